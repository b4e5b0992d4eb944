import DocumentChanges
import LayoutAnalysis
import NibDecoder

/// The fixes of a version of a document that are made together: of those that overlap the first, and of all only those that
/// keep their promise.
///
/// What the edits of a fix make wrong, and the same kind of fix mends, belongs to it: the view in a misplaced one is in its
/// place only after both have their frames.
struct FixPass {
  /// What fixes promise.
  enum Promise {
    /// No finding about the document's structure is added. Before, Xcode refuses the document or reads it as something
    /// else, so neither its frames nor findings about its layout are any that could stay.
    case repair
    /// No finding is added, all frames stay as they are, and no finding goes but that of the fix.
    case safe
    /// No finding is added, and no length becomes open. Frames may change, at which somebody looks.
    case unsafe

    fileprivate init(_ finding: LocatedFinding) {
      let rule = RuleCatalog.rule(finding.diagnostic.ruleID)
      self = rule?.isRepair == true ? .repair : rule?.isFixUnsafe == false ? .safe : .unsafe
    }
  }

  /// Why a fix is not made.
  enum Refusal {
    case foreignEncoding
    case unreadable
    case untried
    case changesViews
    case changesFrame(DocumentFrames.Change)
    case adds(Diagnostic)
    case hides(Diagnostic)

    var text: String {
      switch self {
      case .foreignEncoding: "the document is not in UTF-8, in which fixes are made; save it as UTF-8"
      case .unreadable: "the document could not be read afterwards"
      case .untried: "too many other fixes were tried; run again, or fix some of them by hand"
      case .changesViews: "the document would have other views afterwards"
      case .changesFrame(let change): "\(change.view.nameInMessages): \(change.text)"
      case .adds(let finding): "it would add a finding of \(finding.ruleID): \(finding.message)"
      case .hides(let finding): "it would hide a finding of \(finding.ruleID): \(finding.message)"
      }
    }
  }

  private let base: FixedVersion
  let promise: Promise
  private let retry: ([UInt8]) -> FixedVersion
  /// How many versions may still be tried.
  private(set) var trials: Int
  /// The version with the fixes that were made.
  private(set) var result: FixedVersion
  private(set) var made: [LocatedFinding] = []
  /// Those whose edits overlap others.
  private(set) var deferred: [LocatedFinding] = []
  private(set) var refused: [(finding: LocatedFinding, reason: Refusal)] = []

  /// Makes fixes.
  ///
  /// - Parameters:
  ///   - promise: Which fixes.
  ///   - refused: Safe fixes that would change more than their finding, which somebody looks at like unsafe ones.
  ///   - trials: How many versions may be tried.
  ///   - lint: Lints a version.
  init(
    _ base: FixedVersion, _ promise: Promise, with refused: [LocatedFinding] = [], trials: Int,
    lint: @escaping ([UInt8]) -> FixedVersion
  ) {
    (self.base, self.promise, self.trials, retry) = (base, promise, trials, lint)
    result = base
    var edits = EditList()
    var fixes: [LocatedFinding] = []
    for finding in base.fixable(promise) + refused {
      let isAlone = (try? edits.insert(contentsOf: finding.diagnostic.fixIts.map(\.edit))) != nil
      if isAlone { fixes.append(finding) } else { deferred.append(finding) }
    }
    make(fixes[...])
  }

  /// Makes all of some fixes or, if these do not keep their promise together, tries each half.
  private mutating func make(_ fixes: ArraySlice<LocatedFinding>) {
    guard !fixes.isEmpty else { return }
    guard trials > 0 else {
      refused += fixes.map { ($0, .untried) }
      return
    }
    switch trial(of: made + fixes) {
    case .kept(let version):
      result = version
      made += fixes
    case .refused(let reason):
      guard fixes.count > 1 else {
        refused.append((fixes[fixes.startIndex], reason))
        return
      }
      let middle = fixes.startIndex + fixes.count / 2
      make(fixes[..<middle])
      make(fixes[middle...])
    }
  }
}

