import TestSupport
import Testing

@testable import StackModel

/// An edited session with NSStackViews has the same frames as a new session for the same views, whatever views were
/// detached before.
@Suite struct EditedAppKitSessionTests {
  @Test(arguments: 0..<20) func editedSessionHasTheFramesOfAFreshOne(_ seed: Int) throws {
    var tree = try RandomAppKitTree(seed: UInt64(seed))
    let session = LayoutSession(root: tree.root, size: Size(width: 300, height: 200))
    var changes: [String] = []
    for step in 0..<30 {
      changes.append(tree.change())
      if step % 3 == 1 { continue }
      if step % 5 == 0 { session.size = Size(width: Double(60 + (seed * 37 + step * 53) % 300), height: 200) }
      session.layoutIfNeeded()
      let copy = try TreeCopy(of: tree.root)
      let fresh = LayoutSession(root: copy.root, size: session.size)
      fresh.layoutIfNeeded()
      let (found, expected) = (state(of: session), state(of: fresh))
      guard found == expected else {
        expectLines(found, expected, "seed \(seed), step \(step): \(changes.suffix(5))")
        return
      }
      #expect(session.rowLines == fresh.rowLines, "seed \(seed), step \(step): \(changes.suffix(5))")
    }
  }

  @Test func someOfTheseTreesDetachViews() throws {
    let detaching = try (0..<20).filter { seed in
      let tree = try RandomAppKitTree(seed: UInt64(seed))
      let session = LayoutSession(root: tree.root, size: Size(width: 100, height: 200))
      for case let stack as AppKitStackView in tree.root.subtree {
        for view in stack.arrangedSubviews { stack.setVisibilityPriority(900, for: view) }
      }
      session.layoutIfNeeded()
      return tree.root.subtree.contains { view in
        (view as? AppKitStackView)?.detachedViews.contains { !$0.isHidden } ?? false
      }
    }
    #expect(detaching.count > 5)
  }

  private func state(of session: LayoutSession) -> [String] {
    session.root.subtree.map { view in
      let detached = (view as? AppKitStackView).map { " without \($0.detachedViews.map(\.name))" } ?? ""
      return "\(view.name): \(session.alignmentRect(of: view).map(text) ?? "-")\(detached)"
    }
  }
}
