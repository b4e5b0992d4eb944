/// A set of small numbers that is emptied in constant time, and keeps its memory.
struct NumberSet {
  /// For each number the round in which it was inserted last.
  private var rounds: [UInt32] = []
  private var round: UInt32 = 1
  /// The members, in the order in which they were inserted.
  private(set) var members: [Int] = []

  /// Inserts a number, unless it is a member already.
  mutating func insert(_ number: Int) {
    if number >= rounds.count { rounds.append(contentsOf: repeatElement(0, count: number + 1 - rounds.count)) }
    guard rounds[number] != round else { return }
    rounds[number] = round
    members.append(number)
  }

  /// Removes all members.
  mutating func removeAll() {
    members.removeAll(keepingCapacity: true)
    if round == .max { rounds = Array(repeating: 0, count: rounds.count) }
    round = round == .max ? 1 : round + 1
  }
}
