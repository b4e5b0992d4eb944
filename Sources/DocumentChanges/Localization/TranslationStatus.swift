package import Formats

/// How much of a document a language's texts translate.
package struct TranslationStatus: Sendable, Equatable {
  /// Texts with a translation that differs from them, and texts without letters that are there.
  package private(set) var translated = 0
  /// Texts that are the same in the language.
  package private(set) var untranslated = 0
  /// Texts that are not there.
  package private(set) var missing = 0
  /// Keys that name nothing in the document.
  package private(set) var stale = 0

  package init() {}

  package init(_ table: TranslationTable, of document: DocumentStrings) {
    for string in document.strings {
      guard let entry = table[string.key] else {
        missing += 1
        continue
      }
      let isSame = !entry.isTranslated || entry.value == string.text && string.text.contains(where: \.isLetter)
      if isSame { untranslated += 1 } else { translated += 1 }
    }
    stale = table.entries.count { document.isStale($0.key.text) }
  }

  /// The share of the document's texts that are translated, from 0 to 1; 1 for a document without texts.
  package var completeness: Double {
    let count = translated + untranslated + missing
    return count == 0 ? 1 : Double(translated) / Double(count)
  }

  package static func += (left: inout Self, right: Self) {
    left.translated += right.translated
    left.untranslated += right.untranslated
    left.missing += right.missing
    left.stale += right.stale
  }
}

/// What an update does with translations whose text changed or is gone.
public struct UpdateOptions: Sendable {
  /// Whether keys of objects that are gone stay.
  public var keepsStale: Bool
  /// Whether a changed text replaces its translation.
  public var resetsChanged: Bool

  /// Creates options.
  public init(keepsStale: Bool = false, resetsChanged: Bool = false) {
    self.keepsStale = keepsStale
    self.resetsChanged = resetsChanged
  }
}

/// The keys that an update changes.
public struct UpdatedKeys: Sendable, Equatable {
  /// The keys of texts that the file lacked.
  public package(set) var added: [String] = []
  /// The keys of texts that the document, or a translation, has otherwise.
  public package(set) var changed: [String] = []
  /// The keys of texts that are gone from the document.
  public package(set) var removed: [String] = []

  init() {}

  /// Whether the file stays as it is.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}
