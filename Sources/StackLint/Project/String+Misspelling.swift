extension String {
  /// Whether one or two letters beside each other tell a name from another, none of them at the start, where libraries
  /// have their prefixes.
  func isMisspelling(of other: String) -> Bool { isMisspelling(of: other, sharingFirst: 4) }

  /// - Parameter shared: How many letters at the start are the same.
  func isMisspelling(of other: String, sharingFirst shared: Int) -> Bool {
    guard self != other else { return false }
    let (own, other) = (Array(lowercased().utf8), Array(other.lowercased().utf8))
    let start = zip(own, other).prefix { $0 == $1 }.count
    let rest = (own.dropFirst(start), other.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    return start >= shared && max(rest.0.count, rest.1.count) - end <= 2
  }

  /// Whether two letters are exchanged, or one is missing, doubled or another one: not a plural, and not a number.
  func isTypo(of other: String) -> Bool { isTypo(of: other, sharingFirst: 4) }

  /// - Parameter shared: How many letters at the start are the same.
  func isTypo(of other: String, sharingFirst shared: Int) -> Bool {
    guard abs(count - other.count) <= 1, isMisspelling(of: other, sharingFirst: shared),
      self != other + "s", other != self + "s"
    else { return false }
    return filter(\.isNumber) == other.filter(\.isNumber)
  }

  /// Whether two letters beside each other are exchanged, and nothing else.
  func hasLettersExchanged(from other: String) -> Bool {
    count > 4 && isTypo(of: other, sharingFirst: 2) && count == other.count && sorted() == other.sorted()
  }

  /// Whether two letters beside each other are exchanged, or one is missing, doubled or another one.
  func isSlip(of other: String) -> Bool {
    guard isTypo(of: other) else { return false }
    guard count == other.count else { return true }
    return sorted() == other.sorted() || zip(self, other).count(where: !=) == 1
  }

  /// What names share that are nearly the same: see ``isVariant(of:)``.
  var firstLetters: String { prefix(4).lowercased() }

  /// Whether one name is the other with a slip, or with more words at its end.
  func isVariant(of other: String) -> Bool {
    if isSlip(of: other) { return true }
    let (short, long) = count < other.count ? (self, other) : (other, self)
    return short.count > 3 && long.hasBytePrefix(short) && long.dropFirst(short.count).first?.isUppercase == true
  }
}
