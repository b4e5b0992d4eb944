import DocumentChanges
import Formats
import Support

@testable import LayoutAnalysis
@testable import Operations
@testable import StackLint
@testable import StackModel

/// Makes the edits of `update-frames` and `lint --fix`: what was readable stays readable, all other bytes stay as they
/// are, and what is done is done.
struct EditTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    try checkFrameUpdates()
    try checkFixes(Self.linter, includesUnsafe: false)
    try checkFixes(Self.linter, includesUnsafe: true)
    try checkEveryFix(Self.linter)
    try checkOperations()
    try checkRenames()
  }

  private static let linter = Linter(RuleCatalog.rules)

  private func checkFrameUpdates() throws(Violation) {
    guard let found = try? FrameUpdates(bytes, path: DocumentTarget.path) else { return }
    try Self.checkEdits(found.updates.flatMap(\.edits), in: bytes, giving: found.bytes)
    let again: FrameUpdates
    do throws(UnreadableDocument) {
      again = try FrameUpdates(found.bytes, path: DocumentTarget.path)
    } catch {
      throw Violation("updated frames make the document unreadable: \(error.diagnostic.message)")
    }
    try Violation.unless(again.updates.isEmpty, "updated frames are not the last ones: \(again.updates)")
    try LogText.check(FrameUpdateWriter().text(for: found).bytes, "updated frames")
  }

  /// Edits stay inside of the document and do not overlap, and only they change anything.
  private static func checkEdits(
    _ edits: [Diagnostic.FixIt], in old: [UInt8], giving new: [UInt8]
  ) throws(Violation) {
    var (oldPlace, newPlace) = (0, 0)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let range = edit.range
      try Violation.unless(range.lowerBound >= oldPlace && range.upperBound <= old.count, "edits overlap: \(edits)")
      let kept = range.lowerBound - oldPlace
      let isKept = new.dropFirst(newPlace).prefix(kept).elementsEqual(old[oldPlace..<range.lowerBound])
      try Violation.unless(isKept, "bytes before \(range) changed")
      let isMade = new.dropFirst(newPlace + kept).starts(with: edit.replacement.utf8)
      try Violation.unless(isMade, "the edit at \(range) is not made")
      (oldPlace, newPlace) = (range.upperBound, newPlace + kept + edit.replacement.utf8.count)
    }
    try Violation.unless(new.dropFirst(newPlace).elementsEqual(old[oldPlace...]), "bytes after the edits changed")
  }
}

// MARK: - Edits of findings

extension EditTarget {
  private static func document(_ bytes: [UInt8], _ linter: Linter) -> ReportedDocument {
    let report = linter.lint(bytes, path: DocumentTarget.path, project: FuzzedProject.index)
    return ReportedDocument(
      report, FindingReport(report, file: ReportedFile(report.path), hasFingerprints: false))
  }

  private func checkFixes(_ linter: Linter, includesUnsafe: Bool) throws(Violation) {
    let fixing = DocumentFixing(includesUnsafe: includesUnsafe)
    let fixed = fixing.fixed(bytes) { Self.document($0, linter) }
    guard fixed.count > 0 else { return }
    try Violation.unless(fixed.report.findings.isReadable, "fixes make the document unreadable")
    let ids = Set(Self.views(bytes).compactMap(\.view.id))
    let (old, new) = (Self.frames(bytes, ids), Self.frames(fixed.bytes, ids))
    let repairs = Self.document(bytes, linter).findings.diagnostics.contains { diagnostic in
      !diagnostic.fixIts.isEmpty && RuleCatalog.rule(diagnostic.ruleID)?.isRepair == true
    }
    let isSaid = (includesUnsafe || repairs) && !fixed.moved.isEmpty
    try Violation.unless(old == new || isSaid, "fixes change frames without a word: \(old), \(new)")
    let again = fixing.fixed(fixed.bytes) { Self.document($0, linter) }
    try Violation.unless(again.bytes == fixed.bytes || fixed.deferredCount > 0, "a second run changes more")
  }

  /// The frames on the document's own canvas, whatever the order of the views: a fix may give one its place. A view has
  /// its id only where it had it before the fixes: a fix may give it one.
  private static func frames(_ bytes: [UInt8], _ ids: Set<String>) -> [String] {
    views(bytes).map { view in
      let id = view.view.id.flatMap { ids.contains($0) ? $0 : nil }
      return "\(id ?? view.view.elementName) \(view.frame)"
    }.sorted()
  }

