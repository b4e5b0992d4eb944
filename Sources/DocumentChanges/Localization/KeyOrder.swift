import Support

/// The order of a file's keys.
enum KeyOrder {
  /// As ibtool sorts.
  case natural
  /// By the codes of characters, as many other tools sort.
  case bytes
  /// By hand.
  case none

  init(of keys: [String]) {
    func isSorted(_ order: KeyOrder) -> Bool {
      zip(keys, keys.dropFirst()).allSatisfy { $0 == $1 || order.puts($0, before: $1) }
    }
    self = isSorted(.natural) ? .natural : isSorted(.bytes) ? .bytes : .none
  }

  func puts(_ key: String, before other: String) -> Bool {
    switch self {
    case .natural: NaturalOrder.precedes(Self.parts(key), Self.parts(other))
    case .bytes: key.utf8.lexicographicallyPrecedes(other.utf8)
    case .none: true
    }
  }

  func sorted(_ strings: [LocalizableString]) -> [LocalizableString] {
    self == .bytes ? strings.sorted { puts($0.key, before: $1.key) } : strings
  }

  private static func parts(_ key: String) -> (String, String) {
    guard let dot = key.firstIndex(of: ".") else { return (key, "") }
    return (String(key[..<dot]), String(key[key.index(after: dot)...]))
  }
}

/// The order of names in which numbers count by their value, and capitals as small letters: `5`, `6Sg`, `7hX`, `7JH`, `305`.
enum NaturalOrder {
  /// Compares ids, and properties where the ids are equal.
  static func precedes(_ left: (id: String, property: String), _ right: (id: String, property: String)) -> Bool {
    if left.id != right.id { return compare(left.id, right.id) < 0 }
    return compare(left.property, right.property) < 0
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Negative if the first name comes first. Zero only for equal names.
  static func compare(_ left: String, _ right: String) -> Int {
    var (left, right) = (left, right)
    return left.withUTF8 { one in right.withUTF8 { compare(one[...], $0[...]) } }
  }

  private static func compare(_ left: Bytes, _ right: Bytes) -> Int {
    var (one, other) = (left, right)
    while let (first, second) = both(one.first, other.first) {
      if first.isASCIIDigit, second.isASCIIDigit {
        let numbers = (takeNumber(&one), takeNumber(&other))
        if let order = order(numbers.0, numbers.1) { return order }
      } else {
        let (a, b) = (lowercased(first), lowercased(second))
        if a != b { return first.isASCIIDigit || (!second.isASCIIDigit && a < b) ? -1 : 1 }
        one.removeFirst()
        other.removeFirst()
      }
    }
    if one.isEmpty != other.isEmpty { return one.isEmpty ? -1 : 1 }
    return left.elementsEqual(right) ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  private static func both(_ one: UInt8?, _ other: UInt8?) -> (UInt8, UInt8)? {
    guard let one, let other else { return nil }
    return (one, other)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The digits of a number of any length, without zeros before it.
  private static func takeNumber(_ text: inout Bytes) -> Bytes {
    let digits = text.prefix(while: \.isASCIIDigit)
    text = text[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func order(_ left: Bytes, _ right: Bytes) -> Int? {
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    if left.elementsEqual(right) { return nil }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }
}
