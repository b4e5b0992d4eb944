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
