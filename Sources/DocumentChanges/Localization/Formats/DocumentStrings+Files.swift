/// The texts of a document as new files for translators.
extension DocumentStrings {
  /// A strings file as `ibtool --generate-strings-file` writes it, in UTF-8.
  public var stringsFile: [UInt8] { StringsFileWriter.text(for: strings) }

  /// A string catalog as Xcode writes it, in UTF-8.
  ///
  /// - Parameter language: The document's own language, such as `en`.
  public func stringCatalog(language: String) -> [UInt8] {
    Array(StringCatalogWriter.text(for: strings, language: language).utf8)
  }
}
