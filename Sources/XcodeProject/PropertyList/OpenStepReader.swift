/// Reads property lists in OpenStep's format, the one of `project.pbxproj` and of older `.strings` files.
struct OpenStepReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Nobody writes more; without a limit brackets could exhaust the stack.
  private static let depthLimit = 128

  /// Reads one value, which may be surrounded by white space and comments.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    try bytes.withUnsafeBufferPointer { buffer throws(PropertyListError) in
      var reader = OpenStepReader(bytes: buffer)
      return try reader.readDocument()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func readDocument() throws(PropertyListError) -> PropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try readValue(depth: 0)
    try skipSpace()
    guard position == bytes.count else { throw error("expected the end of the file, found \(found)") }
    return value
  }

  private mutating func readValue(depth: Int) throws(PropertyListError) -> PropertyList {
    try skipSpace()
    guard depth < Self.depthLimit else { throw error("values are nested more than \(Self.depthLimit) deep") }
    switch current {
    case UInt8(ascii: "{"): return try readDictionary(depth: depth)
    case UInt8(ascii: "("): return try readArray(depth: depth)
    case UInt8(ascii: "<"): return try readData()
    default: return .string(try readString())
    }
  }

  private mutating func readDictionary(depth: Int) throws(PropertyListError) -> PropertyList {
    position += 1
    var values: [String: PropertyList] = [:]
    try skipSpace()
    while current != UInt8(ascii: "}") {
      let key = try readString()
      try expect("=")
      values[key] = try readValue(depth: depth + 1)
      try expect(";")
      try skipSpace()
    }
    position += 1
    return .dictionary(values)
  }

  /// The comma after the last element may be missing.
  private mutating func readArray(depth: Int) throws(PropertyListError) -> PropertyList {
    position += 1
    var values: [PropertyList] = []
    try skipSpace()
    while current != UInt8(ascii: ")") {
      values.append(try readValue(depth: depth + 1))
      try skipSpace()
      guard current == UInt8(ascii: ",") else { break }
      position += 1
      try skipSpace()
    }
    try expect(")")
    return .array(values)
  }

  private mutating func readData() throws(PropertyListError) -> PropertyList {
    position += 1
    var digits: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if !Self.isSpace(byte) {
        throw error("expected a hexadecimal digit or \">\", found \(found)")
      }
      position += 1
    }
    try expect(">")
    guard digits.count.isMultiple(of: 2) else { throw error("expected an even number of hexadecimal digits") }
    return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private mutating func readString() throws(PropertyListError) -> String {
    try skipSpace()
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try readQuotedString()
    default: return try readWord()
    }
  }

  private mutating func readWord() throws(PropertyListError) -> String {
    let start = position
    while let byte = current, Self.isWordByte(byte) { position += 1 }
    guard position > start else { throw error("expected a value, found \(found)") }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private mutating func readQuotedString() throws(PropertyListError) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    let first = position
    while let byte = current, byte != quote, byte != UInt8(ascii: "\\") { position += 1 }
    var text = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<position]), as: UTF8.self)
    while let byte = current, byte != quote {
      if byte == UInt8(ascii: "\\") {
        text.append(readEscape())
      } else {
        let first = position
        while let byte = current, byte != quote, byte != UInt8(ascii: "\\") { position += 1 }
        text += String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<position]), as: UTF8.self)
      }
    }
    guard current == quote else {
      throw PropertyListError("the string that starts here has no end", at: start, in: bytes)
    }
    position += 1
    return text
  }

  /// A letter's escape, three octal digits, or `U` and four hexadecimal digits.
  private mutating func readEscape() -> String {
    position += 1
    guard let byte = current else { return "" }
    if let octal = number(radix: 8, from: position, digits: 3) {
      position += 3
      return String(UnicodeScalar(UInt8(truncatingIfNeeded: octal)))
    }
    if byte == UInt8(ascii: "U"), let code = number(radix: 16, from: position + 1, digits: 4) {
      position += 5
      return UnicodeScalar(code).map { String($0) } ?? "\u{FFFD}"
    }
    if let control = Self.escapes[byte] {
      position += 1
      return control
    }
    // Any other character stands for itself, which may take several bytes.
    let start = position
    position += 1
    while let byte = current, byte & 0xC0 == 0x80 { position += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private func number(radix: UInt32, from start: Int, digits: Int) -> UInt32? {
    guard start + digits <= bytes.count else { return nil }
    var number: UInt32 = 0
    for byte in bytes[start..<start + digits] {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else { return nil }
      number = number * radix + UInt32(digit)
    }
    return number
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "a"): "\u{7}",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "v"): "\u{B}",
  ]

  private mutating func expect(_ character: Unicode.Scalar) throws(PropertyListError) {
    try skipSpace()
    guard current == UInt8(ascii: character) else { throw error("expected \"\(character)\", found \(found)") }
    position += 1
  }

  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = current {
      if Self.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = position
    position += 2
    while current != nil, !(current == UInt8(ascii: "*") && next == UInt8(ascii: "/")) { position += 1 }
    guard current != nil else {
      throw PropertyListError("the comment that starts here has no end", at: start, in: bytes)
    }
    position += 2
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// What is at the current position, for a message.
  private var found: String {
    guard let byte = current else { return "the end of the file" }
    return (0x21...0x7E).contains(byte) ? "\"\(Character(UnicodeScalar(byte)))\"" : "byte \(byte)"
  }

  private func error(_ message: String) -> PropertyListError {
    PropertyListError(message, at: position, in: bytes)
  }
}

extension PropertyList {
  /// Reads a property list in OpenStep's format.
  ///
  /// - Throws: The first place where the bytes break the format.
  public init(openStep bytes: [UInt8]) throws(PropertyListError) {
    self = try OpenStepReader.read(bytes)
  }
}
