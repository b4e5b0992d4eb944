import ArgumentParser
import Operations
import StackLint
import StackModel
import Support

/// The documents to lint, and the configuration to use.
struct LintInputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input. Folders are searched for storyboards, xibs and stack definitions.",
      discussion: "The default is the working folder."))
  var paths: [PathArgument] = []

  @OptionGroup var search: SearchOptions

  @Option(help: "Configuration to use for all documents instead of those in their folders.", completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Lint standard input as if it were the content of this file.",
      discussion: "The path selects the configuration and the project. The file does not have to exist.",
      valueName: "path"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var stdinFilename: String?

  func validate() throws {
    if stdinFilename != nil, paths.expanded.contains(where: { $0 != "-" }) {
      throw ValidationError("--stdin-filename names standard input; remove the other paths")
    }
  }

  /// What is linted.
  var searched: SearchedPaths { search.paths(paths.isEmpty ? ["."] : paths.expanded) }
}

/// Options for the documents to lint and the findings to report.
struct LintSelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that are new since a git revision.",
      discussion: """
        Lints documents that differ. Where sources, assets or other files of the project differ, checks all other \
        documents against them, too. Findings that the revision already had are omitted if their object is unchanged.
        """,
      valueName: "revision"))
  var changedSince: String?

  @Flag(
    help: ArgumentHelp(
      "Lint what a commit changes, as a hook of git does.",
      discussion: """
        The paths are the documents of the commit. Also reports what its other changes break in the rest of the \
        repository's documents.
        """))
  var hook = false

  @Option(help: "Share of the documents to lint, such as 2/4 for the second of four.")
  var shard: ShardArgument?

  @Option(
    help: ArgumentHelp(
      "Hide known findings (check), record today's findings as known (write), or report all (off).",
      discussion: "The default is check if there is a baseline, and off otherwise."))
  var baseline: BaselineChoice.Mode?

  @Option(
    help: "File of known findings to use instead of the configuration's or \(Baseline.name).", completion: .file())
  var baselineFile: String?

  @Flag(
    help: ArgumentHelp(
      "Add suppressions for all findings to the configurations of their documents.",
      discussion: "Each has a reason to be replaced."))
  var addSuppressions = false

  func validate() throws {
    if addSuppressions, baseline == .write {
      throw ValidationError("--add-suppressions and --baseline write exclude each other; remove one of them")
    }
    if hook, changedSince != nil {
      throw ValidationError("--hook compares with the last commit; remove --changed-since")
    }
    guard baseline == .write, shard != nil else { return }
    throw ValidationError("--baseline write records the findings of all documents; remove --shard")
  }

  /// Adds what is asked for.
  func apply(to settings: inout LintSettings) {
    settings.since = hook ? .lastCommit : changedSince.map { .revision($0) }
    settings.shard = shard?.shard
    settings.baseline = BaselineChoice(baseline, path: baselineFile)
    settings.addsSuppressions = addSuppressions
  }
}

extension BaselineChoice.Mode: ExpressibleByArgument {}

/// A share of the documents: `2/4` is the second of four.
struct ShardArgument: ExpressibleByArgument {
  let shard: Shard

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
      return nil
    }
    shard = Shard(index: index - 1, count: count)
  }
}

extension LintSettings {
  /// The settings of `lint`, `report` and `preview`. Reads the fonts and translations that options name.
  ///
  /// - Parameter configuration: The configuration for all documents; nil for those in their folders.
  static func read(
    configuration: String?, _ rules: RuleSelectionOptions, _ variants: VariantOptions, _ stacks: StackViewOptions,
    _ fonts: FontOptions
  ) throws(ExitStatus) -> LintSettings {
    var settings = LintSettings()
    (settings.configuration, settings.rules) = (configuration, rules.selection)
    (settings.variants, settings.stackViews) = (variants.choice, stacks.choice)
    if !fonts.paths.isEmpty { settings.fonts = try FontCollection.read(fonts.paths) }
    settings.translations = try TranslationFolders.read(variants.translations.paths)
    return settings
  }
}

/// Options for the edits of findings.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply the fixes of findings that change nothing else.")
  var fix = false

  @Flag(help: "With --fix or --diff, also apply fixes that somebody should review.")
  var unsafe = false

  @Flag(
    help: ArgumentHelp(
      "Print what --fix would change as a diff, and write nothing.",
      discussion: "Exits with status 1 if something would change. git apply and patch -p1 accept the diff."))
  var diff = false

  func validate() throws {
    if unsafe, !fix, !diff { throw ValidationError("--unsafe has no effect without --fix; add --fix") }
  }

  /// The edits to make; nil for none.
  var fixing: DocumentFixing? { fix || diff ? DocumentFixing(includesUnsafe: unsafe) : nil }
}
