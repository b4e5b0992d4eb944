import NibDecoder
import Support

/// Reports conflicts: which numbers contradict each other, which constraint would be broken, and what to do.
struct ConflictDiagnosticBuilder {
  private let places: ConflictPlaces
  private let changes: RunTimeChanges

  init(_ nib: NibDocument) {
    places = ConflictPlaces(nib)
    changes = RunTimeChanges(nib)
  }

  /// One diagnostic for each cause of conflicts.
  func diagnostics(_ session: LayoutSession) -> [Diagnostic] {
    let conflicts = session.conflicts
    if conflicts.isEmpty { return session.hasMoreConflicts ? [unlistedConflicts(session.root)] : [] }
    let certainty = ConflictCertainty(session.context)
    let layoutRoot = session.context.layoutRoot
    let listed = ConflictGroups(certainty.known(of: conflicts)).groups.map {
      describe($0, layoutRoot, certainty.certainty(of: $0.conflict))
    }
    let root = layoutRoot.view
    return listed + (session.hasMoreConflicts && !listed.isEmpty ? [furtherConflicts(root)] : [])
  }

  /// A conflict that code or the system may end is a warning, and the first note says how. So is one with the zero length
  /// of a hidden view: UIKit reports it, but nobody sees which of the two it breaks. So is one with the width of a table,
  /// which code may make narrower than the screen.
  private func describe(
    _ group: ConflictGroups.Group, _ layoutRoot: LayoutRoot, _ certainty: ConflictCertainty.Certainty
  ) -> Diagnostic {
    let conflict = group.conflict
    let isOfTable = layoutRoot.fillsTable && conflict.isAboutCanvas
    var doubt: String?
    if case .doubtful(let reason) = certainty { doubt = reason }
    // A number that fits one table, or one version of a system, fits no other.
    let fix = isOfTable || doubt != nil ? nil : ConflictFix(conflict, places)
    let change = changes.clause(conflict) ?? doubt
    let hint = change.map { Diagnostic.Note($0) }
    let severity: Diagnostic.Severity =
      change == nil && !conflict.isAboutHiding && !isOfTable ? .error : .warning
    return Diagnostic(
      .conflictingConstraints, as: severity, ConflictMessage(conflict, fix).text,
      range: places.range(conflict.broken), notes: [hint].compactMap { $0 } + ConflictNotes(group, places).notes,
      fixIts: [change == nil ? fix?.fixIt : nil].compactMap { $0 })
  }

  private func unlistedConflicts(_ root: View) -> Diagnostic {
    let message =
      "required constraints in \(root.nameInMessages) contradict each other, too many of them to say which; split the view, or "
      + "remove constraints"
    return Diagnostic(.conflictingConstraints, message, range: root.range)
  }

  private func furtherConflicts(_ root: View) -> Diagnostic {
    let message =
      "further conflicts in \(root.nameInMessages) are not listed; resolve those that are and look again"
    return Diagnostic(.conflictingConstraints, message, range: root.range)
  }
}

extension ConstraintConflict {
  fileprivate var isAboutCanvas: Bool { ([broken] + others).contains(where: \.isCanvas) }

  fileprivate var isAboutHiding: Bool {
    ([broken] + others).contains { if case .stack(_, .hiding) = $0.origin { true } else { false } }
  }
}

/// What may differ at run time from what a document says about the members of a conflict: an app whose code changes one
/// of them through an outlet may never have the conflict.
struct RunTimeChanges {
  private let outlets: OutletIndex

  init(_ nib: NibDocument) { outlets = OutletIndex(nib) }

  /// What may end the conflict, as a clause: `the outlet tableHeight may change table.height == 120`; nil if the document
  /// names nothing that could.
  func clause(_ conflict: ConstraintConflict) -> String? {
    for constraint in [conflict.broken] + conflict.others {
      if let clause = clause(constraint, constraint.shortConsoleText) { return clause }
    }
    return nil
  }

