/// Documentation/Commands.md: what `--help` says, with links to the pages that explain it.
struct CommandsPage {
  /// Where commands and options are explained.
  static let explanations = [
    "validate": "[Linting](Linting.md)",
    "lint": "[Linting](Linting.md)",
    "layout": "[Layout](Layout.md)",
    "explain": "[Explanations](Explanations.md)",
    "update-frames": "[Updating frames](Layout.md#updating-frames)",
    "format": "[Formatting](Formatting.md)",
    "render": "[Pictures](Rendering.md)",
    "report": "[Reports](Reports.md)",
    "lsp": "[Editors and agents](Editors.md)",
    "preview": "[While you work](Reports.md#while-you-work)",
    "rules": "[Rules](Rules.md)",
    "elements": "[Stack definitions](StackDefinitions.md#elements)",
    "config": "[Configuration](Linting.md#configuration)",
    "migrate": "[Migration](Migration.md)",
    "strings": "[Localization](Localization.md)",
    "nib": "[Compiled nibs](CompiledNibs.md)",
    "compile": "[Compiling](Compiling.md)",
    "convert": "[Converting](StackDefinitions.md#converting)",
    "edit": "[Editing](Editing.md)",
    "rename": "[Renaming](Renaming.md)",
    "mcp": "[Agents](Editors.md#agents)",
    "diff": "[Comparing](Diff.md)",
    "apply": "[Taking a change elsewhere](Diff.md#taking-a-change-elsewhere)",
    "merge": "[Merging](Merging.md)",
    "mergetool": "[Conflicts](Merging.md#conflicts)",
    "resolve": "[Conflicts](Merging.md#conflicts)",
    "merge-reports": "[Shards](Linting.md#shards)",
    "fidelity": "[Fidelity](Evidence/Fidelity.md)",
    "--add-suppressions": "[Suppressions](Linting.md#suppressions)",
    "--baseline": "[Pull requests](Linting.md#pull-requests)",
    "--changed-since": "[Pull requests](Linting.md#pull-requests)",
    "layout --compare": "[Measuring](Measuring.md#comparing)",
    "report --compare": "[Before and after](Reports.md#before-and-after)",
    "--confidence": "[Fidelity](Evidence/Fidelity.md#how-certain-a-frame-is)",
    "--constraints": "[Stack views](Layout.md#stack-views)",
    "--device": "[Facts of the canvas](Internals/CanvasFacts.md#devices)",
    "--devices": "[Devices, text sizes and languages](Variants.md)",
    "--explain-migration": "[Migration](Migration.md)",
    "--fix": "[Pull requests](Linting.md#pull-requests)",
    "--font": "[Text](Internals/Text.md#font-files)",
    "--hook": "[Hooks](Linting.md#hooks)",
    "--ignore": "[Rules on the command line](Linting.md#rules-on-the-command-line)",
    "--in-document-suppressions": "[Suppressions](Linting.md#suppressions)",
    "--ios": "[Stack views](Layout.md#stack-views)",
    "--languages": "[Devices, text sizes and languages](Variants.md)",
    "--layers": "[Layers](Rendering.md#layers)",
    "--macos": "[Versions of macOS](Layout.md#versions-of-macos)",
    "--marked-copies": "[Measuring](Measuring.md#marked-copies)",
    "--scale": "[PNG](Rendering.md#png)",
    "--select": "[Rules on the command line](Linting.md#rules-on-the-command-line)",
    "--semantics": "[Canvas or run time](Layout.md#canvas-or-run-time)",
    "--shard": "[Shards](Linting.md#shards)",
    "--sketch": "[Sketches](Rendering.md#sketches)",
    "--stack-behavior": "[Stack views](Layout.md#stack-views)",
    "--strings": "[Translations elsewhere](Localization.md#translations-elsewhere)",
    "--text-sizes": "[Text size](Layout.md#text-size)",
    "--watch": "[Watching](Linting.md#watching)",
  ]

