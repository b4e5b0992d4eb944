import Deflate
import Escaping

/// Compressed data of the page, in an element that browsers neither show nor run.
struct DataBlock: Sendable {
  private let characters: [UInt8]

  init(_ json: Escaped<JSONString>) { characters = Base64(Deflate.compress(json.bytes)).characters }

  /// The element.
  ///
  /// - Parameter id: How the script finds it: part of the program, never of a document.
  func element(id: Escaped<HTMLMarkup>) -> Escaped<HTMLMarkup> {
    let text = Escaped<HTMLMarkup>(stringLiteral: String(decoding: characters, as: UTF8.self))
    return "<script type=\"application/octet-stream\" id=\"\(id)\">\(text)</script>\n"
  }
}