  private func clause(_ constraint: Constraint, _ name: String) -> String? {
    switch constraint.origin {
    case .declared(let declared):
      if let outlet = outlets.property(connectedTo: declared.id) { return "the outlet \(outlet) may change \(name)" }
      if declared.identifier != nil { return "code may find \(name) by its identifier and change it" }
      return declared.isPlaceholder ? "\(name) is removed at build time" : nil
    case .stack(let stack, .distribution) where stack.distribution == .fillProportionally:
      // The share of each view depends on the contents of all.
      return stack.arrangedSubviews.lazy.compactMap { clause("change the content of", $0) }.first
    case .stack(let stack, _) where constraint.first.attribute.axis == stack.axis:
      return arrangedView(of: constraint, in: stack).flatMap { clause($0.isHidden ? "show" : "hide", $0) }
    case .autoresizing(let view): return clause("move", view)
    case .appKitStack(let stack) where stack.detachesHiddenViews:
      return arrangedView(of: constraint, in: stack).flatMap { clause($0.isHidden ? "show" : "hide", $0) }
    default: return nil
    }
  }

  private func clause(_ change: String, _ view: View) -> String? {
    outlets.property(connectedTo: view.id).map { "the outlet \($0) may \(change) \(view.name)" }
  }

  private func arrangedView(of constraint: Constraint, in stack: any ViewArranger) -> View? {
    [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }.first {
      $0.arranger === stack && outlets.property(connectedTo: $0.id) != nil
    }
  }
}

/// The line that reports a conflict: what contradicts, what would be broken, what to do. Long ones leave out what the place
/// of the finding, its notes and its edits show.
struct ConflictMessage {
  private let conflict: ConstraintConflict
  private let fix: ConflictFix?

  init(_ conflict: ConstraintConflict, _ fix: ConflictFix?) {
    (self.conflict, self.fix) = (conflict, fix)
  }

  /// The first wording that fits into a line, or else the shortest.
  var text: String { Diagnostic.message(wordings) }

  private var wordings: [String] {
    let broken = conflict.broken.shortConsoleText
    if conflict.others.isEmpty { return variants("\(broken) can never hold; it would be broken") }
    let count = conflict.others.count
    guard let proof = conflict.proof else {
      return variants("\(count + 1) required constraints cannot all hold; \(broken) would be broken")
    }
    let text = ConflictText(proof)
    let sentence = text.sentence
    let culprit = culprit(in: sentence)
    let full = variants("\(sentence); \(culprit ?? broken) would be broken")
    // Numbers are worth more than the constraint's name, which its place tells.
    let inPlace = [sentence, fix?.messageInPlace].compactMap(\.self).joined(separator: "; ")
    // Of a view with a mask no number is to change.
    let brief =
      [inPlace] + (fix?.isAboutMask == true ? [] : ["\(sentence); change one", "\(text.shortSentence); change one"])
    return full + brief + variants("\(broken) contradicts \(count == 1 ? other : "\(count) others")")
  }

  /// The only constraint that is contradicted. Nobody finds that of a stack view in the document.
  private var other: String {
    if case .stack? = conflict.others.first?.origin { return "what its stack view sets" }
    return "another"
  }

  /// With the whole of what to do, without the number of the priority, and with the first thing alone.
  private func variants(_ reason: String) -> [String] {
    guard let fix else { return [reason] }
    let plain = fix.message.replacing(" to 999", with: "")
    return [fix.message, plain, fix.shortMessage].map { "\(reason); \($0)" }
  }

  /// What to call the constraint that would be broken if the contradiction quotes it.
  private func culprit(in sentence: String) -> String? {
    let broken = conflict.broken.shortConsoleText
    if sentence.hasBytePrefix("\(broken), but ") || sentence.hasBytePrefix("\(broken) (") { return "the former" }
    return sentence.hasByteSuffix(", but \(broken)") ? "the latter" : nil
  }
}

extension ConflictFix {
  /// The first thing to do, said at the constraint itself.
  fileprivate var messageInPlace: String {
    shortMessage.replacing(" its ", with: " this ").replacing(" to 999", with: "")
  }
}
