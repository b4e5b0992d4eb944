/// The parts of a project that a rule needs to know.
public struct ProjectNeeds: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of needs.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The names of images and colors.
  public static let assets = ProjectNeeds(rawValue: 1)
  /// Classes, outlets and actions, from Swift and Objective-C files.
  public static let sources = ProjectNeeds(rawValue: 2)
  /// Where all documents are, what they identify, and what they connect.
  public static let documents = ProjectNeeds(rawValue: 4)
  /// The identifiers that sources use. They need the sources too.
  public static let identifiers = ProjectNeeds(rawValue: 8)
  /// The languages that the project is translated into.
  public static let languages = ProjectNeeds(rawValue: 16)
  /// The texts of documents in other languages, from files beside them.
  public static let translations = ProjectNeeds(rawValue: 32)
  /// The names in font files.
  public static let fonts = ProjectNeeds(rawValue: 64)
  /// The texts of documents that are translated in files beside them. They need the documents too.
  public static let texts = ProjectNeeds(rawValue: 128)

  /// What nothing uses: all names in sources and in other texts. They need the sources and the documents too.
  public static let usage = ProjectNeeds(rawValue: 256)

  /// Everything.
  static let all: ProjectNeeds = [
    .assets, .sources, .documents, .identifiers, .languages, .translations, .fonts, .texts, .usage,
  ]

  /// What may be different where the content of a file is: rules that need nothing of it find the same as before.
  static func affected(byContentOf path: String) -> ProjectNeeds {
    switch FileSummary.Kind(path: path) {
    case .source: [.sources, .identifiers, .usage]
    case .document: [.documents, .translations, .texts, .usage]
    case nil where isOnlyRead(forUsage: path): .usage
    default: .all
    }
  }

  /// Whether nothing but names is read of a file.
  private static func isOnlyRead(forUsage path: String) -> Bool {
    OtherTexts.isText(path) && !LaunchIndex.isPropertyList(path) && !Manifests.areRead(path.lastPathComponent)
      && !path.contains(".xcassets/")
  }
}
