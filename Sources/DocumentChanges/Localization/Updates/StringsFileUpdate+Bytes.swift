import Formats

/// Updating files that were read elsewhere.
extension StringsFileUpdate {
  /// Brings a file up to date with its document: adds its new texts, notes those that changed, and drops those that are gone.
  ///
  /// ```swift
  /// let update = try StringsFileUpdate(of: bytes, name: "Main.strings", language: "de", from: DocumentStrings(tree))
  /// if !update.keys.isEmpty { write(update.bytes) }
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8 or UTF-16.
  ///   - name: Its name or path, whose extension is `strings` or `xcstrings`.
  ///   - language: The language of a strings file, such as `de`. A string catalog names its own.
  /// - Throws: ``Failure`` for a file that cannot be read, and for a text that its encoding lacks.
  public init(
    of bytes: [UInt8], name: String, language: String, from document: DocumentStrings,
    options: UpdateOptions = UpdateOptions()
  ) throws(Failure) {
    try self.init(Self.file(bytes, name, language), from: document, options: options)
  }

  /// Puts translations into a file. Texts of the document that the file lacks are added if they have a translation.
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8 or UTF-16.
  ///   - name: Its name or path, whose extension is `strings` or `xcstrings`.
  ///   - translations: The translations by key. Keys that neither the file nor the document has are ignored.
  ///   - language: Their language, which is that of the file or a part of a string catalog.
  /// - Throws: ``Failure``, as for an update.
  public init(
    of bytes: [UInt8], name: String, importing translations: [String: ImportedText], language: String,
    for document: DocumentStrings
  ) throws(Failure) {
    try self.init(
      Self.file(bytes, name, language), importing: translations, language: language, for: document)
  }

  private static func file(_ bytes: [UInt8], _ name: String, _ language: String) throws(Failure) -> TranslationFile {
    do throws(UnreadableStrings) { return try TranslationFile(bytes, path: name, language: language) } catch {
      throw Failure(message: error.message, position: LineIndex(error.source).position(at: error.range.lowerBound))
    }
  }
}
