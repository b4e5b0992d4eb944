import Support

/// The names in a font file, TrueType or OpenType, or a collection of such: what documents and code call its faces.
struct FontNameTable: Sendable, Hashable {
  /// Names of faces: those of PostScript, such as `NunitoSans-Bold`, and full ones, such as `Nunito Sans Bold`.
  private(set) var faces: Set<String> = []
  /// Names of families, such as `Nunito Sans`.
  private(set) var families: Set<String> = []
  /// Whether a face has axes, such as its weight. The faces that are made of it are not all named.
  private(set) var isVariable = false

  /// Whether a file is a font, by its suffix.
  static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".TTF", ".OTF"].contains { path.hasByteSuffix($0) }
  }

  /// Reads the names; nil for a file in another format, or one that is damaged.
  init?(_ bytes: [UInt8]) {
    let file = BigEndianBytes(bytes)
    guard let tag = file.number(4, at: 0) else { return nil }
    if tag == Self.collection {
      let count = file.number(4, at: 8) ?? 0
      for index in 0..<min(count, 256) { add(file, at: file.number(4, at: 12 + 4 * index)) }
    } else if Self.singleFonts.contains(tag) {
      add(file, at: 0)
    }
    if faces.isEmpty, families.isEmpty { return nil }
  }

  private static let collection = 0x7474_6366
  /// TrueType's version 1, `OTTO` and `true`.
  private static let singleFonts = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

  private mutating func add(_ file: BigEndianBytes, at start: Int?) {
    guard let start, let count = file.number(2, at: start + 4) else { return }
    for index in 0..<count {
      let record = start + 12 + 16 * index
      switch file.number(4, at: record) {
      case Self.nameTable:
        if let table = file.number(4, at: record + 8) { addNames(file, at: table) }
      case Self.variationTable: isVariable = true
      case nil: return
      default: break
      }
    }
  }

  private static let nameTable = 0x6E61_6D65
  private static let variationTable = 0x6676_6172

  private mutating func addNames(_ file: BigEndianBytes, at table: Int) {
    guard let count = file.number(2, at: table + 2), let storage = file.number(2, at: table + 4)
    else { return }
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = file.number(2, at: record), let kind = file.number(2, at: record + 6),
        let length = file.number(2, at: record + 8), let offset = file.number(2, at: record + 10),
        let name = file.text(length, at: table + storage + offset, isUTF16: platform != 1)
      else { continue }
      switch kind {
      case 1, 16: families.insert(name)
      case 4, 6: faces.insert(name)
      default: break
      }
    }
  }
}

/// Numbers and texts of a binary file. What lies outside of the file is nil.
private struct BigEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func number(_ count: Int, at offset: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ count: Int, at offset: Int, isUTF16: Bool) -> String? {
    guard offset + count <= bytes.count else { return nil }
    let part = bytes[offset..<offset + count]
    guard isUTF16 else { return String(decoding: part, as: UTF8.self) }
    let units = stride(from: part.startIndex, to: part.endIndex - 1, by: 2).map { (index: Int) -> UInt16 in
      let (high, low) = (UInt16(part[index]), UInt16(part[index + 1]))
      return high << 8 | low
    }
    return String(decoding: units, as: UTF16.self)
  }
}
