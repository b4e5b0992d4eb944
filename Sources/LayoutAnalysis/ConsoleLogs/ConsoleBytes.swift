/// Helpers for the bytes of a log's line.
typealias ConsoleBytes = ArraySlice<UInt8>

extension ArraySlice<UInt8> {
  var string: String { String(decoding: self, as: UTF8.self) }

  /// Without spaces and tabs at both ends.
  var trimmed: ConsoleBytes {
    var rest = drop { $0.isBlank }
    while let last = rest.last, last.isBlank { rest = rest.dropLast() }
    return rest
  }

  /// Where some bytes start first.
  func firstRange(of part: StaticString) -> Range<Int>? {
    part.withUTF8Buffer { part in
      guard let first = part.first else { return nil }
      var start = startIndex
      while let found = self[start...].firstIndex(of: first) {
        if self[found...].starts(with: part) { return found..<found + part.count }
        start = found + 1
      }
      return nil
    }
  }

  /// Where some bytes start last.
  func lastRange(of part: StaticString) -> Range<Int>? {
    part.withUTF8Buffer { part in
      guard let first = part.first else { return nil }
      var end = endIndex
      while let found = self[..<end].lastIndex(of: first) {
        if self[found...].starts(with: part) { return found..<found + part.count }
        end = found
      }
      return nil
    }
  }

  func contains(_ part: StaticString) -> Bool { firstRange(of: part) != nil }

  func starts(with part: StaticString) -> Bool { part.withUTF8Buffer { starts(with: $0) } }

  /// The rest after a prefix; nil if it does not start with that.
  func dropping(_ prefix: StaticString) -> ConsoleBytes? {
    starts(with: prefix) ? dropFirst(prefix.utf8CodeUnitCount) : nil
  }

  /// A finite number, and nothing else. A space may follow the sign, as in `- 16`.
  var number: Double? {
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+"), dropFirst().first?.isBlank == true {
      let rest = dropFirst().trimmed
      guard rest.first.map({ "-+".utf8.contains($0) }) == false else { return nil }
      return rest.number.map { first == UInt8(ascii: "-") ? -$0 : $0 }
    }
    guard !isEmpty, count <= 40, allSatisfy(\.isNumeric) else { return nil }
    return Double(string).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isHexadecimal: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Whether it may be part of a class's name with its module.
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isNumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
