import Support

/// The names that a Swift file assigns to, without those of new variables.
public struct Assignments: Sendable {
  /// Sorted hashes of names: there are many, and few are asked for.
  private let names: [UInt64]
  /// The names that follow a dot, of objects other than `self`.
  private let members: [UInt64]

  init(names: Set<UInt64> = [], members: Set<UInt64> = []) {
    self.names = names.sorted()
    self.members = members.sorted()
  }

  /// Whether the file assigns to something of this name, whatever it belongs to.
  public func contains(_ name: String) -> Bool {
    let hash = AssignmentScanner.hash(name.utf8)
    return names.containsSorted(hash) || members.containsSorted(hash)
  }

  /// The members that any of several files assigns to. Asking each of many files would take time.
  public static func members(of files: [Assignments]) -> AssignedMembers {
    AssignedMembers(files.reduce(into: []) { $0.formUnion($1.members) })
  }
}

/// The properties of objects other than `self` that files assign to.
public struct AssignedMembers: Sendable {
  private let hashes: Set<UInt64>

  fileprivate init(_ hashes: Set<UInt64>) { self.hashes = hashes }

  /// Whether some file assigns to a property of this name.
  public func contains(_ name: String) -> Bool { hashes.contains(AssignmentScanner.hash(name.utf8)) }
}

extension [UInt64] {
  /// Whether a sorted array contains an element.
  fileprivate func containsSorted(_ element: UInt64) -> Bool {
    let place = partitioningIndex { $0 >= element }
    return place < count && self[place] == element
  }
}

/// Finds assignments by their signs. Those in comments and strings count, too.
struct AssignmentScanner {
  private let bytes: UnsafeBufferPointer<UInt8>

  static func assignments(in bytes: [UInt8]) -> Assignments {
    bytes.withUnsafeBufferPointer { AssignmentScanner(bytes: $0).assignments }
  }

  private var assignments: Assignments {
    var (names, members): (Set<UInt64>, Set<UInt64>) = ([], [])
    var place = bytes.firstPlace(of: UInt8(ascii: "="), from: 0)
    while place < bytes.count {
      defer { place = bytes.firstPlace(of: UInt8(ascii: "="), from: place + 1) }
      guard isAssignment(place), case let word = bytes.word(before: place), !word.isEmpty else { continue }
      let hash = Self.hash(bytes[word])
      if isMember(word) { members.insert(hash) } else if !isNew(word) { names.insert(hash) }
    }
    return Assignments(names: names, members: members)
  }

  /// Whether the sign is no part of another operator.
  private func isAssignment(_ place: Int) -> Bool {
    !(place > 0 && Self.isSign(bytes[place - 1])) && !(place + 1 < bytes.count && Self.isSign(bytes[place + 1]))
  }

  private func isMember(_ word: Range<Int>) -> Bool {
    guard word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: ".") else { return false }
    var end = word.lowerBound - 1
    if end > 0, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
    return !bytes.isText(bytes.word(before: end), "self")
  }

  private func isNew(_ word: Range<Int>) -> Bool {
    let before = bytes.word(before: word.lowerBound)
    return bytes.isText(before, "let") || bytes.isText(before, "var")
  }

  /// A hash by FNV-1a, which is the same in every run.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(emptyHash) { hash($0, adding: $1) }
  }

  /// The hash of no bytes.
  static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of some bytes and another one.
  static func hash(_ hash: UInt64, adding byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "~"): true
    default: false
    }
  }
}

/// Source code that is looked at without reading it from the start.
extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte from an offset on; the end where there is none. Words of bytes are searched at once.
  func firstPlace(of byte: UInt8, from start: Int) -> Int {
    guard let base = baseAddress, start < count else { return count }
    guard let found = memchr(base + start, Int32(byte), count - start) else { return count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The word before an offset, after the blanks between them; empty if no word is there.
  func word(before place: Int) -> Range<Int> {
    var end = Swift.max(0, place)
    while end > 0, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > 0, SourceTokenizer.isWordByte(self[start - 1]) { start -= 1 }
    return start..<end
  }

  /// Whether the bytes of a range are a text.
  func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount
      && range.allSatisfy { self[$0] == text.utf8Start[$0 - range.lowerBound] }
  }
}
