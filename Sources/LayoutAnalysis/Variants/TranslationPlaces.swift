import NibDecoder
import StackModel

/// Where the texts of a document's views are translated. What is found only in a translation is mended there.
struct TranslationPlaces {
  private let source: any TranslationSource
  private let path: String
  /// The ids of elements by where they start.
  private let ids: [Int: String]

  /// Nil for a document without translations.
  init?(_ document: LayoutDocument) {
    guard let source = document.options.translations, !document.translatedLanguages.isEmpty else { return nil }
    self.source = source
    path = document.nib.source.path
    let tree = document.nib.tree
    var ids: [Int: String] = [:]
    for element in tree.indices {
      if let id = tree[element, "id"] { ids[tree.range(of: element).lowerBound] = id }
    }
    self.ids = ids
  }

  /// A note on the file that has the text of an element in a language; nil if the element has no text there.
  func note(on range: SourceRange?, in language: LayoutLanguage) -> Diagnostic.Note? {
    guard let range, let id = ids[range.lowerBound], let language = language.translationIdentifier,
      let place = source.place(ofTextOf: id, inDocument: path, in: language)
    else { return nil }
    return Diagnostic.Note("the \(LanguageName.name(language)) text is in \(place)", file: place)
  }
}
