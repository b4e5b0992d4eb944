import ArgumentParser
import StackLint

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

/// Options for the systems that documents are compared with.
struct OlderSystemOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only what gets worse since a version of iOS, such as 18.",
      discussion: """
        Lays documents for iOS out on that version and on the one of --ios, which is the newest by default, and omits \
        findings that both have. The devices are an iPhone 15 and an iPad, unless others are chosen. Exits with status 1 \
        if anything gets worse.
        """,
      valueName: "version"))
  var sinceIos: IOSVersion?

  @Option(
    help: ArgumentHelp(
      "Report only what gets worse since a version of macOS, such as 15.",
      discussion: "Likewise for documents for macOS and --macos.", valueName: "version"))
  var sinceMacos: MacOSVersion?

  /// The requested systems.
  var systems: OlderSystems { OlderSystems(iOSVersion: sinceIos?.major, macOSVersion: sinceMacos?.major) }

  /// Whether anything is compared.
  var areGiven: Bool { sinceIos != nil || sinceMacos != nil }

  /// - Throws: A message about versions in the wrong order.
  func validate(_ newer: StackViewOptions) throws {
    if let older = sinceIos, let version = newer.ios, version.major < older.major {
      throw ValidationError("--since-ios names the older version; exchange it with that of --ios")
    }
    if let older = sinceMacos, let version = newer.macos, version.major < older.major {
      throw ValidationError("--since-macos names the older version; exchange it with that of --macos")
    }
  }
}
