internal import CLibXML

/// Reads XML with libxml2's SAX2 interface in one pass. No network, no external entity, no document type.
///
/// libxml2's own limits, such as 10 MB for an attribute, are turned off: they guard against entities that grow, which a
/// document cannot declare here. What remains takes memory in proportion to the size of the document, which is limited.
enum XMLReader {
  /// Documents over this size are refused.
  static let maximumSize = 64 << 20
  /// Documents whose elements are nested deeper are refused.
  static let maximumDepth = 256
  /// Documents with more attributes and namespaces on an element are refused: libxml2 compares each of them with all
  /// others. Elements of Interface Builder have at most 40.
  static let maximumAttributeCount = 256
  /// Documents with more namespaces in scope at a place are refused: libxml2 searches them for each element. Documents
  /// of Interface Builder declare none.
  static let maximumNamespaceCount = 256

  /// Reads bytes in any encoding that libxml2 knows.
  ///
  /// Throws ``UnreadableDocument`` for text that is not well-formed XML.
  static func read(_ bytes: [UInt8], path: String) throws(UnreadableDocument) -> (SourceFile, XMLTree) {
    guard bytes.count <= maximumSize else { throw .tooLarge(SourceFile(path: path, bytes: [])) }
    let source = SourceFile(path: path, bytes: try TextEncoding.utf8(bytes, path: path))
    let text = source.bytes[source.textStart...]
    guard text.contains(where: { $0 > UInt8(ascii: " ") }) else { throw .empty(source) }
    if let crowded = CrowdedTag.first(in: source.bytes, limit: maximumAttributeCount) {
      throw .tooManyAttributes(source, crowded)
    }
    let (tree, failure) = parse(source.bytes)
    if let failure { throw .illFormed(source, failure) }
    return (source, tree)
  }

  private static func parse(_ bytes: [UInt8]) -> (XMLTree, XMLTreeBuilder.Failure?) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let context = xmlNewParserCtxt() else {
        return (XMLTree(), XMLTreeBuilder.Failure(reason: "out of memory", code: 0, offset: 0))
      }
      defer { xmlFreeParserCtxt(context) }
      var builder = XMLTreeBuilder(buffer, base: base)
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
      return (builder.tree, builder.failure)
    }
  }
}

/// The callbacks. libxml2 hands back its parser context, whose `_private` is the tree builder.
enum SAXHandler {
  static func install(on context: xmlParserCtxtPtr) {
    guard let sax = context.pointee.sax else { return }
    sax.pointee = xmlSAXHandler()
    sax.pointee.initialized = XML_SAX2_MAGIC
    sax.pointee.startElementNs = { context, name, prefix, _, namespaceCount, _, count, _, attributes in
      guard let context, let name else { return }
      SAXHandler.builder(context).pointee.startElement(
        XMLTreeBuilder.StartTag(
          name: name, prefix: prefix, attributes: attributes, attributeCount: Int(count),
          namespaceCount: Int(namespaceCount), offset: SAXHandler.offset(context)))
      SAXHandler.limitNesting(context)
    }
    sax.pointee.endElementNs = { context, _, _, _ in
      guard let context else { return }
      SAXHandler.builder(context).pointee.endElement(offset: SAXHandler.offset(context))
    }
    sax.pointee.characters = { context, text, count in
      guard let context, let text else { return }
      let buffer = UnsafeBufferPointer(start: text, count: Int(count))
      SAXHandler.builder(context).pointee.characters(buffer)
    }
    sax.pointee.ignorableWhitespace = sax.pointee.characters
    installFailures(on: sax)
  }

  private static func installFailures(on sax: UnsafeMutablePointer<xmlSAXHandler>) {
    sax.pointee.serror = { context, error in
      guard let context, let error, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      let reason = error.pointee.message.map { String(cString: $0) } ?? "not well formed"
      SAXHandler.fail(context, reason: reason, code: error.pointee.code)
    }
    sax.pointee.internalSubset = { context, _, _, _ in
      guard let context else { return }
      SAXHandler.fail(context, reason: "document type", code: SAXHandler.documentTypeCode)
      SAXHandler.stop(context)
    }
  }

  /// Outside the range of libxml2's own codes.
  static let documentTypeCode: Int32 = -1
  static let depthCode: Int32 = -2
  static let namespaceCode: Int32 = -3

  private static func limitNesting(_ context: UnsafeMutableRawPointer) {
    if builder(context).pointee.depth > XMLReader.maximumDepth {
      fail(context, reason: "too deep", code: depthCode)
      stop(context)
    } else if builder(context).pointee.namespaceCount > XMLReader.maximumNamespaceCount {
      fail(context, reason: "too many namespaces", code: namespaceCode)
      stop(context)
    }
  }

  private static func stop(_ context: UnsafeMutableRawPointer) {
    xmlStopParser(context.assumingMemoryBound(to: xmlParserCtxt.self))
  }

  /// Only the first failure is kept: the others follow from it.
  private static func fail(_ context: UnsafeMutableRawPointer, reason: String, code: Int32) {
    let builder = builder(context)
    guard builder.pointee.failure == nil else { return }
    builder.pointee.failure = XMLTreeBuilder.Failure(
      reason: reason, code: code, offset: offset(context), open: builder.pointee.innermost)
  }

  private static func builder(_ context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<XMLTreeBuilder> {
    let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
    // Installed by `XMLReader.parse` before the parser starts.
    return parser.pointee._private!.assumingMemoryBound(to: XMLTreeBuilder.self)
  }

  private static func offset(_ context: UnsafeMutableRawPointer) -> Int {
    Int(xmlByteConsumed(context.assumingMemoryBound(to: xmlParserCtxt.self)))
  }
}