// MARK: - Results

extension FixPass {
  /// The fixes that were not made, each with the reason.
  var refusals: [Diagnostic] {
    refused.map { finding, reason in
      let message = "fix of \(finding.diagnostic.ruleID) not made: \(reason.text)"
      return Diagnostic(finding.diagnostic.ruleID, .notice, message, range: finding.diagnostic.range)
    }
  }

  /// How many fixes another run may make: those whose edits overlap others, and those that were not tried.
  var leftCount: Int {
    deferred.count + refused.count { if case .untried = $0.reason { true } else { false } }
  }

  /// The fixes that were not made because frames or views would change.
  var movingFixes: [LocatedFinding] {
    refused.compactMap { finding, reason in
      switch reason {
      case .changesFrame, .changesViews, .hides: finding
      case .foreignEncoding, .unreadable, .untried, .adds: nil
      }
    }
  }

  /// How many findings the edits fixed. What is left may be said in other words, but by the same rule of the same object.
  var fixedCount: Int {
    let left = Dictionary(grouping: result.fixable(promise), by: Subject.init)
    let overlapped = Dictionary(grouping: deferred, by: Subject.init)
    return overlapped.reduce(made.count) { $0 + max(0, $1.value.count - (left[$1.key]?.count ?? 0)) }
  }

  private struct Subject: Hashable {
    let ruleID: String
    let object: ObjectName?

    init(_ finding: LocatedFinding) { (ruleID, object) = (finding.diagnostic.ruleID, finding.object) }
  }
}

// MARK: - Trials

extension FixPass {
  private enum Trial {
    case kept(FixedVersion)
    case refused(Refusal)
  }

  /// How many versions lead from one to the next where a fix makes others necessary.
  private static let mostFollowers = 16

  private mutating func trial(of fixes: [LocatedFinding]) -> Trial {
    guard base.report.findings.source.bytes == base.bytes else { return .refused(.foreignEncoding) }
    guard var version = edited(base, fixes.map(\.diagnostic)) else { return .refused(.unreadable) }
    for _ in 0..<Self.mostFollowers {
      let followers = followers(version)
      guard !followers.isEmpty, let next = edited(version, followers) else { break }
      version = next
    }
    return refusal(of: version, fixes).map { .refused($0) } ?? .kept(version)
  }

  /// What is wrong only since some edits, and can be mended.
  private func followers(_ version: FixedVersion) -> [Diagnostic] {
    guard promise != .repair else {
      return version.structure.missing(in: base.structure).filter {
        !$0.fixIts.isEmpty && RuleCatalog.rule($0.ruleID)?.isRepair == true
      }
    }
    let added = Set(version.findings.missing(in: base.findings))
    return added.isEmpty ? [] : version.fixable(promise).map(\.diagnostic).filter(added.contains)
  }

  /// The version after the edits of findings; nil if it cannot be read.
  private mutating func edited(_ version: FixedVersion, _ fixes: [Diagnostic]) -> FixedVersion? {
    let source = version.report.findings.source
    var edits = EditList()
    for fix in fixes { try? edits.insert(contentsOf: fix.fixIts.map(\.edit)) }
    guard !edits.isEmpty, let bytes = try? edits.applied(to: source) else { return nil }
    trials -= 1
    let edited = retry(FormattedDocument.keepingForm(of: version.bytes, edited: bytes))
    return edited.report.findings.isReadable ? edited : nil
  }

