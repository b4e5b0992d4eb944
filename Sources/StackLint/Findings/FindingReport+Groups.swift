import NibDecoder

extension FindingReport {
  /// The report with a single finding for each group of those that a rule reports together. The others become notes of the
  /// first.
  ///
  /// Baselines, suppressions, fixes and comparisons with a revision look at every finding: call it after them.
  package var grouped: FindingReport { grouped(apart: []) }

  /// The report with a single finding for each group.
  ///
  /// - Parameter apart: The fingerprints of findings that are in no group with others, such as those that are new.
  package func grouped(apart: Set<String>) -> FindingReport {
    let crowded = ObjectsWithManyFindings(findings)
    var groups: [FindingGroup.Key: FindingGroup] = [:]
    var order: [FindingGroup] = []
    for finding in findings {
      guard let key = FindingGroup.Key(finding, crowded, isApart: apart.contains(finding.fingerprint)) else {
        order.append(FindingGroup(finding))
        continue
      }
      if let group = groups[key] {
        if !group.add(finding) { order.append(FindingGroup(finding)) }
      } else {
        let group = FindingGroup(finding)
        groups[key] = group
        order.append(group)
      }
    }
    return order.count == findings.count ? self : replacingFindings(with: order.map(\.finding))
  }
}

/// Findings that are reported as one.
private final class FindingGroup {
  private let first: LocatedFinding
  private var others: [LocatedFinding] = []
  private var edits: EditList

  init(_ first: LocatedFinding) {
    self.first = first
    edits = (try? EditList(first.diagnostic.fixIts.map(\.edit))) ?? EditList()
  }

  /// Adds a finding, unless its edits and those of the group cannot be made together.
  func add(_ finding: LocatedFinding) -> Bool {
    guard (try? edits.insert(contentsOf: finding.diagnostic.fixIts.map(\.edit))) != nil else { return false }
    others.append(finding)
    return true
  }

  /// The first finding, with its number of others and with notes on their places.
  var finding: LocatedFinding {
    guard !others.isEmpty else { return first }
    let notes = noted
    let diagnostic = Diagnostic(
      first.diagnostic.ruleID, first.diagnostic.severity, message, range: first.diagnostic.range,
      notes: first.diagnostic.notes + notes.map(\.0), fixIts: ([first] + others).flatMap(\.diagnostic.fixIts),
      variants: first.diagnostic.variants)
    return LocatedFinding(
      diagnostic, start: first.start, end: first.end, notes: first.notes + notes.map(\.1),
      fingerprint: first.fingerprint, object: first.object, scene: first.scene,
      group: (([first] + others).reduce(0) { $0 + $1.count }, ([first] + others).reduce(0) { $0 + $1.fixableCount }))
  }

  /// Formats without notes show the number too.
  private var message: String {
    let message = first.diagnostic.message
    guard others.contains(where: { $0.diagnostic.message != message }) else { return message }
    return Diagnostic.message("\(message) (and \(others.count) more)", "\(message) (+\(others.count))")
  }

  private var noted: [(Diagnostic.Note, LocatedFinding.Note)] {
    let named = others.prefix(Self.mostNotes).map { other in
      let message = note(on: other)
      return (
        Diagnostic.Note(message, range: other.diagnostic.range),
        LocatedFinding.Note(message: message, start: other.start, end: other.end)
      )
    }
    let rest = others.count - named.count
    guard rest > 0 else { return named }
    let message = "and in \(rest) more place\(rest == 1 ? "" : "s")"
    return named + [(Diagnostic.Note(message), LocatedFinding.Note(message: message, start: nil, end: nil))]
  }

  private func note(on other: LocatedFinding) -> String {
    if other.diagnostic.message == first.diagnostic.message {
      return other.subject.map { "also here: \($0)" } ?? "also here"
    }
    return other.object == first.object ? other.diagnostic.message : other.sentence
  }

  private static let mostNotes = 5
}

extension FindingGroup {
  /// What the findings of a group have in common.
  struct Key: Hashable {
    private enum Common: Hashable {
      case message(String)
      case object(ObjectName)
      case scene(String)
      case file
    }

    private let ruleID: String
    private let severity: Diagnostic.Severity
    private let variants: [String]
    private let common: Common
    private let isApart: Bool

    /// Nil for a finding that stays on its own.
    init?(_ finding: LocatedFinding, _ crowded: ObjectsWithManyFindings, isApart: Bool) {
      let diagnostic = finding.diagnostic
      switch FindingGrouping.of(diagnostic) {
      case .message: common = .message(diagnostic.message)
      case .object: common = crowded.object(of: finding).map(Common.object) ?? .message(diagnostic.message)
      case .scene:
        guard let scene = finding.scene else { return nil }
        common = .scene(scene)
      case .file: common = .file
      case .separate: return nil
      }
      ruleID = diagnostic.ruleID
      severity = diagnostic.severity
      variants = diagnostic.variants
      self.isApart = isApart
    }
  }
}

/// The objects with three or more findings of a rule that groups them by object.
private struct ObjectsWithManyFindings {
  private var counts: [String: [ObjectName: Int]] = [:]

  init(_ findings: [LocatedFinding]) {
    for finding in findings {
      let ruleID = finding.diagnostic.ruleID
      guard let object = finding.object, FindingGrouping.of(finding.diagnostic) == .object else {
        continue
      }
      counts[ruleID, default: [:]][object, default: 0] += 1
    }
  }

  func object(of finding: LocatedFinding) -> ObjectName? {
    guard let object = finding.object, counts[finding.diagnostic.ruleID]?[object, default: 0] ?? 0 >= 3 else {
      return nil
    }
    return object
  }
}

extension FindingGrouping {
  private static let groupings = [String: FindingGrouping](
    uniqueKeysWithValues: RuleCatalog.rules.map { ($0.id, $0.grouping) })

  fileprivate static func of(_ diagnostic: Diagnostic) -> FindingGrouping { groupings[diagnostic.ruleID] ?? .separate }
}
