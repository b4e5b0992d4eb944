import DocumentChanges
import Formats
import LayoutAnalysis
import NibDecoder
import StackLint
import StackModel
import Support

/// Makes an edit of a document, and proves it: validation finds nothing more, and the layout breaks nowhere.
struct DocumentEdit {
  let path: String
  let operation: EditOperation
  /// Whether views may move that are to stay, and lengths become open.
  let isUnsafe: Bool

  /// An edited document.
  struct Outcome {
    let bytes: [UInt8]
    /// The content of the document that comes into being beside; nil for no other one.
    var other: [UInt8]?
    /// What changed, and which views lie elsewhere.
    let report: DiffReport
  }

  /// Why a document is not edited.
  enum Failure: Error {
    case unreadable(UnreadableDocument)
    case refused(EditRefusal)
  }

  /// - Parameter bytes: The document.
  func outcome(_ bytes: [UInt8]) throws(Failure) -> Outcome {
    let (tree, before) = try read(bytes)
    guard before.document.nib.kind != .stackDefinition else {
      throw .refused(EditRefusal("a stack definition is edited as text; ibstack edit changes documents of Xcode"))
    }
    let old = OldDocument(tree: tree, bytes: bytes, layout: before)
    do throws(EditRefusal) {
      let changes = try OperationChanges(old.editing(), tree, before.layout).all(operation)
      return try firstKept(changes, of: old)
    } catch {
      throw .refused(error)
    }
  }

  private func read(_ bytes: [UInt8]) throws(Failure) -> (XMLTree, EditedLayout) {
    do throws(UnreadableDocument) {
      return (try XMLTree(bytes, path: path), try EditedLayout(bytes, path: path))
    } catch {
      throw .unreadable(error)
    }
  }

  /// A document before an edit.
  private struct OldDocument {
    let tree: XMLTree
    let bytes: [UInt8]
    let layout: EditedLayout

    func editing() throws(EditRefusal) -> ObjectEditing { try ObjectEditing(tree, content: bytes) }
  }

  /// The first of several ways to make an edit that keeps its promise.
  ///
  /// - Throws: Why the first one does not.
  private func firstKept(
    _ changes: [OperationChange], of old: OldDocument
  ) throws(EditRefusal) -> Outcome {
    var first: EditRefusal?
    for change in changes {
      do throws(EditRefusal) {
        var editing = try old.editing()
        let other = try change.make(in: &editing)
        var outcome = try proved(editing.bytes(), old)
        outcome.other = try other.map { (other) throws(EditRefusal) in try proved(other.bytes(), old).bytes }
        return outcome
      } catch {
        first = first ?? error
      }
    }
    throw first ?? EditRefusal("nothing is to do")
  }

  private func proved(_ edited: [UInt8], _ old: OldDocument) throws(EditRefusal) -> Outcome {
    let updated: [UInt8]
    let (new, after): (XMLTree, EditedLayout)
    do throws(UnreadableDocument) {
      updated = try StoredFrames(before: old.layout.layout).updated(edited, path: path)
      (new, after) = (try XMLTree(updated, path: path), try EditedLayout(updated, path: path))
    } catch {
      throw EditRefusal("the document could not be read afterwards: \(error.diagnostic.message)")
    }
    let moves = old.layout.frames.moves(in: after.frames)
    if let refusal = refusal(old.layout, after, moves) { throw refusal }
    do throws(IncomparableDocument) {
      return Outcome(bytes: updated, report: report(try DocumentDiff(old: old.tree, new: new), moves))
    } catch {
      throw EditRefusal("the document cannot be edited: \(error)")
    }
  }
}

// MARK: - Proof

extension DocumentEdit {
  /// Why an edit is not made; nil for one that keeps its promise.
  private func refusal(
    _ before: EditedLayout, _ after: EditedLayout, _ moves: [DocumentFrames.Change]
  ) -> EditRefusal? {
    let added = after.added(since: before)
    let isOfLayout = { (finding: Diagnostic) in RuleCatalog.rule(finding.ruleID)?.category == .layout }
    if let finding = added.first(where: { !isOfLayout($0) }) ?? (isUnsafe ? nil : added.first) {
      let advice = isOfLayout(finding) ? "; --unsafe does it all the same" : ""
      return EditRefusal("validation would find \(finding.ruleID): \(finding.message)\(advice)")
    }
    guard !isUnsafe, let broken = moves.first(where: { operation.keepsLayout || $0.opensLengths }) else { return nil }
    var reason = ""
    if case .extract = operation { reason = ", as scenes before it give it its size and its bars" }
    return EditRefusal("\(broken.view.nameInMessages): \(broken.text)\(reason); --unsafe does it all the same")
  }

  private func report(_ diff: DocumentDiff, _ moves: [DocumentFrames.Change]) -> DiffReport {
    var report = DiffReport(diff)
    let entries = moves.map { DiffEntry(mark: .moved, subject: $0.view.nameInMessages, details: [$0.text]) }
    if !entries.isEmpty { report.append(SceneChanges(scene: "Layout", entries: entries)) }
    return report
  }
}

/// A version of a document that is edited, with its frames and what the strictest validation finds.
struct EditedLayout {
  let document: LayoutDocument
  /// On the document's own canvas.
  let layout: DocumentLayout
  let frames: DocumentFrames
  private let findings: ComparedFindings
  private let rules: Set<String>

  init(_ bytes: [UInt8], path: String) throws(UnreadableDocument) {
    let laidOut = try LaidOutDocument(bytes, path: path, options: LayoutOptions())
    (document, layout) = (laidOut.document, laidOut.layout)
    frames = DocumentFrames(laidOut, variants: .differentScreens)
    let found = Self.linter.lint(LintedDocument(laidOut)).diagnostics
    findings = ComparedFindings(found, in: document.nib)
    rules = Set(found.map(\.ruleID))
  }

  private static let linter = Linter(
    RuleCatalog.validation.map { ActiveRule($0, severity: $0.severityOfValidation) })

  /// What is found in this version and not in an older one. The same may be said of an object in other words.
  func added(since old: EditedLayout) -> [Diagnostic] { findings.missing(in: old.findings, rewordedBy: rules) }
}

/// The frames that an edited document stores, which Xcode's canvas would update with the edit.
struct StoredFrames {
  private let olds: [String: (stored: Rect?, computed: Rect)]

  /// - Parameter layout: The layout of the document before.
  init(before layout: DocumentLayout) {
    let views = layout.views.compactMap { layout in
      layout.view.id.map { ($0, (layout.view.declaredFrame, layout.frame)) }
    }
    olds = Dictionary(views) { first, _ in first }
  }

  /// The document with the computed frames of views that are new, and of those that the edit moved from where they stood.
  func updated(_ edited: [UInt8], path: String) throws(UnreadableDocument) -> [UInt8] {
    let document = try LayoutDocument(edited, path: path)
    let places = FrameEdits(document)
    let edits = document.layout().views.flatMap { layout -> [SourceEdit] in
      guard isChanged(layout), let element = layout.view.element, let stored = layout.view.declaredFrame else {
        return []
      }
      return places.edits(of: element, from: stored, to: layout.frame).map(\.edit)
    }
    return try document.nib.source.edited(by: edits)
  }

  private func isChanged(_ layout: ViewLayout) -> Bool {
    guard let id = layout.view.id, let old = olds[id] else { return true }
    return old.computed != layout.frame && old.stored.map { $0.isNear(old.computed) } ?? true
  }
}

extension Rect {
  /// Whether the rectangle is another one within a pixel.
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.51 }
  }
}
