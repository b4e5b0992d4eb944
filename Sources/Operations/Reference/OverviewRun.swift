import NibDecoder
import StackLint
import Support

/// Says which documents the working folder has, and which commands are worth trying there.
package struct OverviewRun {
  /// A home folder should not be searched through.
  private static let limit = 20_000

  package init() {}

  package func run() throws(ExitStatus) {
    let folder = AbsolutePath(".")
    let found = InputFiles.find(["."], wanted: .layouts, limit: Self.limit)
    let text = Self.text(
      found.files.map(\.path), isComplete: found.isComplete, isRepository: folder.repository != nil,
      isConfigured: folder.appending(ConfigurationFile.name).exists)
    try Printout(text).print()
  }

  /// - Parameters:
  ///   - paths: The documents that were found.
  ///   - isComplete: Whether there are no others.
  ///   - isRepository: Whether git keeps the folder.
  ///   - isConfigured: Whether the folder has a configuration.
  static func text(
    _ paths: [String], isComplete: Bool, isRepository: Bool, isConfigured: Bool
  ) -> Escaped<LogLine> {
    let kinds = paths.reduce(into: [:] as [Kind: Int]) { $0[Kind($1), default: 0] += 1 }
    let counts = Kind.allCases.compactMap { kind in kinds[kind].map { "\($0.counted(kind.noun))" as Escaped<LogLine> } }
    guard !counts.isEmpty else { return "\(nothing)\n\n\(table(forNothing))\n\(ending)" }
    let folders = Set(paths.map { PathKey($0.folderAndName.folder) }).count
    let configuration: Escaped<LogLine> = isConfigured ? "; \(ConfigurationFile.name) configures lint" : ""
    let place: Escaped<LogLine> = "\(isComplete ? "" : " or more") in \(folders.counted("folder"))"
    let third = isRepository ? forRepositories : forOtherFolders
    return "\(list(counts))\(place)\(configuration)\n\n\(table(forDocuments + [third]))\n\(ending)"
  }

  private enum Kind: CaseIterable {
    case storyboard, xib, definition

    init(_ path: String) {
      self = path.hasFileExtension("storyboard") ? .storyboard : path.hasFileExtension("xib") ? .xib : .definition
    }

    var noun: String {
      switch self {
      case .storyboard: "storyboard"
      case .xib: "xib"
      case .definition: "stack definition"
      }
    }
  }

  // MARK: - Words

  private typealias Row = (command: Escaped<LogLine>, effect: Escaped<LogLine>)

  private static let nothing: Escaped<LogLine> = "No storyboard, xib or stack definition was found here."
  private static let ending: Escaped<LogLine> = "ibstack help lists all commands, ibstack help COMMAND its options.\n"
  private static let forDocuments: [Row] = [
    ("ibstack lint", "report what is wrong with them"),
    ("ibstack report . --output page", "show all screens on one page"),
  ]
  private static let forRepositories: Row = ("ibstack diff", "show what changed since the last commit")
  private static let forOtherFolders: Row = ("ibstack layout .", "print the frame of every view")
  private static let forNothing: [Row] = [
    ("ibstack lint FOLDER", "look elsewhere"),
    ("ibstack elements stackView", "describe an element, to write a layout by hand"),
    ("ibstack nib dump App.ipa", "show what compiled nibs contain"),
  ]

  private static func table(_ rows: [Row]) -> Escaped<LogLine> {
    rows.map { "  \($0.command)\(Escaped.spaces(max(2, 34 - $0.command.string.count)))\($0.effect)\n" }.joined()
  }

  private static func list(_ words: [Escaped<LogLine>]) -> Escaped<LogLine> {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
