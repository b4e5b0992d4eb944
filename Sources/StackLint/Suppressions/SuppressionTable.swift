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
