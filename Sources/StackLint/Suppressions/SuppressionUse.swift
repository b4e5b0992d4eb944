import NibDecoder

/// How many findings are not reported, by what hides them.
public struct HiddenFindings: Hashable, Sendable {
  /// The number of findings that notes in documents suppress.
  public package(set) var byNotes = 0
  /// The number of findings that configurations suppress.
  public package(set) var byConfigurations = 0
  /// The number of findings in the baseline.
  public package(set) var byBaseline = 0
  /// The errors among ``byNotes`` that count nevertheless.
  public package(set) var countedErrors = 0
  /// The warnings among ``byNotes`` that count nevertheless.
  public package(set) var countedWarnings = 0

  /// Creates a record in which nothing is hidden.
  public init() {}

  package var sum: Int { byNotes + byConfigurations + byBaseline }

  mutating func add(_ other: HiddenFindings) {
    byNotes += other.byNotes
    byConfigurations += other.byConfigurations
    byBaseline += other.byBaseline
    countedErrors += other.countedErrors
    countedWarnings += other.countedWarnings
  }

  mutating func addNoted(_ diagnostic: Diagnostic, counts: Bool) {
    byNotes += 1
    guard counts else { return }
    if diagnostic.severity == .error { countedErrors += 1 }
    if diagnostic.severity == .warning { countedWarnings += 1 }
  }
}

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

/// Suppressions by the objects that they name: a configuration may have thousands, and a document as many findings.
struct SuppressionTable: Sendable {
  /// The object and rule of a finding.
  struct Subject: Hashable {
    /// Nil if the finding is on no object.
    let objectID: String?
    let ruleID: String
  }

  private struct Entry {
    var suppressions: [Suppression] = []
    /// Whether one of them names no rules and so covers all.
    var coversAllRules = false
    var rules: Set<String> = []
  }

  private var entries: [String?: Entry] = [:]

  init(_ suppressions: [Suppression]) {
    for suppression in suppressions {
      entries[suppression.objectID, default: Entry()].suppressions.append(suppression)
      if let rules = suppression.rules {
        entries[suppression.objectID]?.rules.formUnion(rules)
      } else {
        entries[suppression.objectID]?.coversAllRules = true
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Whether some suppression is meant for a rule on an object.
  func covers(_ subject: Subject) -> Bool {
    entries[subject.objectID].map { $0.coversAllRules || $0.rules.contains(subject.ruleID) } ?? false
  }

  /// The findings that each suppression hid, given all hidden findings.
  func use(for subjects: Set<Subject>) -> SuppressionUse {
    var use = SuppressionUse()
    for subject in subjects {
      for suppression in entries[subject.objectID]?.suppressions ?? []
      where suppression.rules?.contains(subject.ruleID) ?? true {
        use.insert(subject.ruleID, by: suppression)
      }
    }
    return use
  }
}
