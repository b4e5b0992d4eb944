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
    let edited: [UInt8]
    do throws(EditRefusal) { edited = try self.edited(tree, bytes, before) } catch { throw .refused(error) }
    let updated = StoredFrames(before: bytes, path: path).updated(edited)
    let new: XMLTree
    let after: EditedLayout
    do throws(UnreadableDocument) {
      (new, after) = (try XMLTree(updated, path: path), try EditedLayout(updated, path: path))
    } catch {
      throw .refused(EditRefusal("the document could not be read afterwards: \(error.diagnostic.message)"))
    }
    let moves = before.frames.moves(in: after.frames)
    if let refusal = refusal(before, after, moves) { throw .refused(refusal) }
    do throws(IncomparableDocument) {
      return Outcome(bytes: updated, report: report(try DocumentDiff(old: tree, new: new), moves))
    } catch {
      throw .refused(EditRefusal("the document cannot be edited: \(error)"))
    }
  }

  private func read(_ bytes: [UInt8]) throws(Failure) -> (XMLTree, EditedLayout) {
    do throws(UnreadableDocument) {
      return (try XMLTree(bytes, path: path), try EditedLayout(bytes, path: path))
    } catch {
      throw .unreadable(error)
    }
  }

  private func edited(_ tree: XMLTree, _ bytes: [UInt8], _ before: EditedLayout) throws(EditRefusal) -> [UInt8] {
    var editing = try ObjectEditing(tree, content: bytes)
    switch operation {
    case .set(let object, let settings):
      for setting in settings { try editing.set(setting.path, to: setting.value, of: object) }
    case .remove(let objects): try editing.remove(objects)
    }
    return try editing.bytes()
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
    guard !isUnsafe, let open = moves.first(where: \.opensLengths) else { return nil }
    return EditRefusal("\(open.view.nameInMessages): \(open.text); --unsafe does it all the same")
  }

  private func report(_ diff: DocumentDiff, _ moves: [DocumentFrames.Change]) -> DiffReport {
    var report = DiffReport(diff)
    let entries = moves.map { DiffEntry(mark: .moved, subject: $0.view.nameInMessages, details: [$0.text]) }
    if !entries.isEmpty { report.append(SceneChanges(scene: "Layout", entries: entries)) }
    return report
  }
}
