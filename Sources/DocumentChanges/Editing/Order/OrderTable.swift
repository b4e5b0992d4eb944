import EmbeddedFiles
import Support

/// The order in which Xcode writes the attributes of elements and the children of objects.
///
/// `xcode-order.txt` holds it, which `Scripts/xcode-order.py` makes from saved documents and describes. It differs among
/// platforms, and some of it among versions of Xcode.
final class OrderTable: Sendable {
  /// What Xcode writes in some order.
  enum Kind: String {
    case attributes
    case children
  }

  /// The orders of an element: each holds from a version of Xcode on, until the next one.
  private typealias Versions = [(start: Int, order: PartialOrder)]

  private let text: [UInt8]
  /// Where the chains of an element are, by the line before them.
  private let sections: [String: Range<Int>]
  /// What was asked for. To read all takes longer than most merges.
  private let orders = Locked<[String: Versions]>([:])

  /// Xcode's.
  static let xcode = OrderTable(
    Array(UnsafeBufferPointer(start: EmbeddedXcodeOrder.bytes, count: EmbeddedXcodeOrder.count)))

  /// - Parameter text: Lines of a kind, a platform and an element, each followed by its chains, which are indented.
  init(_ text: [UInt8]) {
    self.text = text
    var sections: [String: Range<Int>] = [:]
    var current: (name: String, start: Int)?
    var lineStart = 0
    while lineStart < text.count {
      let lineEnd = text[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if text[lineStart] != UInt8(ascii: " ") {
        if let current { sections[current.name] = current.start..<lineStart }
        current = (String(decoding: text[lineStart..<lineEnd], as: UTF8.self), min(lineEnd + 1, text.count))
      }
      lineStart = lineEnd + 1
    }
    if let current { sections[current.name] = current.start..<text.count }
    self.sections = sections
  }

  /// The order for an element, nil if none is known.
  func order(of kind: Kind, _ platform: DocumentPlatform, _ element: String, toolsVersion: Int) -> PartialOrder? {
    let name = "\(kind.rawValue) \(platform.rawValue) \(element)"
    guard let section = sections[name] else { return nil }
    let versions = orders.withLock { orders in
      if let known = orders[name] { return known }
      let read = Self.versions(of: text[section])
      orders[name] = read
      return read
    }
    return versions.last { $0.start <= toolsVersion }?.order
  }

  private static func versions(of section: ArraySlice<UInt8>) -> Versions {
    let chains = section.split(separator: UInt8(ascii: "\n")).map { line in
      Chain(line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) })
    }
    return Set(chains.flatMap(\.bounds) + [0]).sorted().map { start in
      (start, PartialOrder(chains: chains.filter { $0.holds(in: start) }.map(\.names)))
    }
  }
}

/// Names of which each stands before the next one, in some versions of Xcode.
private struct Chain {
  let names: [String]
  /// The first version, and the one after the last.
  private let start, end: Int?

  init(_ words: [String]) {
    let number = Int(words[0].dropFirst())
    start = words[0].hasBytePrefix(">") ? number.map { $0 + 1 } : nil
    end = words[0].hasBytePrefix("<") ? number : nil
    names = Array(words.dropFirst(start == nil && end == nil ? 0 : 1))
  }

  var bounds: [Int] { [start, end].compactMap(\.self) }

  func holds(in version: Int) -> Bool { version >= start ?? 0 && version < end ?? .max }
}

/// Which of some names stand before others. Two names may have no order, and then keep the one that they have.
struct PartialOrder: Sendable {
  private var numbers: [String: Int] = [:]
  private let wordsPerRow: Int
  /// A row of bits for each name: the names that stand after it.
  private var following: [UInt64]
  /// A row of bits for each name: the names that stand before it.
  private var preceding: [UInt64]

