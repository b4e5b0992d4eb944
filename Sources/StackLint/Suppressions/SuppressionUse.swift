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

/// Findings on one object, or on documents as a whole, that are known and meant.
public struct Suppression: Hashable, Sendable {
  /// The object's id; nil for findings that are on no object.
  public var objectID: String?
  /// The rules that are not to be reported on it; nil for all.
  public var rules: Set<String>?
  /// The documents; empty for all.
  public var paths: [GlobPattern]
  /// Why.
  public var reason: String

  /// Creates a suppression.
  public init(objectID: String?, rules: Set<String>? = nil, paths: [GlobPattern] = [], reason: String) {
    self.objectID = objectID
    self.rules = rules
    self.paths = paths
    self.reason = reason
  }

  /// Whether it is meant for a document.
  func covers(_ path: String) -> Bool { paths.isEmpty || paths.matches(path) }
}
