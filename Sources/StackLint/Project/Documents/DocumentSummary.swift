import Escaping

/// What one document offers to code and to other documents, and what it expects of code.
struct DocumentSummary: Equatable, Sendable {
  /// The kinds of documents, by the extensions of their paths.
  enum Kind: Hashable, Sendable {
    case storyboard
    case xib

    init?(path: String) {
      guard path.isDocumentName else { return nil }
      self = path.hasFileExtension("xib") ? .xib : .storyboard
    }
  }

  let kind: Kind
  /// Relative to the project's folder.
  let path: String
  /// In document order.
  var identifiers: [DocumentIdentifier] = []
  /// The outlets that objects of a custom class connect, by the class's name. The owner of the document counts.
  var connectedOutlets: [String: Set<String>] = [:]
  /// The ids of all objects of a document that is the base of all languages; empty for others.
  var objectIDs: Set<String> = []
  /// The texts of such a document by their keys in strings files; empty where nobody needs them.
  var texts: [String: String] = [:]
  /// The names by which the document refers to other storyboards and their scenes.
  var referencedNames: Set<String> = []
  /// The storyboards of other bundles to which the document refers.
  var otherBundlesStoryboards: Set<String> = []
  /// Whether a storyboard has a scene to start with.
  var hasInitialViewController = false
  /// The strings of a document in the format of Xcode 4, among them all names that it gives; empty for others.
  var archivedTexts: Set<String> = []
  /// Whether the document may hold more than is found: it is in the format of Xcode 4, or in an unknown encoding.
  var isIncomplete = false

  init(kind: Kind, path: String) { (self.kind, self.path) = (kind, path) }

  /// The name that code asks for: `Main` for `Base.lproj/Main~ipad.storyboard`.
  var name: String { Self.name(ofPath: path, kind) }

  /// The name of the file without its extension: `Main~ipad`.
  var fileName: String { Self.fileName(ofPath: path, kind) }

  static func name(ofPath path: String, _ kind: Kind) -> String {
    String(fileName(ofPath: path, kind).prefix { $0 != "~" })
  }

  /// The name of the file without its extension: `Main~ipad`.
  static func fileName(ofPath path: String, _ kind: Kind) -> String {
    String(Substring(path.lastPathComponent.utf8.dropLast(kind == .xib ? 4 : 11)))
  }

  /// The custom classes of its objects.
  var customClasses: some Collection<String> { connectedOutlets.keys }
}
