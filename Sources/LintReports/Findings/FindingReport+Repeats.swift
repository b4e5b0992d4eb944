import NibDecoder
import StackLint

extension FindingReport {
  /// The report with a single finding for each name outside of the document, such as that of an image or a class. The
  /// findings that repeat it become notes of the first.
  ///
  /// Baselines and comparisons with a revision look at every finding: call it after them.
  package var withoutRepeats: FindingReport {
    var repeats: [RepeatedName: [LocatedFinding]] = [:]
    for finding in findings {
      if let name = RepeatedName(finding) { repeats[name, default: []].append(finding) }
    }
    guard repeats.contains(where: { $1.count > 1 }) else { return self }
    return replacingFindings { finding in
      guard let name = RepeatedName(finding) else { return finding }
      return repeats.removeValue(forKey: name).flatMap { $0.first?.noting($0.dropFirst()) }
    }
  }
}

/// What findings have in common that say the same about a name.
private struct RepeatedName: Hashable {
  private let ruleID: String
  private let message: String

  /// Nil for a finding that may be cured on its own.
  init?(_ finding: LocatedFinding) {
    let diagnostic = finding.diagnostic
    guard diagnostic.fixIts.isEmpty, Self.rules.contains(diagnostic.ruleID) else { return nil }
    ruleID = diagnostic.ruleID
    message = diagnostic.message
  }

  private static let rules = Set(
    RuleCatalogue.rules.filter { $0.category == .resources || $0.category == .code }.map(\.id))
}

extension LocatedFinding {
  /// The finding with notes on the places of others.
  fileprivate func noting(_ others: ArraySlice<LocatedFinding>) -> LocatedFinding {
    let named = others.prefix(Self.mostNotes).map { other in
      let message = other.subject.map { "also here: \($0)" } ?? "also here"
      return (
        Diagnostic.Note(message, range: other.diagnostic.range),
        Note(message: message, start: other.start, end: other.end)
      )
    }
    let rest = others.count - named.count
    let message = "and in \(rest) more place\(rest == 1 ? "" : "s")"
    let further = rest > 0 ? [(Diagnostic.Note(message), Note(message: message, start: nil, end: nil))] : []
    return adding(named + further)
  }

  private func adding(_ added: [(Diagnostic.Note, Note)]) -> LocatedFinding {
    let diagnostic = Diagnostic(
      diagnostic.ruleID, diagnostic.severity, diagnostic.message, range: diagnostic.range,
      notes: diagnostic.notes + added.map(\.0), variants: diagnostic.variants)
    return LocatedFinding(
      diagnostic, start: start, end: end, notes: notes + added.map(\.1), fingerprint: fingerprint, object: object,
      scene: scene)
  }

  private static let mostNotes = 10
}
