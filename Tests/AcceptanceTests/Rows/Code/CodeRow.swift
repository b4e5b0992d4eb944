import Testing

@testable import StackModel

/// Constraints made in code in a view of 300 by 300, and what comes of them.
struct CodeRow: SourcedRow {
  /// The superview, and two views in it.
  struct Views {
    let root = View(), a = View(), b = View()

    init() {
      for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.userLabel = name }
      root.addSubview(a)
      root.addSubview(b)
    }
  }

  typealias Block = @Sendable (Views) -> [ConstraintDescription]

  /// What is done with a block of constraints.
  enum Step: Sendable {
    case make(Block)
    case update(Block)
    case remake(Block)
    case deactivateAll
  }

  var behavior: String
  var source: Source
  var note = ""
  var steps: [Step]
  /// The constraints afterwards, sorted.
  var expected: [String]
  /// The frame of `a` as `x y width height`; empty where it is open.
  var frame = ""

  static let all: [CodeRow] = [snapKit, masonry, xly].flatMap { $0 }
}

@Suite struct CodeTests {
  @Test(arguments: CodeRow.all)
  func constraintsAreWhatTheSourceHas(_ row: CodeRow) throws {
    let views = CodeRow.Views()
    for step in row.steps { try apply(step, views) }
    let session = LayoutSession(root: views.root, size: Size(width: 300, height: 300))
    session.layoutIfNeeded()
    let lines = session.constraints.compactMap { constraint -> String? in
      guard case .declared = constraint.origin else { return nil }
      return constraint.description
    }
    #expect(lines.sorted() == row.expected.sorted(), "\(row.testDescription)")
    if !row.frame.isEmpty {
      #expect(session.alignmentRect(of: views.a).map(text) == row.frame, "\(row.testDescription)")
    }
  }

  private func apply(_ step: CodeRow.Step, _ views: CodeRow.Views) throws {
    switch step {
    case .make(let block): try View.makeConstraints { block(views) }
    case .update(let block): try View.updateConstraints { block(views) }
    case .remake(let block): try View.remakeConstraints { block(views) }
    case .deactivateAll: LayoutConstraint.deactivate([views.root, views.a, views.b].flatMap(\.constraints))
    }
  }
}
