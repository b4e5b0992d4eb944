import ArgumentParser

/// Options for what the documents of a page are compared with.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show only documents that differ from a git revision or from a folder, before and after.",
      discussion: "The revision is the commit at which it and the working tree parted.", valueName: "revision or folder"
    ), completion: .directory)
  var compare: String?

  @OptionGroup var older: OlderSystemOptions

  @Option(
    help: "File for a summary of the comparison in Markdown, for a comment on a pull request.", completion: .file())
  var summary: String?

  /// - Throws: A message about options that contradict each other.
  func validate(_ newer: StackViewOptions) throws {
    if compare != nil, older.areGiven {
      throw ValidationError("--compare and --since-ios or --since-macos compare with different things; choose one")
    }
    if summary != nil, compare == nil, !older.areGiven {
      throw ValidationError("--summary tells what changed; add --compare or --since-ios")
    }
    try older.validate(newer)
  }
}
