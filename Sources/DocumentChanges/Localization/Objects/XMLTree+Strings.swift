package import Formats
import Support

extension XMLTree {
  /// The character data of a `<string>`. Interface Builder encodes texts whose white space XML would lose.
  package func plainText(ofString element: ElementIndex) -> String {
    let text = text(of: element)
    guard self[element, "base64-UTF8"] == "YES" else { return text }
    return Base64(encoded: text).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }
}
