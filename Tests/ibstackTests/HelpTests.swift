import Foundation
import Testing

/// What `--help` says, for all commands.
@Suite struct HelpTests {
  /// A command as the parser describes it.
  private struct Command: Decodable {
    let commandName: String
    let discussion: String?
    let subcommands: [Command]?

    /// It and its subcommands, with the words that name each of them.
    func all(in parents: [String] = []) -> [(words: [String], command: Command)] {
      let words = parents + [commandName]
      return [(words, self)] + (subcommands ?? []).filter { $0.commandName != "help" }.flatMap { $0.all(in: words) }
    }
  }

  private struct Tree: Decodable { let command: Command }

  private func commands() throws -> [(words: [String], command: Command)] {
    let output = try TestFolder().run("--experimental-dump-help").output
    return try JSONDecoder().decode(Tree.self, from: Data(output.utf8)).command.all()
  }

  @Test func usageFitsATerminal() throws {
    let all = try commands()
    #expect(all.count > 30)
    for (words, _) in all {
      let lines = try ToolRun(Array(words.dropFirst()) + ["--help"], in: TestFolder()).lines
      let usage = try #require(lines.first { $0.hasPrefix("USAGE: ibstack") }, "\(words)")
      #expect(usage.count <= 80, "\(usage)")
    }
  }

  /// The parser wraps paragraphs; a line break in one would make a short line.
  @Test func paragraphsHaveNoLineBreaks() throws {
    for (words, command) in try commands() {
      let lines = (command.discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty && !next.isEmpty {
        #expect(line.hasPrefix("  ") || next.hasPrefix("  ") || line.hasSuffix("."), "\(words): \(line)")
      }
    }
  }
}
