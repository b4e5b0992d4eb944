internal import CLibXML

/// The parser's callbacks. libxml2 passes its parser context to each, whose `_private` is the tree builder.
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

  /// Keeps only the first failure: the others follow from it.
  private static func fail(_ context: UnsafeMutableRawPointer, reason: String, code: Int32) {
    let builder = builder(context)
    let path: WritableKeyPath<XMLTreeBuilder, XMLTreeBuilder.Failure?> =
      code == Int32(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue) ? \.undeclaredPrefix : \.failure
    guard builder.pointee[keyPath: path] == nil else { return }
    builder.pointee[keyPath: path] = XMLTreeBuilder.Failure(
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
