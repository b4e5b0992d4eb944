import TestSupport
import Testing

/// Every command and option that a page mentions exists.
@Suite struct DocumentedOptionTests {
  private static let all = (try? CommandHelp.root().all) ?? []
  private static let commands = all.filter { $0.words.count == 1 }

  /// The long options of a command and of its subcommands.
  private static let options = Dictionary(
    uniqueKeysWithValues: commands.map { command in
      (command.commandName, Set(command.all.flatMap(\.options).map(\.name) + ["--help", "--version"]))
    })

  /// The command lines in a page: in backticks, and in blocks.
  private static func commandLines(_ page: MarkdownPage) -> [[Substring]] {
    let inline = page.lines.flatMap { $0.matches(of: /`(?:ibstack )?([a-z-]+ [^`]*--[^`]*)`/).map(\.1) }
    let blocks = page.blocks.flatMap(\.lines).compactMap { $0.firstMatch(of: /ibstack ([a-z-]+ .*)/)?.1 }
    return (inline + blocks).map { line in line.prefix { !"#|".contains($0) }.split(separator: " ") }
      .filter { $0.first.map { options[String($0)] != nil } ?? false }
  }

  @Test(arguments: MarkdownPage.all) func optionsExist(page: MarkdownPage) {
    for words in Self.commandLines(page) {
      let named = words.prefix { $0 != "--" }.compactMap { $0.firstMatch(of: /^(--[a-z-]+)/).map { String($0.1) } }
      let unknown = Set(named).subtracting(Self.options[String(words[0]), default: []])
      #expect(unknown == [], "\(page.path): \(words.joined(separator: " "))")
    }
  }

  @Test func manyOptionsAreMentioned() {
    #expect(MarkdownPage.all.flatMap(Self.commandLines).count > 40)
    #expect(Self.options["lint"]?.isSuperset(of: ["--format", "--strict", "--changed-since"]) == true)
    #expect(Self.options["layout"]?.contains("--strict") == false)
  }

  /// What the command does stands first, in the imperative, as one sentence.
  @Test func helpStartsWithWhatTheCommandDoes() {
    let verbs = [
      "Validate", "Lint", "Lay", "Rename", "Show", "Show,", "Correct", "List", "Create,", "Convert", "Combine",
      "Compare",
      "Compile", "Write", "Draw", "Merge", "Ask", "Make", "Extract", "Serve",
    ]
    #expect(Self.commands.count > 20)
    for command in Self.commands {
      #expect(command.abstract.hasSuffix("."))
      #expect(verbs.contains(String(command.abstract.prefix { $0 != " " })), "\(command.abstract)")
    }
  }

  @Test func helpTellsWhichCommandGoesIntoCI() throws {
    let helps = try ["lint", "validate"].map { command in
      try TestFolder().run("help", command).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(helps[0].contains("This is the command to run in CI."))
    #expect(helps[1].contains("In CI, run ibstack lint instead"))
  }

  @Test func everyOptionIsDescribed() {
    for command in Self.all {
      for argument in command.positionals + command.options {
        #expect(argument.abstract?.isEmpty == false, "\(command.words): \(argument.valueName)")
      }
    }
  }
}
