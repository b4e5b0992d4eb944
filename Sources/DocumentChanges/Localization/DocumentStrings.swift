public import Formats
import NibDecoder

/// All texts of an Interface Builder document that are translated.
///
/// ```swift
/// let document = try DocumentStrings(XMLTree(contentsOf: "Base.lproj/Main.storyboard"))
/// for string in document.strings { print(string.key, string.text, string.comment) }
/// ```
public struct DocumentStrings: Sendable {
  /// What translators get, in the order in which ibtool writes it: no empty texts, and none that are to be left alone.
  public let strings: [LocalizableString]
  /// The texts by key, those too that translators do not get.
  private let all: [String: LocalizableString]
  /// The names of elements by the ids of their objects.
  private let elements: [String: String]
  private let vocabulary: Vocabulary

  /// Finds the texts of a document.
  public init(_ tree: XMLTree) {
    vocabulary = .forDocuments(ofType: tree[tree.root, "type"])
    let texts = DocumentElementTexts(names: tree.names, vocabulary: vocabulary)
    // An archive of Xcode 3 has another vocabulary.
    let isDocument = tree.name(of: tree.root) == "document"
    var elements: [String: String] = [:]
    var found: [LocalizableString] = []
    for element in tree.indices {
      guard let id = tree[element, "id"] else { continue }
      elements[id] = tree.name(of: element)
      guard isDocument else { continue }
      let object = ObjectStrings(element, in: tree, texts)
      guard !object.texts.isEmpty else { continue }
      let (className, note) = (texts.object(tree[element].name)?.className ?? "NSObject", object.note)
      found += object.texts.map {
        LocalizableString(objectID: id, property: $0.property, className: className, text: $0.text, note: note)
      }
    }
    self.elements = elements
    all = Dictionary(found.lazy.map { ($0.key, $0) }) { first, _ in first }
    strings = all.values.filter { !$0.text.isEmpty && !$0.isIgnored }.sorted()
  }

  /// Reads a document.
  ///
  /// - Parameter path: The name that errors report it under.
  /// - Throws: ``UnreadableDocument`` for what is no XML.
  public init(_ bytes: [UInt8], path: String) throws(UnreadableDocument) {
    self.init(try XMLTree(bytes, path: path))
  }

  /// The text of a key, also of one that translators do not get.
  public subscript(key: String) -> LocalizableString? { all[key] }

  /// All texts by key, also of those that translators do not get.
  package var texts: [String: String] { all.mapValues(\.text) }

  /// Whether a key named a text of the document that is no longer there: its object is gone, or has no such text.
  ///
  /// Keys of unknown kinds count as used.
  func isStale(_ key: String) -> Bool {
    guard all[key] == nil, let dot = key.firstIndex(of: "."), dot > key.startIndex else { return false }
    guard let element = elements[String(key[..<dot])] else { return true }
    return vocabulary.mayTranslate(String(key[key.index(after: dot)...]), of: element)
  }
}

/// A text of an Interface Builder document that is translated, as Apple's ibtool extracts it.
public struct LocalizableString: Sendable, Hashable {
  /// The id of the object that shows the text.
  public let objectID: String
  /// The property, such as `text` or `segmentTitles[0]`.
  public let property: String
  /// The class in Interface Builder, such as `UILabel`; never one of the app's own.
  public let className: String
  /// The text in the document's own language.
  public let text: String
  /// The developer's hint for translators; nil without one.
  public let note: String?

  /// Creates a text.
  public init(objectID: String, property: String, className: String, text: String, note: String? = nil) {
    self.objectID = objectID
    self.property = property
    self.className = className
    self.text = text
    self.note = note
  }

  /// The key in strings files and string catalogs.
  public var key: String { "\(objectID).\(property)" }

  /// What translators are told about the text.
  public var comment: String { StringComment(self).text }

  /// Whether the hint tells tools to leave the text alone, as BartyCrouch reads it.
  var isIgnored: Bool { note?.lowercased().contains("bc-ignore!") ?? false }
}

extension LocalizableString: Comparable {
  /// The order in which ibtool writes: by id and then by property, numbers by their value.
  public static func < (left: Self, right: Self) -> Bool {
    NaturalOrder.precedes((left.objectID, left.property), (right.objectID, right.property))
  }
}

/// How far a translation is.
public enum TranslationState: String, Sendable {
  /// Still to be made.
  case new
  /// To be looked at, for example because the document's text changed.
  case needsReview = "needs_review"
  /// Done.
  case translated
}

/// A translation from outside of the project.
public struct ImportedText: Sendable, Hashable {
  /// The translation.
  public let text: String
  /// String catalogs note it; strings files do not.
  public let state: TranslationState

  /// Creates a translation.
  public init(_ text: String, state: TranslationState = .translated) { (self.text, self.state) = (text, state) }
}
