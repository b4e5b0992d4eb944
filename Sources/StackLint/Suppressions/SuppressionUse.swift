/// The findings that suppressions hid: the ids of their rules, by suppression.
public struct SuppressionUse: Hashable, Sendable {
  private var rules: [Suppression: Set<String>] = [:]

  /// Creates a record in which nothing was hidden.
  public init() {}

  /// Whether nothing was hidden.
  public var isEmpty: Bool { rules.isEmpty }

  /// Records that a finding was hidden.
  mutating func insert(_ ruleID: String, by suppression: Suppression) {
    rules[suppression, default: []].insert(ruleID)
  }

  /// Adds what was hidden in another document.
  public mutating func formUnion(_ other: SuppressionUse) {
    rules.merge(other.rules) { $0.union($1) }
  }

  /// The parts of a suppression that hid nothing.
  ///
  /// - Parameter judged: The ids of the rules that were kept: others could not find anything.
  public func unused(_ suppression: Suppression, judging judged: Set<String>) -> [UnusedSuppression] {
    let used = rules[suppression] ?? []
    guard let named = suppression.rules else {
      return used.isEmpty ? [UnusedSuppression(objectID: suppression.objectID, ruleID: nil)] : []
    }
    // Each for itself: another shard may need one of them.
    return named.intersection(judged).subtracting(used).sorted().map {
      UnusedSuppression(objectID: suppression.objectID, ruleID: $0)
    }
  }
}

/// A suppression, or one of its rules, that kept nothing back.
public struct UnusedSuppression: Hashable, Sendable {
  /// The object's id; nil for findings that are on no object.
  public let objectID: String?
  /// The rule; nil where the suppression names none.
  public let ruleID: String?

  /// The message to report.
  public var message: String {
    let owner = objectID.map { "\($0) has" } ?? "documents as a whole have"
    return "\(owner) no finding \(ruleID.map { "of \($0) " } ?? "")to suppress; remove the suppression"
  }
}
