internal import CLibXML

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
  static func read(_ bytes: [UInt8], path: String) throws(UnreadableDocument) -> XMLTree {
    guard bytes.count <= maximumSize else { throw .tooLarge(SourceFile(path: path, bytes: [])) }
    guard let source = SourceFile(decoding: bytes, path: path) else {
      throw .undecodable(SourceFile(path: path, bytes: []), TextEncoding(of: bytes))
    }
    let text = source.bytes[source.textStart...]
    guard text.contains(where: { $0 > UInt8(ascii: " ") }) else { throw .empty(source) }
    if let crowded = CrowdedTag.first(in: source.bytes, limit: maximumAttributeCount) {
      throw .tooManyAttributes(source, crowded)
    }
    let (tree, failure) = parse(source)
    if let failure { throw .illFormed(source, failure) }
    return tree
  }

  private static func parse(_ source: SourceFile) -> (XMLTree, XMLTreeBuilder.Failure?) {
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
      return (builder.tree, builder.fault)
    }
  }
}
