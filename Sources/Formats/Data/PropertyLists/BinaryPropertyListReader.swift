/// Reads `bplist00`: objects, a table of their offsets, and a trailer of 32 bytes.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let referenceSize: Int
  private let tableStart: Int
  let top: Int
  let offsets: [Int]
  /// Bytes of objects that are not read yet. Objects may not share bytes: a few of them could hold a lot.
  private var unclaimed: Int

  private static let headerSize = 8
  private static let trailerSize = 32
  private static let objectLimit = 1 << 20

  init(_ bytes: [UInt8]) throws(BinaryPropertyListError) {
    guard bytes.count >= Self.headerSize + Self.trailerSize else {
      throw BinaryPropertyListError(
        "\(bytes.count) bytes; expected at least \(Self.headerSize + Self.trailerSize)", at: bytes.count)
    }
    let trailer = bytes.count - Self.trailerSize
    func field(_ offset: Int) -> UInt64 { Self.bigEndian(bytes[trailer + offset..<trailer + offset + 8]) }
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw BinaryPropertyListError(
        "offsets of \(offsetSize) and references of \(referenceSize) bytes; expected 1 to 8", at: trailer + 6)
    }
    let (count, root, start) = (field(8), field(16), field(24))
    guard (1...UInt64(Self.objectLimit)).contains(count) else {
      throw BinaryPropertyListError("\(count) objects; expected 1 to \(Self.objectLimit)", at: trailer + 8)
    }
    guard root < count else {
      throw BinaryPropertyListError("the top object is \(root); expected a number below \(count)", at: trailer + 16)
    }
    guard (UInt64(Self.headerSize)...UInt64(trailer)).contains(start),
      Int(count) * offsetSize <= trailer - Int(start)
    else {
      throw BinaryPropertyListError(
        "a table of \(count) offsets at byte \(start); expected it before byte \(trailer)", at: trailer + 24)
    }
    (self.bytes, top, tableStart, unclaimed) = (bytes, Int(root), Int(start), Int(start) - Self.headerSize)
    offsets = try Self.offsets(bytes, count: Int(count), size: offsetSize, start: Int(start))
  }

  private static func offsets(
    _ bytes: [UInt8], count: Int, size: Int, start: Int
  ) throws(BinaryPropertyListError) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for number in 0..<count {
      let place = start + number * size
      let offset = bigEndian(bytes[place..<place + size])
      guard (UInt64(headerSize)..<UInt64(max(start, headerSize + 1))).contains(offset) else {
        throw BinaryPropertyListError(
          "object \(number) is at byte \(offset); expected \(headerSize) to \(start)", at: place)
      }
      offsets.append(Int(offset))
    }
    return offsets
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

  mutating func readObjects() throws(BinaryPropertyListError) -> [BinaryPropertyList.Object] {
    var objects: [BinaryPropertyList.Object] = []
    objects.reserveCapacity(offsets.count)
    for offset in offsets { objects.append(try readObject(at: offset)) }
    return objects
  }

  private mutating func readObject(at start: Int) throws(BinaryPropertyListError) -> BinaryPropertyList.Object {
    let (kind, detail) = (bytes[start] >> 4, Int(bytes[start] & 0xF))
    var offset = start + 1
    switch kind {
    case 0x0:
      switch detail {
      case 0: return .null
      case 8: return .bool(false)
      case 9: return .bool(true)
      default: throw unknown(start)
      }
    case 0x1: return .integer(try integer(1 << detail, at: offset))
    case 0x2: return .real(try real(1 << detail, at: offset))
    case 0x3: return .date(try real(8, at: offset))
    case 0x4:
      let count = try count(detail, &offset)
      return .data(Array(try slice(count, at: offset)))
    case 0x5, 0x7:
      let count = try count(detail, &offset)
      return .string(String(decoding: try slice(count, at: offset), as: UTF8.self))
    case 0x6:
      let units = try slice(try count(detail, &offset), of: 2, at: offset)
      let first = units.startIndex
      return .string(
        String(
          decoding: (0..<units.count / 2).map {
            UInt16(units[first + 2 * $0]) << 8 | UInt16(units[first + 2 * $0 + 1])
          },
          as: UTF16.self))
    case 0x8:
      let value = Self.bigEndian(try slice(detail + 1, at: offset))
      guard detail < 8, value <= UInt64(UInt32.max) else {
        throw BinaryPropertyListError("UID \(value); expected a number below 2^32", at: start)
      }
      return .uid(Int(value))
    case 0xA, 0xB, 0xC:
      let count = try count(detail, &offset)
      return .array(try references(count, at: offset))
    case 0xD:
      let count = try count(detail, &offset)
      let (half, overflows) = count.multipliedReportingOverflow(by: 2)
      guard !overflows else { throw tooLong(count, at: offset) }
      let numbers = try references(half, at: offset)
      return .dictionary((0..<count).map { BinaryPropertyList.Entry(key: numbers[$0], value: numbers[count + $0]) })
    default: throw unknown(start)
    }
  }

  private func unknown(_ offset: Int) -> BinaryPropertyListError {
    BinaryPropertyListError("object marker \(bytes[offset]); expected one of a property list", at: offset)
  }

  private func tooLong(_ count: Int, at offset: Int) -> BinaryPropertyListError {
    BinaryPropertyListError(
      "an object of \(count) elements; expected it before byte \(tableStart), and no bytes that belong to two objects",
      at: offset)
  }

  /// Takes bytes of an object.
  private mutating func slice(
    _ count: Int, of size: Int = 1, at offset: Int
  ) throws(BinaryPropertyListError) -> ArraySlice<UInt8> {
    let (length, overflows) = count.multipliedReportingOverflow(by: size)
    guard !overflows, length >= 0, length <= tableStart - offset, length <= unclaimed else {
      throw tooLong(count, at: offset)
    }
    unclaimed -= length
    return bytes[offset..<offset + length]
  }

  /// The number of elements: in the marker, or in a whole number after it if there are 15 or more.
  private func count(_ detail: Int, _ offset: inout Int) throws(BinaryPropertyListError) -> Int {
    guard detail == 0xF else { return detail }
    guard offset < tableStart, bytes[offset] >> 4 == 0x1 else {
      throw BinaryPropertyListError("no number of elements; expected a whole number", at: offset)
    }
    let size = 1 << Int(bytes[offset] & 0xF)
    guard size <= 8, size <= tableStart - offset - 1 else {
      throw BinaryPropertyListError("a number of \(size) bytes; expected 1 to 8", at: offset)
    }
    let value = Self.bigEndian(bytes[offset + 1..<offset + 1 + size])
    guard value <= UInt64(bytes.count) else {
      throw BinaryPropertyListError("\(value) elements in \(bytes.count) bytes; expected fewer", at: offset)
    }
    offset += 1 + size
    return Int(value)
  }

  /// Numbers of up to 4 bytes have no sign; those of 16 bytes are unsigned ones of 8.
  private mutating func integer(_ size: Int, at offset: Int) throws(BinaryPropertyListError) -> Int64 {
    guard size <= 16 else {
      throw BinaryPropertyListError("a number of \(size) bytes; expected 1 to 16", at: offset - 1)
    }
    return Int64(truncatingIfNeeded: Self.bigEndian(try slice(size, at: offset).suffix(8)))
  }

  private mutating func real(_ size: Int, at offset: Int) throws(BinaryPropertyListError) -> Double {
    switch size {
    case 4: return Double(Float(bitPattern: UInt32(Self.bigEndian(try slice(4, at: offset)))))
    case 8: return Double(bitPattern: Self.bigEndian(try slice(8, at: offset)))
    default: throw BinaryPropertyListError("a number of \(size) bytes; expected 4 or 8", at: offset - 1)
    }
  }

  private mutating func references(_ count: Int, at offset: Int) throws(BinaryPropertyListError) -> [Int] {
    let slice = try slice(count, of: referenceSize, at: offset)
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for index in 0..<count {
      let start = slice.startIndex + index * referenceSize
      let number = Self.bigEndian(slice[start..<start + referenceSize])
      guard number < UInt64(offsets.count) else {
        throw BinaryPropertyListError("object \(number); expected a number below \(offsets.count)", at: start)
      }
      numbers.append(Int(number))
    }
    return numbers
  }
}

/// Why bytes are not a binary property list.
package struct BinaryPropertyListError: Error, Sendable, Hashable {
  /// What was found and what was expected.
  package let message: String
  /// The offset of a byte.
  package let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
