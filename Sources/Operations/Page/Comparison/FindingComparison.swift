import StackLint

/// The findings that came and went, by their fingerprints. It compares each on its own, not groups.
struct FindingComparison {
  private(set) var came: Set<String> = []
  private(set) var went: Set<String> = []

  init(_ before: [LocatedFinding], _ after: [LocatedFinding]) {
    let (old, new) = (Set(before.map(\.fingerprint)), Set(after.map(\.fingerprint)))
    // A fingerprint holds the text of its line: a finding whose line changed is still the same one if it says the same.
    var changed: [Words: Int] = [:]
    for finding in before where !new.contains(finding.fingerprint) { changed[Words(finding), default: 0] += 1 }
    for finding in after where !old.contains(finding.fingerprint) {
      if !changed.take(Words(finding)) { came.insert(finding.fingerprint) }
    }
    for finding in before.reversed() where !new.contains(finding.fingerprint) {
      if changed.take(Words(finding)) { went.insert(finding.fingerprint) }
    }
  }

  private struct Words: Hashable {
    let rule: String
    let sentence: String
    let object: String?

    init(_ finding: LocatedFinding) {
      (rule, sentence, object) = (finding.diagnostic.ruleID, finding.sentence, finding.object?.id)
    }
  }
}

extension Dictionary where Value == Int {
  /// Takes one of a key away.
  ///
  /// - Returns: Whether there was one.
  fileprivate mutating func take(_ key: Key) -> Bool {
    guard let count = self[key], count > 0 else { return false }
    self[key] = count - 1
    return true
  }
}
