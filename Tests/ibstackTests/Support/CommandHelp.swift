import Foundation
import TestSupport

/// A command as `ibstack --experimental-dump-help` describes it.
struct CommandHelp: Decodable {
  struct Argument: Decodable, Hashable {
    struct Name: Decodable, Hashable {
      let kind: String
      let name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    /// The name of an option; empty for another argument.
    var name: String { preferredName?.text ?? "" }

    let kind: String
    let names: [Name]?
    let preferredName: Name?
    let valueName: String
    let abstract: String?
    let discussion: String?
    let defaultValue: String?
    let allValues: [String]?
  }

  private struct Tree: Decodable { let command: CommandHelp }

  let commandName: String
  let superCommands: [String]?
  let abstract: String
  let discussion: String?
  private let arguments: [Argument]?
  private let subcommands: [CommandHelp]?

  /// The program itself.
  static func root() throws -> CommandHelp {
    let output = try TestFolder().run("--experimental-dump-help").output
    return try JSONDecoder().decode(Tree.self, from: Data(output.utf8)).command
  }

  /// It and its subcommands.
  var all: [CommandHelp] { [self] + (subcommands ?? []).filter { $0.commandName != "help" }.flatMap(\.all) }

  /// The words after the program's name, such as `strings update`.
  var words: [String] { superCommands.map { Array($0.dropFirst()) + [commandName] } ?? [] }

  var positionals: [Argument] { (arguments ?? []).filter { $0.names == nil } }

  /// The options, without those of every command.
  var options: [Argument] {
    (arguments ?? []).filter { $0.names != nil && !["--help", "--version"].contains($0.name) }
  }

  /// Paragraphs, and examples that are indented.
  var discussionLines: [Substring] { (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false) }

  /// What `--help` says about how to call it.
  func usage() throws -> String? {
    let lines = try ToolRun(words + ["--help"], in: TestFolder()).lines
    return lines.lazy.compactMap { $0.firstMatch(of: /^USAGE: (ibstack.*)/).map { String($0.1) } }.first
  }
}
