import Formats

/// How the lines of a document end.
struct LineEnds: Hashable, Sendable {
  private let isCRLF: Bool

  /// A line feed.
  static let lineFeed = LineEnds(isCRLF: false)

  private init(isCRLF: Bool) { self.isCRLF = isCRLF }

  /// Those of a document, as its first line ends.
  init(of source: SourceFile) {
    let first = source.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    isCRLF = first > 0 && source.bytes[first - 1] == UInt8(ascii: "\r")
  }

  var bytes: [UInt8] { isCRLF ? [0x0D, 0x0A] : [0x0A] }

  /// Text with these line ends. A carriage return that ends no line stays.
  func converting(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(isCRLF ? UInt8(ascii: "\n") : UInt8(ascii: "\r")) else { return text }
    var result: ArraySlice<UInt8> = []
    result.reserveCapacity(text.count + 16)
    for (byte, next) in zip(text, text.dropFirst() + [0]) {
      if byte == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") { continue }
      if byte == UInt8(ascii: "\n") { result += bytes } else { result.append(byte) }
    }
    return result
  }
}
