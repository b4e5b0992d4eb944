import ArgumentParser
import LanguageServer
import Operations
import Support

struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve editors and agents by the Language Server Protocol.",
    discussion: """
      Speaks the protocol, version 3.17, on standard input and output. Editors start it: see Documentation/Editors.md. \
      Reports what lint reports of the documents that are open, as they are edited.
      """)

  @Option(help: "Configuration to use for all documents instead of those in their folders.", completion: .file())
  var config: String?

  func run() throws {
    let path = config.map { AbsolutePath($0).text }
    let server = LanguageServer(version: ToolVersion.current, configuration: path, entersFolder: true) { message in
      _ = Terminal.failureOfWriting(OutputText(message))
    }
    guard server.run(reading: { StandardInput.readSome(atMost: 1 << 16) }) else { throw ExitStatus.found }
  }
}

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve agents by the Model Context Protocol.",
    discussion: """
      Speaks the protocol on standard input and output, from 2024-11-05 to 2026-07-28. Agents start it: see \
      Documentation/Editors.md. Five tools do what the commands do: outline, picture, lint, explain and edit. No path may \
      lead out of the working folder, links included. Answers have at most 8,000 bytes of text, and say how much is left out.
      """)

  func run() throws {
    guard let root = ServedRoot.resolve() else { throw ExitStatus.failed }
    ModelContextServer(root: root, version: ToolVersion.current) { line in
      _ = Terminal.failureOfWriting(OutputText(line))
    }.run(reading: { StandardInput.readSome(atMost: 1 << 16) })
  }
}
