import NibDecoder

/// The new findings of a document: those that its old version did not have, and those on objects that changed. Of what a rule
/// reports by scenes, only the first: the finding was about the scene before, whatever changes in it. A finding that got
/// worse is new: see ``KnownFinding``.
struct NewFindings {
  private let known: [String: KnownFinding]
  private let oldObjects: ObjectTexts

  private let objects: ObjectTexts
  private let nib: NibDocument?

  init(_ new: LintResult, since old: LintResult) {
    let findings = FindingReport(old, file: ReportedFile(old.path)).findings
    known = Dictionary(findings.map { ($0.fingerprint, KnownFinding($0.diagnostic)) }) { first, _ in first }
    oldObjects = ObjectTexts(old.document?.nib)
    objects = ObjectTexts(new.document?.nib)
    nib = new.document?.nib
  }

  func contains(_ finding: LocatedFinding) -> Bool {
    guard let old = known[finding.fingerprint], !old.isLess(than: finding.diagnostic) else { return true }
    if RuleCatalog.rule(finding.diagnostic.ruleID)?.grouping == .scene { return false }
    guard let range = finding.diagnostic.range, let id = nib?.objectID(at: range.lowerBound) else { return false }
    return objects[id] != oldObjects[id]
  }
}

/// What is written about each object of a document, without the objects inside of it and without white space between
/// elements: two versions of an object that is the same have the same text.
struct ObjectTexts {
  private var texts: [String: [UInt8]] = [:]

  /// - Parameter document: Nil where it cannot be read, which leaves no objects.
  init(_ document: NibDocument?) {
    guard let document else { return }
    var owners: [String?] = []
    owners.reserveCapacity(document.tree.elements.count)
    for element in document.tree.indices {
      let own = document.tree.attribute("id", of: element).map { document.value(ofAttribute: $0) }
      let owner = own ?? document.tree.parent(of: element).flatMap { owners[$0.position] }
      owners.append(owner)
      guard let owner else { continue }
      let tag = document.tree.tagRange(of: element)
      texts[owner, default: []] += document.source.bytes[tag.lowerBound..<tag.upperBound]
      texts[owner, default: []] += document.tree.text(of: element).utf8
    }
  }

  subscript(id: String) -> [UInt8]? { texts[id] }
}

/// A finding of before, as far as one of today on the same object may be worse.
///
/// It is worse if it is more severe, or says something that the other did not say. Numbers, ids and quoted names do not count:
/// they change because of edits elsewhere.
struct KnownFinding {
  private let severity: Diagnostic.Severity
  private let words: [Substring: Int]

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    words = Self.words(of: diagnostic.message)
  }

  /// Whether a finding of today is worse.
  func isLess(than diagnostic: Diagnostic) -> Bool {
    Self.rank(severity) < Self.rank(diagnostic.severity)
      || Self.words(of: diagnostic.message).contains { $0.value > words[$0.key, default: 0] }
  }

  private static func rank(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .notice: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// How often a message has each of its words.
  private static func words(of message: String) -> [Substring: Int] {
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    let text = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let words = text.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "-" } }
    return words.filter { $0.allSatisfy { $0.isLetter } }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

/// The places of findings in a document that stayed the same while its project changed.
struct KnownPlaces {
  private struct Place: Hashable {
    let ruleID: String
    let range: SourceRange?

    init(_ diagnostic: Diagnostic) { (ruleID, range) = (diagnostic.ruleID, diagnostic.range) }
  }

  private let places: Set<Place>

  init(_ diagnostics: [Diagnostic]) { places = Set(diagnostics.map(Place.init)) }

  /// Whether a rule had a finding in the place of another one, whatever it said.
  func contains(_ diagnostic: Diagnostic) -> Bool { places.contains(Place(diagnostic)) }
}
