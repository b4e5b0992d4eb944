import Support

/// What the first bytes of an image file say: its type and its size.
package struct ImageHeader: Hashable, Sendable {
  /// Types that are known. All but PDF can be shown as they are.
  package enum Kind: String, Sendable {
    case png, jpeg, gif, svg, pdf
  }

  package let kind: Kind
  /// In pixels; in points for vector images.
  package let width: Int
  package let height: Int

  /// Reads the beginning of a file; nil if it is none of these types, or has no size.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      kind = .png
      (width, height) = (Self.number(bytes, 16, 4), Self.number(bytes, 20, 4))
    } else if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      kind = .gif
      (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    } else if bytes.starts(with: [0xFF, 0xD8]), let size = Self.sizeOfJPEG(bytes) {
      kind = .jpeg
      (width, height) = size
    } else if let (kind, size) = Self.vector(bytes) {
      self.kind = kind
      width = Int(clamping: size.width.rounded(), to: 1...(1 << 20))
      height = Int(clamping: size.height.rounded(), to: 1...(1 << 20))
    } else {
      return nil
    }
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20 else { return nil }
  }

  private static func vector(_ bytes: [UInt8]) -> (Kind, VectorFile.Size)? {
    VectorFile.size(ofPDF: bytes).map { (.pdf, $0) } ?? VectorFile.size(ofSVG: bytes).map { (.svg, $0) }
  }

  /// Whether a file is shown, by its extension.
  static func isShown(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".svg", ".pdf"].contains(where: name.hasByteSuffix)
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// From the frame header, behind segments of any length.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes, place + 7, 2), number(bytes, place + 5, 2))
      }
      place += 2 + max(2, number(bytes, place + 2, 2))
    }
    return nil
  }
}
