import Support

/// What one document offers to code and to other documents, and what it expects of code.
///
/// A project has many documents, and few names in each: lists take less memory than sets.
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
  /// Whether a storyboard has a scene to start with.
  var hasInitialViewController = false
  /// Whether the document may hold more than is found: it is in the format of Xcode 4, or in an unknown encoding.
  var isIncomplete = false
  /// In document order.
  var identifiers: [DocumentIdentifier] = []
  /// The custom classes of its objects, in the order of their names. The owner of the document counts.
  var classes: [ConnectedClass] = []
  /// The ids of all objects of a document that is the base of all languages; empty for others.
  var objectIDs: Set<String> = []
  /// The texts of such a document by their keys in strings files; empty where nobody needs them.
  var texts: [String: String] = [:]
  /// The names by which the document refers to other storyboards and their scenes.
  var referencedNames: Set<String> = []
  /// The storyboards of other bundles to which the document refers.
  var otherBundlesStoryboards: Set<String> = []
  /// The strings of a document in the format of Xcode 4, among them all names that it gives, each once and in alphabetical
  /// order; empty for others.
  var archivedTexts: [String] = []

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

  /// The names of the custom classes of its objects.
  var customClasses: some Collection<String> { classes.lazy.map(\.name) }

  /// Whether an object has a custom class.
  func hasClass(_ name: String) -> Bool { connectedClass(name) != nil }

  /// The outlets that objects of a custom class connect.
  func outlets(ofClass name: String) -> [String] { connectedClass(name)?.outlets ?? [] }

  private func connectedClass(_ name: String) -> ConnectedClass? {
    let place = classes.partitioningIndex { $0.name >= name }
    return place < classes.count && classes[place].name == name ? classes[place] : nil
  }

  /// The same with names that it shares with other documents.
  func sharing(_ names: SharedNames) -> DocumentSummary {
    names.share { share in
      var summary = self
      summary.identifiers = identifiers.map { DocumentIdentifier(kind: $0.kind, name: share($0.name)) }
      summary.classes = classes.map { ConnectedClass(name: share($0.name), outlets: $0.outlets.map(share)) }
      summary.archivedTexts = archivedTexts.map(share)
      return summary
    }
  }
}

/// A custom class of a document's objects.
struct ConnectedClass: Equatable, Sendable {
  let name: String
  /// The outlets that objects of the class connect, each once and in the order of their names.
  let outlets: [String]
}

/// Names that are held once in memory, however many documents have them.
final class SharedNames: Sendable {
  private let names = Locked<Set<String>>([])

  /// No names yet.
  init() {}

  /// Hands out a function that answers a name with an equal one that is already held.
  func share<Result>(_ body: ((String) -> String) -> Result) -> Result {
    names.withLock { names in
      body { name in
        // Strings have room for short names in themselves.
        guard name.utf8.count > 15 else { return name }
        let known = names.insert(name).memberAfterInsert
        // Texts are equal where they are canonically equivalent.
        return PathKey(known) == PathKey(name) ? known : name
      }
    }
  }
}
