/// Font files without glyphs: only their names.
enum FontBytes {
  /// A font with a family and the PostScript name of a face.
  static func font(family: String, face: String, isVariable: Bool = false, at start: Int = 0) -> [UInt8] {
    let names: [(kind: Int, text: [UInt8])] = [(1, utf16(family)), (6, utf16(face))]
    let tables = isVariable ? 2 : 1
    let nameTable = start + 12 + 16 * tables
    var bytes = number(0x0001_0000, 4) + number(tables, 2) + number(0, 6)
    if isVariable { bytes += Array("fvar".utf8) + number(0, 12) }
    bytes += Array("name".utf8) + number(0, 4) + number(nameTable, 4) + number(100, 4)
    bytes += number(0, 2) + number(names.count, 2) + number(6 + 12 * names.count, 2)
    var offset = 0
    for name in names {
      bytes += number(3, 2) + number(1, 2) + number(0x409, 2) + number(name.kind, 2)
      bytes += number(name.text.count, 2) + number(offset, 2)
      offset += name.text.count
    }
    return bytes + names.flatMap(\.text)
  }

  /// A collection of fonts.
  static func collection(_ faces: [(family: String, face: String)]) -> [UInt8] {
    var fonts: [UInt8] = []
    var offsets: [Int] = []
    let head = 12 + 4 * faces.count
    for face in faces {
      offsets.append(head + fonts.count)
      fonts += font(family: face.family, face: face.face, at: head + fonts.count)
    }
    return Array("ttcf".utf8) + number(0x0001_0000, 4) + number(faces.count, 4) + offsets.flatMap { number($0, 4) }
      + fonts
  }

  private static func utf16(_ text: String) -> [UInt8] { text.utf16.flatMap { number(Int($0), 2) } }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: $0 < 8 ? value >> (8 * $0) : 0) }
  }
}
