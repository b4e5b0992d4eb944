internal import CLibXML
import Support

/// Reads XML with libxml2's SAX2 interface in one pass. No network, no external entity, no document type.
///
/// libxml2's own limits, such as 10 MB for an attribute, are turned off: they guard against growing entities, which a
/// document cannot declare here. Everything else takes memory in proportion to the document's size, which is limited.
enum XMLReader {
  /// The largest size of a document in bytes.
  static let maximumSize = 64 << 20
  /// How deep elements may be nested.
  static let maximumDepth = 256
  /// How many attributes and namespaces an element may have: libxml2 compares each of them with all others. Elements of
  /// Interface Builder have at most 40.
  static let maximumAttributeCount = 256
  /// How many namespaces may be in scope at a place: libxml2 searches them for each element. Documents of Interface
  /// Builder declare none.
  static let maximumNamespaceCount = 256

  /// Reads bytes in any encoding that libxml2 knows.
  ///
  /// Throws ``UnreadableDocument`` for text that is not well-formed XML.
  ///
  /// - Parameter isPart: Whether the bytes are those of an element in a document that was read.
  static func read(_ bytes: [UInt8], path: String, isPart: Bool = false) throws(UnreadableDocument) -> XMLTree {
    guard bytes.count <= maximumSize else { throw .tooLarge(SourceFile(path: path, bytes: [])) }
    guard let source = SourceFile(decoding: bytes, path: path) else {
      throw .undecodable(SourceFile(path: path, bytes: []), TextEncoding(of: bytes))
    }
    let text = source.bytes[source.textStart...]
    guard text.contains(where: { $0 > UInt8(ascii: " ") }) else { throw .empty(source) }
    if let crowded = CrowdedTag.first(in: source.bytes, limit: maximumAttributeCount) {
      throw .tooManyAttributes(source, crowded)
    }
    let (tree, failure) = parse(source, isPart: isPart)
    if let failure { throw .illFormed(source, failure) }
    return tree
  }

  private static func parse(_ source: SourceFile, isPart: Bool) -> (XMLTree, XMLTreeBuilder.Failure?) {
    source.bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let context = LibXML.shared.parser() else {
        return (XMLTree(source), XMLTreeBuilder.Failure(reason: "out of memory", code: 0, offset: 0))
      }
      defer { xmlFreeParserCtxt(context) }
      var builder = XMLTreeBuilder(source, buffer, base: base)
      withUnsafeMutablePointer(to: &builder) { pointer in
        context.pointee._private = UnsafeMutableRawPointer(pointer)
        SAXHandler.install(on: context)
        let options =
          XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
          | XML_PARSE_HUGE.rawValue
        let text = UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
        _ = xmlCtxtReadMemory(context, text, Int32(buffer.count), nil, nil, Int32(options))
      }
      if context.pointee.wellFormed == 0, builder.failure == nil {
        builder.failure = XMLTreeBuilder.Failure(reason: "not well formed", code: 0, offset: 0)
      }
      return (builder.tree, isPart ? builder.failure : builder.fault)
    }
  }
}

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

  /// Reads an element that stands in a document, whose text may use namespaces of the document.
  ///
  /// - Throws: ``UnreadableDocument``, as ``init(_:path:)`` does.
  package init(part text: String, path: String) throws(UnreadableDocument) {
    self = try XMLReader.read(Array(text.utf8), path: path, isPart: true)
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
