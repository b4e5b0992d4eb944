import NibDecoder
package import Support

/// The findings of a file that are reported, with the document that they are about.
package struct ReportedDocument {
  /// The document and its layout; nil for one that was not judged, and for a file that is no document.
  package let document: LintResult?
  package internal(set) var findings: FindingReport
  /// What is said about its fixes.
  package internal(set) var remarks: [Escaped<LogLine>] = []

  package init(_ findings: FindingReport) { self.init(nil, findings) }

  package init(_ document: LintResult?, _ findings: FindingReport) {
    self.document = document
    self.findings = findings
  }

  /// Findings of one kind in one scene as one.
  package var grouped: ReportedDocument {
    var report = self
    report.findings = findings.grouped
    return report
  }

  /// Whether there is nothing to show: no document, no finding, and no reason why it could not be read.
  package var isEmpty: Bool { document == nil && findings.findings.isEmpty && findings.failure == nil }
}

/// The copies of one document for several languages, such as `Base.lproj/Main.xib` and `de.lproj/Main.xib`. What is wrong in
/// all of them is reported once.
package enum LocalizedCopies {
  /// The positions of documents, those of copies together, in the order of the first of each group.
  package static func groups(of paths: [String]) -> [[Int]] {
    var groups: [[Int]] = []
    var known: [Document: Int] = [:]
    var seen: Set<String> = []
    for (index, path) in paths.enumerated() {
      // Whoever names a document twice has it twice.
      let document = seen.insert(path).inserted ? Document(path) : nil
      if let document, let group = known[document], groups[group].count < mostCopies {
        groups[group].append(index)
      } else {
        if let document { known[document] = groups.count }
        groups.append([index])
      }
    }
    return groups
  }

  /// The documents of a group are in memory together. Xcode offers fewer languages.
  private static let mostCopies = 100

  /// What is reported of copies: each finding in the first copy that has it, with the number of the others.
  package static func folded(_ copies: [ReportedDocument]) -> [ReportedDocument] {
    guard copies.count > 1 else { return copies }
    let places = copies.map { Place.places(of: $0.findings.findings) }
    var holders: [Place: [(copy: Int, finding: LocatedFinding)]] = [:]
    for (copy, report) in copies.enumerated() {
      for (place, finding) in zip(places[copy], report.findings.findings) {
        holders[place, default: []].append((copy, finding))
      }
    }
    return copies.indices.map { copy in
      var report = copies[copy]
      let firsts = places[copy].compactMap { holders[$0] }.filter { $0[0].copy == copy }
      report.findings = report.findings.replacingFindings(
        with: firsts.map { held in
          held[0].finding.found(again: held.dropFirst().map { (copies[$0.copy].findings.path, $0.finding) })
        })
      return report
    }
  }

  /// The document that a path is a copy of.
  private struct Document: Hashable {
    private let path: String
    private let isStoryboard: Bool

    /// Nil for a document that is in no folder of a language.
    init?(_ path: String) {
      guard let localized = LocalizedPath(path) else { return nil }
      self.path = localized.document
      isStoryboard = path.hasFileExtension("storyboard")
    }
  }

  /// What is the same about a finding in all copies. Texts differ, and so do frames.
  private struct Place: Hashable {
    private let ruleID: String
    private let severity: Diagnostic.Severity
    /// The id of the object; the message without one.
    private let subject: String
    /// The number of the finding among those of the rule about the object.
    private var number = 0

    private init(_ finding: LocatedFinding) {
      ruleID = finding.diagnostic.ruleID
      severity = finding.diagnostic.severity
      subject = finding.object?.id ?? finding.diagnostic.message
    }

    /// The places of the findings of one copy.
    static func places(of findings: [LocatedFinding]) -> [Place] {
      var counts: [Place: Int] = [:]
      return findings.map { finding in
        var place = Place(finding)
        let number = counts[place, default: 0]
        counts[place] = number + 1
        place.number = number
        return place
      }
    }
  }
}

extension LocatedFinding {
  /// The finding with the number of other copies that have it, and their paths in a note.
  fileprivate func found(again others: [(path: String, finding: LocatedFinding)]) -> LocatedFinding {
    guard !others.isEmpty else { return self }
    let number = "\(others.count) more cop\(others.count == 1 ? "y" : "ies")"
    let message = Diagnostic.message(
      "\(diagnostic.message) (and in \(number))", "\(diagnostic.message) (+\(others.count))")
    let paths = others.prefix(Self.mostNamedCopies).map(\.path).joined(separator: ", ")
    let rest = others.count - Self.mostNamedCopies
    let note = "the same in \(paths)\(rest > 0 ? " and \(rest) more" : "")"
    let findings = [self] + others.map(\.finding)
    return LocatedFinding(
      Diagnostic(
        diagnostic.ruleID, diagnostic.severity, message, range: diagnostic.range,
        notes: diagnostic.notes + [Diagnostic.Note(note)], fixIts: diagnostic.fixIts, variants: diagnostic.variants),
      start: start, end: end, notes: notes + [Note(message: note, start: nil, end: nil)], fingerprint: fingerprint,
      object: object, scene: scene,
      group: (findings.reduce(0) { $0 + $1.count }, findings.reduce(0) { $0 + $1.fixableCount }))
  }

  private static let mostNamedCopies = 5
}