  private static func views(_ bytes: [UInt8]) -> [ViewLayout] {
    (try? LayoutDocument(bytes, path: DocumentTarget.path))?.layout().views ?? []
  }

  /// Each finding's edits alone.
  private func checkEveryFix(_ linter: Linter) throws(Violation) {
    let report = Self.document(bytes, linter).findings
    guard report.isReadable, report.source.bytes == bytes else { return }
    for diagnostic in report.diagnostics.lazy.filter({ !$0.fixIts.isEmpty }).prefix(Self.maximumFixes) {
      let edited: [UInt8]
      do throws(EditError) {
        edited = try EditList(diagnostic.fixIts.map(\.edit)).applied(to: report.source)
      } catch {
        throw Violation("the fix of \(diagnostic.ruleID) cannot be made: \(error)")
      }
      try Self.checkEdits(diagnostic.fixIts, in: bytes, giving: edited)
      let isReadable = (try? LayoutDocument(edited, path: DocumentTarget.path)) != nil
      try Violation.unless(isReadable, "the fix of \(diagnostic.ruleID) makes the document unreadable")
    }
  }

  /// Each one is a document to read.
  private static let maximumFixes = 4
}

// MARK: - Operations

extension EditTarget {
  /// What `ibstack edit` does: an edit is made or refused, and what is made can be read and keeps Xcode's form.
  private func checkOperations() throws(Violation) {
    guard let tree = try? XMLTree(bytes, path: DocumentTarget.path) else { return }
    let ids = tree.indices.compactMap { tree[$0, "id"] }
    guard let first = ids.last, let second = ids.dropLast().last else { return }
    let isFormatted = Self.isFormatted(tree)
    let operations: [EditOperation] = [
      .set(first, [.init(path: "userLabel", value: "x")]), .set(second, [.init(path: "hidden", value: "YES")]),
      .remove([second]), .move(second, in: nil, at: 0), .move(first, in: second, at: nil),
      .add("<label text=\"x\"/>", in: second, at: 0), .wrap([first, second], nil), .unwrap(second),
      .extract(second, to: "Other.storyboard"),
    ]
    // Each one is a document to lay out several times.
    let number = bytes.reduce(0) { $0 &+ Int($1) } % operations.count
    for isUnsafe in [false, true] {
      let edit = DocumentEdit(path: DocumentTarget.path, operation: operations[number], isUnsafe: isUnsafe)
      guard let outcome = try? edit.outcome(bytes) else { continue }
      for made in [outcome.bytes] + [outcome.other].compactMap(\.self) {
        guard let new = try? XMLTree(made, path: DocumentTarget.path) else {
          throw Violation("\(operations[number]) makes the document unreadable")
        }
        try Violation.unless(!isFormatted || Self.isFormatted(new), "\(operations[number]) loses Xcode's form")
      }
    }
  }

  private static func isFormatted(_ tree: XMLTree) -> Bool {
    (try? FormattedDocument(tree).bytes) == tree.source.bytes
  }
}

// MARK: - Renames

extension EditTarget {
  /// What `ibstack rename` does to an id: there and back, the document says the same.
  private func checkRenames() throws(Violation) {
    guard let tree = try? XMLTree(bytes, path: DocumentTarget.path) else { return }
    for id in Set(tree.indices.compactMap { tree[$0, "id"] }).sorted().prefix(Self.mostRenames) {
      guard let there = Self.renamed(bytes, id, Self.newID), let back = Self.renamed(there, Self.newID, id) else {
        continue
      }
      guard let new = try? XMLTree(back, path: DocumentTarget.path) else {
        throw Violation("a rename of \(id) makes the document unreadable")
      }
      try Violation.unless(Self.values(new) == Self.values(tree), "\(id) is another one when it is renamed back")
    }
  }

  private static let newID = "ren-am-edd"
  private static let mostRenames = 3

  private static func renamed(_ content: [UInt8], _ old: String, _ new: String) -> [UInt8]? {
    let project = RenameProject.alone(AbsolutePath(DocumentTarget.path), content)
    let plan = RenamePlan.find(Rename(.id, from: old, to: new), in: project)
    return plan.refusals.isEmpty ? (try? plan.files())?.first?.new : nil
  }

  /// What the attributes say, in the order of the elements.
  private static func values(_ tree: XMLTree) -> [[String]] {
    tree.indices.map { element in
      [tree.name(of: element)] + tree.attributes(of: element).map { "\($0.name)=\($0.value)" }
    }
  }
}
