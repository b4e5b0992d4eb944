import TestSupport
import Testing

@testable import StackModel

/// A session that was edited equals one that is made anew from the same views.
@Suite struct EditedSessionTests {
  /// How far edges may differ, in points.
  private static let tolerance = 0.0
  private static let size = Size(width: 300, height: 200)

  @Test(arguments: 0..<12) func editedSessionHasTheConstraintsOfAFreshOne(_ seed: Int) throws {
    try edit(seed, check: haveSameConstraints)
  }

  @Test(arguments: 0..<12) func framesThatAreSetCountAsInAFreshSession(_ seed: Int) throws {
    try edit(seed, setsFrames: true, check: haveSameConstraints)
  }

  private func haveSameConstraints(_ session: LayoutSession, _ fresh: LayoutSession, _ changes: [String]) -> Bool {
    let last = changes.suffix(6)
    let (lines, expected) = (session.rowLines, fresh.rowLines)
    guard lines != expected else { return true }
    expectLines(lines, expected, "after \(last)")
    if lines.sorted() == expected.sorted() { Issue.record("order after \(last)") }
    return false
  }

  @Test(arguments: 0..<12) func editedSessionHasTheFramesOfAFreshOne(_ seed: Int) throws {
    try edit(seed, usesText: true) { session, fresh, changes in
      for (view, copy) in zip(session.root.subtree, fresh.root.subtree) {
        let (found, expected) = (session.alignmentRect(of: view), fresh.alignmentRect(of: copy))
        guard !agree(found, expected) || session.hasAmbiguousLayout(view) != fresh.hasAmbiguousLayout(copy) else {
          continue
        }
        let difference = "\(found.map(text) ?? "-") instead of \(expected.map(text) ?? "-")"
        Issue.record("seed \(seed): \(view.name) \(difference) after \(changes)")
        return false
      }
      #expect(session.conflicts.map(\.lines) == fresh.conflicts.map(\.lines), "seed \(seed) after \(changes)")
      return true
    }
  }

  private func agree(_ one: Rect?, _ other: Rect?) -> Bool {
    guard let one, let other else { return one == other }
    return zip([one.x, one.y, one.maxX, one.maxY], [other.x, other.y, other.maxX, other.maxY]).allSatisfy {
      abs($0 - $1) <= Self.tolerance
    }
  }

  private func edit(
    _ seed: Int, usesText: Bool = false, setsFrames: Bool = false,
    check: (LayoutSession, LayoutSession, [String]) throws -> Bool
  ) throws {
    var tree = try RandomTree(seed: UInt64(seed), usesText: usesText, setsFrames: setsFrames)
    let session = LayoutSession(root: tree.root, size: Self.size)
    var changes: [String] = []
    for step in 0..<30 {
      changes.append(try tree.change())
      if step % 3 == 1 { continue }
      session.layoutIfNeeded()
      let fresh = LayoutSession(root: try TreeCopy(of: tree.root).root, size: Self.size)
      fresh.layoutIfNeeded()
      guard try check(session, fresh, changes) else { return }
    }
  }
}

extension ConstraintConflict {
  fileprivate var lines: [String] { [broken.description] + others.map(\.description) }
}
