internal import CLibXML

extension UnreadableDocument {
  static func tooLarge(_ source: SourceFile) -> Self {
    let message = "document is larger than \(XMLReader.maximumSize >> 20) MiB; split it"
    return Self(Diagnostic(.unsupportedDocument, message, range: nil), in: source)
  }

  static func undecodable(_ source: SourceFile, _ encoding: TextEncoding) -> Self {
    let message = "encoding \(encoding.name) cannot be read; save the document as UTF-8"
    return Self(Diagnostic(.illFormedXML, message, range: nil), in: source)
  }

  static func empty(_ source: SourceFile) -> Self {
    let message = "file is empty; \(SyntaxFault.expectation)"
    return Self(Diagnostic(.illFormedXML, message, range: SourceRange(0, 0)), in: source)
  }

  static func tooManyAttributes(_ source: SourceFile, _ tag: SourceRange) -> Self {
    let message = "element has more than \(XMLReader.maximumAttributeCount) attributes; remove those that nothing reads"
    return Self(Diagnostic(.unsupportedDocument, message, range: tag), in: source)
  }

  static func illFormed(_ source: SourceFile, _ failure: XMLTreeBuilder.Failure) -> Self {
    if let marker = ConflictMarker.first(in: source.bytes) { return .conflictMarker(source, marker) }
    switch failure.code {
    case SAXHandler.documentTypeCode: return .documentType(source, failure)
    case SAXHandler.depthCode: return .tooDeep(source, failure)
    case SAXHandler.namespaceCode: return .tooManyNamespaces(source, failure)
    case Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue), Int32(XML_ERR_TAG_NOT_FINISHED.rawValue):
      return .unclosed(source, failure)
    case Int32(XML_ERR_UNDECLARED_ENTITY.rawValue), Int32(XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue):
      return .entity(source, failure)
    case Int32(XML_ERR_NAME_REQUIRED.rawValue) where failure.reason.contains("EntityRef"):
      return .entity(source, failure)
    default:
      if let fault = SyntaxFault(source, failure) {
        return Self(Diagnostic(.illFormedXML, fault.message, range: fault.range), in: source)
      }
      let start = max(0, min(failure.offset, source.bytes.count))
      let range = SourceRange(start, min(start + 1, source.bytes.count))
      return Self(Diagnostic(.illFormedXML, cleaned(failure.reason), range: range), in: source)
    }
  }
}

extension UnreadableDocument {
  private static func conflictMarker(_ source: SourceFile, _ marker: ConflictMarker) -> Self {
    let message = "merge conflict marker \(marker.text) found; `ibstack resolve` merges the versions by objects"
    let notes = marker.others.map { Diagnostic.Note("conflict continues here", range: $0) }
    return Self(Diagnostic(.illFormedXML, message, range: marker.range, notes: notes), in: source)
  }

  private static func documentType(_ source: SourceFile, _ failure: XMLTreeBuilder.Failure) -> Self {
    let message = "document type declaration found; Interface Builder never writes one, remove the DOCTYPE"
    let range = range(from: UInt8(ascii: "<"), source, failure)
    return Self(Diagnostic(.unsupportedDocument, message, range: range), in: source)
  }

  private static func tooDeep(_ source: SourceFile, _ failure: XMLTreeBuilder.Failure) -> Self {
    let message = "elements are nested deeper than \(XMLReader.maximumDepth) levels; flatten the document"
    return Self(Diagnostic(.unsupportedDocument, message, range: failure.open?.tag), in: source)
  }

  private static func tooManyNamespaces(_ source: SourceFile, _ failure: XMLTreeBuilder.Failure) -> Self {
    let message =
      "more than \(XMLReader.maximumNamespaceCount) namespaces are declared here and around; Interface Builder never "
      + "writes one, remove them"
    return Self(Diagnostic(.unsupportedDocument, message, range: failure.open?.tag), in: source)
  }

  /// An end tag of another element, or the end of the file.
  private static func unclosed(_ source: SourceFile, _ failure: XMLTreeBuilder.Failure) -> Self {
    let name = failure.open?.name ?? ""
    let isMismatch = failure.code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue)
    let end = SourceRange(source.bytes.count, source.bytes.count)
    let range = isMismatch ? range(from: UInt8(ascii: "<"), source, failure) : end
    let found = isMismatch ? source.text(in: range) : "end of file"
    let message = "\(found) found where <\(name)> is still open; close it with </\(name)>"
    let notes = failure.open.map { [Diagnostic.Note("<\($0.name)> opened here", range: $0.tag)] } ?? []
    return Self(Diagnostic(.illFormedXML, message, range: range, notes: notes), in: source)
  }

  private static func entity(_ source: SourceFile, _ failure: XMLTreeBuilder.Failure) -> Self {
    let range = range(from: UInt8(ascii: "&"), source, failure)
    let message =
      failure.code == Int32(XML_ERR_UNDECLARED_ENTITY.rawValue)
      ? "entity \(source.text(in: range)) is not defined; write the character itself, or its number as in &#160;"
      : "\"&\" starts no reference here; write &amp; for the character itself"
    return Self(Diagnostic(.illFormedXML, message, range: range), in: source)
  }

  /// From the nearest such byte before the place where the parser stopped to that place.
  private static func range(from byte: UInt8, _ source: SourceFile, _ failure: XMLTreeBuilder.Failure) -> SourceRange {
    let end = max(0, min(failure.offset, source.bytes.count))
    return SourceRange(source.bytes[..<end].lastIndex(of: byte) ?? end, end)
  }

  /// libxml2's reasons end in a line break.
  private static func cleaned(_ reason: String) -> String {
    var reason = reason
    while let last = reason.last, last.isNewline || last == " " { reason.removeLast() }
    return reason.split(separator: "\n").joined(separator: " ")
  }
}