  private func refusal(of version: FixedVersion, _ fixes: [LocatedFinding]) -> Refusal? {
    if promise == .repair {
      return version.structure.missing(in: base.structure).first.map { .adds($0) }
    }
    let rules = Set(fixes.map(\.diagnostic.ruleID))
    if let added = version.findings.missing(in: base.findings, rewordedBy: rules).first { return .adds(added) }
    let changes = base.frames.flatMap { old in version.frames.map(old.changes) }
    guard promise == .safe else {
      return changes.flatMap { $0?.first(where: \.opensLengths) }.map { .changesFrame($0) }
    }
    let cured = Set((fixes + deferred).map(\.diagnostic))
    let removed = fixes.flatMap { $0.diagnostic.fixIts.map(\.range) }
    let hidden = base.findings.missing(in: version.findings, rewordedBy: rules).first { finding in
      // What is said about the element that a fix removes goes with it, and what its rule says about an element around it.
      !cured.contains(finding)
        && finding.range.map { range in
          let isAround =
            rules.contains(finding.ruleID) && removed.allSatisfy { base.element(at: range)?.contains($0) == true }
          return !isAround && !removed.contains { $0.contains(range) }
        } ?? true
    }
    if let hidden { return .hides(hidden) }
    return changes.flatMap { changes in changes.map { $0.first.map { .changesFrame($0) } } ?? .changesViews }
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension FixedVersion {
  /// The findings that have fixes of some promise.
  func fixable(_ promise: FixPass.Promise) -> [LocatedFinding] {
    report.findings.findings.filter { !$0.diagnostic.fixIts.isEmpty && FixPass.Promise($0) == promise }
  }
}

/// A document while it is fixed: its text, its findings, and its frames where somebody asks.
final class FixedVersion {
  let bytes: [UInt8]
  /// The document with the findings that are reported.
  let report: ReportedDocument
  private let variants: LayoutVariants
  private(set) lazy var frames = report.document?.laidOut.map { DocumentFrames($0, variants: variants) }
  private(set) lazy var findings = ComparedFindings(diagnostics, in: report.document?.document?.nib)
  /// What is wrong with the structure, also what one repair of an element leaves for the next. An object may get an id.
  private(set) lazy var structure = ComparedFindings(structureDiagnostics, in: nil)

  init(_ bytes: [UInt8], _ report: ReportedDocument, variants: LayoutVariants) {
    (self.bytes, self.report, self.variants) = (bytes, report, variants)
  }

  /// All findings, also those that are known or as old as the document.
  private var diagnostics: [Diagnostic] { report.document?.diagnostics ?? report.findings.diagnostics }

  private var structureDiagnostics: [Diagnostic] {
    let all = report.document?.structure?.all ?? []
    // What layout does not read is no fault of the document.
    let rules = Set(StructureFault.Kind.allCases.map(\.ruleID) + ["unread-attribute"])
    return all.map { Diagnostic($0.kind.ruleID, .error, $0.message, range: $0.range, fixIts: $0.fixIts) }
      + diagnostics.filter { !rules.contains($0.ruleID) && RuleCatalog.rule($0.ruleID)?.category == .document }
  }

  /// What is said about places of the document, with their lines.
  func located(_ diagnostics: [Diagnostic]) -> [LocatedFinding] {
    let findings = report.findings
    return FindingReport(
      diagnostics, in: findings.source, file: findings.file, document: report.document?.document?.nib,
      hasFingerprints: false
    ).findings
  }

  /// The whole element that a finding is about.
  func element(at range: SourceRange) -> SourceRange? {
    guard let tree = report.document?.document?.nib.tree else { return nil }
    return tree.innermostElement(at: range.lowerBound).map { tree.range(of: $0) }
  }

  /// The views that have other frames than before, those that are new, and those that are gone, where they were.
  func moves(since old: FixedVersion) -> [LocatedFinding] {
    guard let before = old.frames, let frames else { return [] }
    let changes = before.changes(in: frames)
    let (new, gone) = changes == nil ? (frames.views(missingIn: before), before.views(missingIn: frames)) : ([], [])
    return located((changes ?? before.moves(in: frames)).map { Diagnostic("", .notice, $0.text, range: $0.view.range) })
      + located(new.map { Diagnostic("", .notice, "added", range: $0.range) })
      + old.located(gone.map { Diagnostic("", .notice, "removed", range: $0.range) })
  }
}