  private let root: CommandHelp
  private let commands: [CommandHelp]
  /// Options that several commands have, with the same meaning.
  private let shared: [CommandHelp.Argument]

  init(_ root: CommandHelp) {
    self.root = root
    commands = Array(root.all.dropFirst())
    let options = commands.flatMap(\.options)
    let counts = Dictionary(options.map { ($0, 1) }, uniquingKeysWith: +)
    // Of two options with one name, only the more frequent one is found by it.
    let several = options.filter { counts[$0, default: 0] > 1 }
    let frequent = Dictionary(several.map { ($0.name, $0) }) { first, second in
      counts[first, default: 0] < counts[second, default: 0] ? second : first
    }
    var told: Set<String> = []
    shared = options.filter { frequent[$0.name] == $0 && told.insert($0.name).inserted }
  }

  func markdown() throws -> String {
    let rows = commands.map { command in
      let link = "[`ibstack \(command.words.joined(separator: " "))`](#\(command.words.joined(separator: "-")))"
      let page = Self.explanations[command.words[0]] ?? ""
      return "| \(link) | \(Self.text(command.abstract)) | \(page) |\n"
    }
    let sections = try commands.map(section).joined()
    return """
      # Commands, options and exit statuses

      This page is what `ibstack COMMAND --help` prints for each command, with links to the pages that explain it. It is
      generated; the texts are in `Sources/ibstack/Commands`.

      \(discussion(of: root))

      | command | what it does | page |
      |---|---|---|
      \(rows.joined())
      ## Shared options

      The sections of commands name those of these options that they have.

      \(Self.table(shared))
      \(sections)
      """
  }

  private func section(_ command: CommandHelp) throws -> String {
    let usage = try command.usage().map { "Usage: `\($0)`" }
    let own = command.positionals + command.options.filter { !shared.contains($0) }
    let others = command.options.filter(shared.contains).map { "`\($0.name)`" }.joined(separator: ", ")
    let parts = [
      Self.text(command.abstract), usage, discussion(of: command), own.isEmpty ? nil : Self.table(own, of: command),
      others.isEmpty ? nil : "[Shared options](#shared-options): \(others).",
    ]
    let body = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
    return "\n## \(command.words.joined(separator: " "))\n\n\(body)\n"
  }

  /// Paragraphs, and examples as blocks of code.
  private func discussion(of command: CommandHelp) -> String {
    command.discussionLines.map { $0.hasPrefix("  ") ? "  \($0)" : Self.text($0) }.joined(separator: "\n")
  }

  private static func table(_ arguments: [CommandHelp.Argument], of command: CommandHelp? = nil) -> String {
    let rows = arguments.map { argument in
      let forms = argument.names?.map(\.text).sorted { $0.count > $1.count }.map { "`\($0)`" }.joined(separator: ", ")
      let meaningWords = Set(words(of: (argument.abstract ?? "") + " " + (argument.discussion ?? "")))
      // Values that the meaning names are not listed again.
      let values = argument.allValues.flatMap { meaningWords.isSuperset(of: $0) ? nil : $0 }
      let value =
        values?.map { "`\($0)`" }.joined(separator: ", ")
        ?? (argument.kind == "option" ? "`<\(argument.valueName)>`" : "")
      let names = [command.map { "\($0.words[0]) \(argument.name)" }, argument.name].compactMap(\.self)
      let link = names.lazy.compactMap { explanations[$0] }.first.map { "See \($0)." }
      let meaning = [argument.abstract.map(text), argument.discussion.map(text), link].compactMap(\.self)
      let standard = argument.defaultValue.map { "`\($0)`" } ?? ""
      return "| \(forms ?? "`<\(argument.valueName)>`") | \(value) | \(meaning.joined(separator: " ")) | \(standard) |"
    }
    return (["| option | value | meaning | default |", "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }

  private static func text(_ text: some StringProtocol) -> String {
    // What the program lacks that the page is made with is nothing that a reader may lack.
    String(text).replacing(" (this one is not)", with: "").replacing("<", with: "\\<").replacing("|", with: "\\|")
  }
}
