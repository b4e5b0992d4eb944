/// A conflict that an app with the document has, and where the guides and margins lie that take part.
package struct DocumentConflict {
  /// How far a guide or a margin of a view lies inside the view.
  package struct Inset {
    /// The guide; nil for a margin that a constraint names by an attribute.
    package let guide: LayoutGuide?
    package let owner: View
    package let insets: EdgeInsets
  }

  /// The constraints, of which one would be broken.
  let conflict: ConstraintConflict
  package let insets: [Inset]

  /// All constraints but those that only say that no length is negative, which UIKit does not print: the one that would be
  /// broken first.
  package var constraints: [Constraint] {
    [conflict.broken] + conflict.others.filter { !$0.isNonNegativeSize && !$0.isCanvasOrigin }
  }
}

extension LayoutDocument {
  /// The conflicts that `conflicting-constraints` reports.
  package func conflicts() -> [DocumentConflict] {
    sessions.flatMap { session in
      guard session.hasConflicts else { return [DocumentConflict]() }
      let found = ConflictCertainty(session.context).known(of: session.conflicts)
      return ConflictGroups(found).groups.map { DocumentConflict($0.conflict, session) }
    }
  }
}

extension DocumentConflict {
  fileprivate init(_ conflict: ConstraintConflict, _ session: LayoutSession) {
    self.conflict = conflict
    let anchors = ([conflict.broken] + conflict.others).flatMap { [$0.first, $0.second].compactMap(\.self) }
    var seen: Set<ObjectIdentifier> = []
    insets = anchors.compactMap { anchor in
      guard let owner = anchor.item.view else { return nil }
      let guide = anchor.item as? LayoutGuide
      guard guide?.isInset ?? anchor.attribute.isInsideMargins, seen.insert(ObjectIdentifier(anchor.item)).inserted
      else {
        return nil
      }
      var inputs: ConstraintRow.Inputs = []
      let isMargin = guide.map { $0.kind == .layoutMargins } ?? true
      let insets =
        isMargin ? session.metrics.margins(of: owner, &inputs) : session.metrics.safeAreaInsets(of: owner, &inputs)
      return Inset(guide: guide, owner: owner, insets: insets)
    }
  }
}

extension LayoutGuide {
  /// Whether it is its owner's bounds less insets.
  fileprivate var isInset: Bool { [.safeArea, .layoutMargins, .top, .bottom].contains(kind) }
}

/// Conflicts with the same cause: the same constraints contradict one constraint after the other, each of which would be
/// broken in its turn.
struct ConflictGroups {
  /// A conflict that stands for others.
  struct Group {
    let conflict: ConstraintConflict
    /// The constraints that the same others would break after it.
    fileprivate(set) var alsoBroken: [Constraint] = []
  }

  private(set) var groups: [Group] = []

  /// The solver lists the conflicts of one cause one after the other, at most 50 of them.
  private static let reach = 50

  /// - Parameter conflicts: The conflicts in the order in which they were found.
  init(_ conflicts: [ConstraintConflict]) {
    for conflict in conflicts { add(conflict) }
  }

  private mutating func add(_ conflict: ConstraintConflict) {
    let recent = groups.indices.suffix(Self.reach)
    if let same = recent.last(where: { groups[$0].conflict.hasCause(of: conflict) }) {
      groups[same].alsoBroken.append(conflict.broken)
    } else {
      groups.append(Group(conflict: conflict))
    }
  }
}

extension ConstraintConflict {
  /// Whether all that contradicts the broken constraint of one conflict takes part in the other, or one NSStackView holds its
  /// views together in both.
  fileprivate func hasCause(of other: ConstraintConflict) -> Bool {
    if let stack = stackThatHoldsViewsTogether, stack === other.stackThatHoldsViewsTogether { return true }
    let sharesCore = core.isSubset(of: other.members) || other.core.isSubset(of: members)
    return sharesCore && (min(core.count, other.core.count) > 1 || isAboutSameLength(as: other))
  }

  private func isAboutSameLength(as other: ConstraintConflict) -> Bool {
    broken.first.item === other.broken.first.item && broken.first.attribute == other.broken.first.attribute
  }
}
