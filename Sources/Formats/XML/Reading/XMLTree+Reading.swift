import Support

/// Reading a document without any registry of classes.
extension XMLTree {
  /// Reads an XML document.
  ///
  /// Reads any well-formed document, whatever it describes. Refuses document type declarations, documents over 64 MiB, and
  /// elements that are nested deeper than 256 levels.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in any encoding that libxml2 knows.
  ///   - path: The name that errors report it under.
  /// - Throws: ``UnreadableDocument``, which says what is wrong and where.
  public init(_ bytes: [UInt8], path: String) throws(UnreadableDocument) {
    self = try XMLReader.read(bytes, path: path)
  }

  /// Reads an XML document from text.
  ///
  /// - Throws: ``UnreadableDocument``, as ``init(_:path:)`` does.
  public init(text: String, path: String = "<text>") throws(UnreadableDocument) {
    try self.init(Array(text.utf8), path: path)
  }

  /// The bytes of a document with another text, in the encoding of this one. They are read again: every command that writes
  /// documents writes only what comes from here, or what it read again itself.
  ///
  /// - Returns: Nil if the encoding cannot express the text, or the result cannot be read.
  package func bytes(ofDocument text: [UInt8]) -> [UInt8]? {
    guard let bytes = source.encoding.encode(text), let tree = try? XMLTree(bytes, path: source.path),
      tree.source.bytes == text
    else { return nil }
    return bytes
  }

  /// Reads an XML document from a file.
  ///
  /// - Throws: ``UnreadableDocument``, also for a file that cannot be read.
  public init(contentsOf path: String) throws(UnreadableDocument) {
    let bytes: [UInt8]
    do throws(FileContent.Failure) {
      bytes = try FileContent.bytes(at: path, limit: XMLReader.maximumSize)
    } catch {
      let diagnostic = Diagnostic(.unsupportedDocument, "cannot be read: \(error.reason)", range: nil)
      throw UnreadableDocument(diagnostic, in: SourceFile(path: path, bytes: []))
    }
    try self.init(bytes, path: path)
  }
}
