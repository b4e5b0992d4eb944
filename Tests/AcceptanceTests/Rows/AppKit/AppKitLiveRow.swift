import Testing

@testable import StackModel

/// An NSStackView that is changed after its first layout: what it arranges then, and where its views lie.
struct AppKitLiveRow: SourcedRow {
  /// A change, as code makes it.
  enum Step: Sendable {
    case add(ViewDescription)
    case insert(ViewDescription, Int)
    /// Arranges a view that is in the stack already.
    case addAgain(String)
    case move(String, Int)
    case moveToArea(String, AppKitStackView.Gravity)
    /// Adds a view as a subview only.
    case addSubview(ViewDescription)
    case removeArranged(String)
    case removeView(String)
    case removeFromSuperview(String)
    case hide(String)
    case show(String)
    case width(Double)
    case visibility(Double, String)
    case customSpacing(Double?, String)
    case change(@Sendable (AppKitStackView) -> Void)
  }

  var behavior: String
  var source: Source
  var stack = AppKitStackDescription(distribution: .fill, spacing: 10, views: AppKitFrameRow.row([30, 40, 60]))
  var steps: [Step]
  /// The names of the arranged views, in order.
  var arranged: String
  /// The names of the subviews, in order.
  var subviews: String
  /// Rectangles in the stack's coordinates, as `name: x y width height; …`. What is open is not listed.
  var expected = ""

  static let all = membership + changes
}

@Suite struct AppKitLiveTests {
  @Test(arguments: AppKitLiveRow.all)
  func changedStackIsAsTheSourceHasIt(_ row: AppKitLiveRow) throws {
    let live = try AppKitLiveStack(row.stack)
    live.session.layoutIfNeeded()
    for step in row.steps {
      try live.apply(step)
      live.session.layoutIfNeeded()
    }
    #expect(live.stack.arrangedSubviews.map(\.name).joined() == row.arranged, "\(row.testDescription)")
    #expect(live.stack.subviews.map(\.name).joined() == row.subviews, "\(row.testDescription)")
    expectRectangles(of: live, row.expected, row.testDescription)
  }
}

extension AppKitLiveStack {
  func apply(_ step: AppKitLiveRow.Step) throws {
    switch step {
    case .add(let view): stack.addArrangedSubview(try make(view))
    case .insert(let view, let index): stack.insertArrangedSubview(try make(view), at: index)
    case .addSubview(let view): stack.addSubview(try make(view))
    case .width(let width): try View.updateConstraints { stack.layoutWidth.equalTo(width) }
    case .change(let change): change(stack)
    case .addAgain(let name), .move(let name, _), .moveToArea(let name, _), .removeArranged(let name),
      .removeView(let name), .removeFromSuperview(let name), .hide(let name), .show(let name),
      .visibility(_, let name), .customSpacing(_, let name):
      if let view = self[name] { apply(step, to: view) }
    }
  }

  private func apply(_ step: AppKitLiveRow.Step, to view: View) {
    switch step {
    case .addAgain: stack.addArrangedSubview(view)
    case .move(_, let index): stack.insertArrangedSubview(view, at: index)
    case .moveToArea(_, let gravity): stack.addView(view, in: gravity)
    case .removeArranged: stack.removeArrangedSubview(view)
    case .removeView: stack.removeView(view)
    case .removeFromSuperview: view.removeFromSuperview()
    case .hide: view.isHidden = true
    case .show: view.isHidden = false
    case .visibility(let priority, _): stack.setVisibilityPriority(priority, for: view)
    case .customSpacing(let spacing, _): stack.setCustomSpacing(spacing, after: view)
    default: break
    }
  }

  private func make(_ described: ViewDescription) throws -> View {
    let view = DescribedView(described)
    try LiveStack.fix(view, described.fixed)
    return view
  }
}