  /// - Parameter chains: Names of which each stands before the next one.
  init(chains: [[String]]) {
    for name in chains.joined() where numbers[name] == nil { numbers[name] = numbers.count }
    wordsPerRow = (numbers.count + 63) / 64
    following = Array(repeating: 0, count: numbers.count * wordsPerRow)
    preceding = following
    for chain in chains {
      for (one, other) in zip(chain, chain.dropFirst()) {
        guard let one = numbers[one], let other = numbers[other] else { continue }
        following[one * wordsPerRow + other / 64] |= 1 << UInt64(other % 64)
      }
    }
    close()
  }

  /// What stands after a name stands after all names before it.
  private mutating func close() {
    for middle in 0..<numbers.count {
      for name in 0..<numbers.count where has(middle, in: following, of: name) {
        for word in 0..<wordsPerRow {
          following[name * wordsPerRow + word] |= following[middle * wordsPerRow + word]
        }
      }
    }
    for name in 0..<numbers.count {
      for other in 0..<numbers.count where has(other, in: following, of: name) {
        preceding[other * wordsPerRow + name / 64] |= 1 << UInt64(name % 64)
      }
    }
  }

  private func has(_ number: Int, in rows: [UInt64], of name: Int) -> Bool {
    rows[name * wordsPerRow + number / 64] & (1 << UInt64(number % 64)) != 0
  }

  private func meets(_ set: [UInt64], _ rows: [UInt64], of name: Int) -> Bool {
    set.indices.contains { set[$0] & rows[name * wordsPerRow + $0] != 0 }
  }

  /// Whether a name stands before another one wherever both occur.
  func precedes(_ one: String, _ other: String) -> Bool {
    guard let one = numbers[one], let other = numbers[other] else { return false }
    return has(other, in: following, of: one)
  }

  /// Where a name belongs among others: before the first that it precedes, or after the last that precedes it; nil if it has
  /// no order with any of them.
  func place(of name: String, among names: [String]) -> Int? {
    if let next = names.firstIndex(where: { precedes(name, $0) }) { return next }
    return names.lastIndex { precedes($0, name) }.map { $0 + 1 }
  }

  /// The positions of names in the order that they should have; nil if they have it. An unknown name follows the known
  /// one that it follows already. Names without an order keep theirs as far as possible.
  func arrangement(of names: [String]) -> [Int]? {
    let known = names.map { numbers[$0] }
    return isArranged(known) ? nil : arranged(known)
  }

  private func isArranged(_ known: [Int?]) -> Bool {
    var seen = Array(repeating: UInt64(0), count: wordsPerRow)
    for case let number? in known {
      if meets(seen, following, of: number) { return false }
      seen[number / 64] |= 1 << UInt64(number % 64)
    }
    return true
  }

  private func arranged(_ known: [Int?]) -> [Int] {
    // The positions of each name, last first.
    var upcoming: [Int: [Int]] = [:]
    var rest = Array(repeating: UInt64(0), count: wordsPerRow)
    for (position, number) in known.enumerated().reversed() {
      guard let number else { continue }
      upcoming[number, default: []].append(position)
      rest[number / 64] |= 1 << UInt64(number % 64)
    }
    var result = Array(known.indices.prefix { known[$0] == nil })
    while let number = next(of: upcoming, rest), let position = upcoming[number]?.popLast() {
      result.append(position)
      result += known.indices[(position + 1)...].prefix { known[$0] == nil }
      guard upcoming[number]?.isEmpty == true else { continue }
      upcoming[number] = nil
      rest[number / 64] &= ~(1 << UInt64(number % 64))
    }
    return result
  }

  /// The first name that nothing else has to precede.
  private func next(of upcoming: [Int: [Int]], _ rest: [UInt64]) -> Int? {
    let ready = upcoming.filter { !meets(rest, preceding, of: $0.key) }
    return (ready.isEmpty ? upcoming : ready).min { ($0.value.last ?? 0) < ($1.value.last ?? 0) }?.key
  }
}
