/// Why text cannot be measured with a file.
public enum FontFileError: Error, Hashable, CustomStringConvertible {
  /// The bytes are something else; what they look like.
  case notAFont(String)
  /// The file starts like a font, but cannot be used; why.
  case damaged(String)

  public var description: String {
    switch self {
    case .notAFont(let found): "\(found); expected a TrueType or OpenType font (.ttf, .otf, .ttc)"
    case .damaged(let reason): "damaged font: \(reason)"
    }
  }

  /// Looks at the first bytes, which tell fonts from other files.
  static func checkSignature(of bytes: [UInt8]) throws(FontFileError) {
    guard bytes.count >= 12 else { throw .notAFont(bytes.isEmpty ? "empty file" : "file of \(bytes.count) bytes") }
    let signature = Array(bytes[..<4])
    if signature == [0, 1, 0, 0] { return }
    switch String(decoding: signature, as: UTF8.self) {
    case "OTTO", "true", "ttcf": return
    case "wOFF", "wOF2": throw .notAFont("web font (WOFF)")
    default: throw .notAFont("no font; it starts with \(signature.map { hexadecimal($0) }.joined(separator: " "))")
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
