/// Reads numbers and texts one after the other, and reports the offset where the bytes end too early.
struct ByteCursor {
  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  private func checkRemaining(_ count: Int, _ what: @autoclosure () -> String) throws(CompiledNibError) {
    guard count <= bytes.count - offset else {
      throw CompiledNibError(
        "the file ends after \(bytes.count - offset) bytes; expected \(count) of \(what())", at: offset)
    }
  }

  mutating func byte(_ what: @autoclosure () -> String) throws(CompiledNibError) -> UInt8 {
    try checkRemaining(1, what())
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A whole number, its least significant byte first.
  mutating func integer<Number: FixedWidthInteger>(
    _ type: Number.Type, _ what: @autoclosure () -> String
  ) throws(CompiledNibError) -> Number {
    let count = Number.bitWidth / 8
    try checkRemaining(count, what())
    var number: Number = 0
    for index in stride(from: count - 1, through: 0, by: -1) {
      number = number << 8 | Number(truncatingIfNeeded: bytes[offset + index])
    }
    offset += count
    return number
  }

  /// A whole number in groups of seven bits, the least significant first. The high bit marks the last group.
  mutating func variableInteger(_ what: @autoclosure () -> String) throws(CompiledNibError) -> Int {
    let start = offset
    var (number, shift) = (0, 0)
    while true {
      try checkRemaining(1, what())
      let byte = bytes[offset]
      offset += 1
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 != 0 { return number }
      shift += 7
      guard shift <= 28 else {
        throw CompiledNibError("\(what()) has more than 5 bytes; expected a number below 2^35", at: start)
      }
    }
  }

  mutating func data(_ count: Int, _ what: @autoclosure () -> String) throws(CompiledNibError) -> [UInt8] {
    try checkRemaining(count, what())
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  mutating func text(_ count: Int, _ what: @autoclosure () -> String) throws(CompiledNibError) -> String {
    try checkRemaining(count, what())
    guard let text = String(validating: bytes[offset..<offset + count], as: UTF8.self) else {
      throw CompiledNibError("\(what()) is not UTF-8", at: offset)
    }
    offset += count
    return text
  }
}
