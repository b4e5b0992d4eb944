import Foundation
import Testing

/// Every command and option that a page mentions exists.
@Suite struct DocumentedOptionTests {
  private static let commands = [
    "validate", "lint", "layout", "explain", "update-frames", "format", "rules", "elements", "config", "migrate",
    "merge-reports",
    "fidelity",
    "report", "render", "preview", "merge", "mergetool", "resolve", "diff", "apply", "strings",
  ]

  private static let subcommands = ["strings": ["extract", "update", "import", "status"]]

  /// The long options that the help of a command and of its subcommands lists.
  private static let options: [String: Set<String>] = {
    var options: [String: Set<String>] = [:]
    for command in commands {
      var help = (try? TestFolder().run("help", command))?.output ?? ""
      for subcommand in subcommands[command] ?? [] {
        help += (try? TestFolder().run("help", command, subcommand))?.output ?? ""
      }
      options[command] = Set(help.matches(of: /(--[a-z-]+)/).map { String($0.1) })
    }
    return options
  }()

  /// The command lines in a page: in backticks, and in blocks.
  private static func commandLines(_ page: MarkdownPage) -> [[Substring]] {
    let inline = page.lines.flatMap { $0.matches(of: /`(?:ibstack )?([a-z-]+ [^`]*--[^`]*)`/).map(\.1) }
    let blocks = page.blocks.flatMap(\.lines).compactMap { $0.firstMatch(of: /ibstack ([a-z-]+ .*)/)?.1 }
    return (inline + blocks).map { line in line.prefix { !"#|".contains($0) }.split(separator: " ") }
      .filter { $0.first.map { commands.contains(String($0)) } ?? false }
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
  @Test(arguments: commands) func helpStartsWithWhatTheCommandDoes(command: String) throws {
    let help = try TestFolder().run("help", command).output
    let overview = try #require(help.split(separator: "\n").first)
    #expect(overview.hasPrefix("OVERVIEW: ") && overview.hasSuffix("."))
    let verb = try #require(overview.dropFirst(10).split(separator: " ").first)
    let verbs = [
      "Validate", "Lint", "Lay", "Show", "Correct", "List", "Create,", "Convert", "Combine", "Compare", "Write",
      "Draw", "Merge", "Ask", "Make", "Extract",
    ]
    #expect(verbs.contains(String(verb)))
  }

  @Test func helpTellsWhichCommandGoesIntoCI() throws {
    let helps = try ["lint", "validate"].map { command in
      try TestFolder().run("help", command).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(helps[0].contains("This is the command to run in CI."))
    #expect(helps[1].contains("In CI, run ibstack lint instead"))
  }

  /// Eighty columns, but for examples.
  @Test(arguments: commands) func everyOptionIsDescribed(command: String) throws {
    let help = try TestFolder().run("help", command).output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("  --") {
      let text = line.drop { $0 == " " }.split(separator: "  ", maxSplits: 1, omittingEmptySubsequences: true)
      #expect(text.count == 2 || next.hasPrefix("     "), "\(line)")
    }
  }
}
