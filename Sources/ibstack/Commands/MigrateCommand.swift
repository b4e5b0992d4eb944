public import ArgumentParser
import Escaping
import FileAccess
import LintSetup
public import StackLint

struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Make a configuration from that of IBLinter or xiblint.",
    discussion: """
      Keeps rules, options and paths, and says in comments what has no counterpart. ibstack lint --explain-migration lists
      what rules are called here.

        ibstack migrate .iblinter.yml --output .ibstack.yml
        ibstack migrate .xiblint.json
      """)

  @Argument(help: "The other linter's configuration: .iblinter.yml or .xiblint.json.")
  var file: String

  @Option(help: "Whose configuration it is, where the name does not tell: iblinter or xiblint.")
  var from: PeerLinter?

  @Option(help: "File to write; it must not be there yet. Standard output by default.")
  var output: String?

  func run() throws {
    if let output, AbsolutePath(output).exists { throw failed(["\(output): error: is there already; remove it first"]) }
    let text = try text()
    guard let output else { return try Printout(text).print() }
    if let failure = FileReplacement(path: output, content: text.bytes).failureOfWriting() {
      throw failed([failure.message])
    }
  }

  private func text() throws -> Escaped<YAMLScalar> {
    let linter = from ?? (file.hasSuffix(".json") ? .xiblint : .iblinter)
    do throws(InvalidConfiguration) {
      let bytes = try bytes()
      let configuration = try PeerConfigurationReader.read(bytes, path: file, linter: linter)
      return MigratedConfigurationWriter(configuration: configuration).text
    } catch {
      throw failed(error.lines)
    }
  }

  private func bytes() throws(InvalidConfiguration) -> [UInt8] {
    switch InputFile(path: file).read(limit: 1 << 20) {
    case .success(let bytes): return bytes
    case .failure(let failure): throw InvalidConfiguration(failure)
    }
  }

  private func failed(_ lines: [String]) -> ExitCode {
    for line in lines { Terminal.complain("\(line)") }
    return ExitCode(2)
  }
}

extension PeerLinter: ExpressibleByArgument {}
