/// Builds a binary property list from its objects, with references of a byte and offsets of two.
struct BinaryPropertyListBytes {
  private var objects: [[UInt8]] = []
  private var aliases: [Int: Int] = [:]

  private mutating func add(_ bytes: [UInt8]) -> UInt8 {
    objects.append(bytes)
    return UInt8(objects.count - 1)
  }

  private func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0xF, 0x10, UInt8(count)]
  }

  mutating func string(_ text: String) -> UInt8 { add(marker(0x50, text.utf8.count) + Array(text.utf8)) }
  mutating func integer(_ number: UInt8) -> UInt8 { add([0x10, number]) }
  mutating func uid(_ number: UInt8) -> UInt8 { add([0x80, number]) }
  mutating func array(_ elements: [UInt8]) -> UInt8 { add(marker(0xA0, elements.count) + elements) }

  mutating func dictionary(_ entries: [(UInt8, UInt8)]) -> UInt8 {
    add(marker(0xD0, entries.count) + entries.map(\.0) + entries.map(\.1))
  }

  /// Lets an object have the bytes of another one.
  mutating func alias(_ object: UInt8, of other: UInt8) { aliases[Int(object)] = Int(other) }

  func bytes(top: UInt8) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    for (object, other) in aliases { offsets[object] = offsets[other] }
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, Int(top), table] {
      bytes += stride(from: 56, through: 0, by: -8).map { UInt8(number >> $0 & 0xFF) }
    }
    return bytes
  }
}
