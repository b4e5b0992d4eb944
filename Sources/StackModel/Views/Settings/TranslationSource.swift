public import NibDecoder

/// Where the texts of documents in other languages come from.
public protocol TranslationSource: Sendable {
  /// The languages into which a document is translated, such as `de` and `pt-BR`, in alphabetical order.
  func languages(ofDocument path: String) -> [String]

  /// The texts of a document in a language.
  ///
  /// - Parameter path: As the document was read.
  /// - Returns: The texts by their keys, such as `abc-12-xyz.text`; nil if the document is not translated into the language.
  func texts(ofDocument path: String, in language: String) -> [String: String]?

  /// The place of a text of an object in a language.
  ///
  /// - Parameters:
  ///   - id: The id of the object.
  ///   - path: As the document was read.
  /// - Returns: Such as `de.lproj/Main.strings:3:15`; nil if the object has no text in the language, or nobody knows where.
  func place(ofTextOf id: String, inDocument path: String, in language: String) -> FilePlace?
}

extension TranslationSource {
  /// Nil: nobody knows where.
  public func place(ofTextOf id: String, inDocument path: String, in language: String) -> FilePlace? { nil }
}
