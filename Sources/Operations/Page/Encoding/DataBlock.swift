import Support

/// Compressed data of the page, in an element that browsers neither show nor run.
struct DataBlock: Hashable, Sendable {
  /// The data as a server hands it out.
  let bytes: [UInt8]

  init(_ json: Escaped<JSONString>) { bytes = Deflation.deflate(json.bytes) }

  /// The element.
  ///
  /// - Parameter id: How the script finds it: part of the program, never of a document.
  func element(id: Escaped<HTMLMarkup>) -> Escaped<HTMLMarkup> {
    let text = Escaped<HTMLMarkup>(stringLiteral: String(decoding: Base64(bytes).characters, as: UTF8.self))
    return "<script type=\"application/octet-stream\" id=\"\(id)\">\(text)</script>\n"
  }
}
