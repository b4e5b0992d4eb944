import Testing

@testable import StackModel

/// UIStackView's operations on its arranged views.
@Suite struct ArrangedSubviewTests {
  private let views = ["a", "b", "c"].map(named)
  private let stack: StackView

  init() { stack = StackView(arrangedSubviews: views) }

  private var arranged: [String] { stack.arrangedSubviews.map(\.name) }
  private var all: [String] { stack.subviews.map(\.name) }

  @Test func arrangedViewsBecomeSubviewsInOrder() {
    #expect(arranged == ["a", "b", "c"])
    #expect(all == ["a", "b", "c"])
    #expect(views.allSatisfy { $0.superview === stack })
  }

  @Test func insertedViewIsArrangedAtItsPlaceAndTheLastSubview() {
    stack.insertArrangedSubview(named("d"), at: 1)
    #expect(arranged == ["a", "d", "b", "c"])
    #expect(all == ["a", "b", "c", "d"])
  }

  @Test func insertingAnArrangedViewMovesIt() {
    stack.insertArrangedSubview(views[0], at: 2)
    #expect(arranged == ["b", "c", "a"])
    #expect(all == ["a", "b", "c"])
  }

  @Test func addingAnArrangedViewMovesItToTheEnd() {
    stack.addArrangedSubview(views[1])
    #expect(arranged == ["a", "c", "b"])
  }

  @Test func viewTakenOutOfTheArrangementStaysASubview() {
    stack.removeArrangedSubview(views[1])
    #expect(arranged == ["a", "c"])
    #expect(all == ["a", "b", "c"])
    #expect(views[1].superview === stack)
  }

  @Test func viewTakenFromItsSuperviewLeavesTheArrangement() {
    views[1].removeFromSuperview()
    #expect(arranged == ["a", "c"])
    #expect(all == ["a", "c"])
    #expect(views[1].superview == nil)
  }

  @Test func plainSubviewIsNotArranged() {
    stack.addSubview(named("d"))
    #expect(arranged == ["a", "b", "c"])
    #expect(all == ["a", "b", "c", "d"])
  }

  @Test func plainSubviewCanBeArrangedLater() {
    let view = named("d")
    stack.addSubview(view)
    stack.insertArrangedSubview(view, at: 0)
    #expect(arranged == ["d", "a", "b", "c"])
    #expect(all == ["a", "b", "c", "d"])
  }

  @Test func viewLeavesTheStackThatArrangedItBefore() {
    let other = StackView(arrangedSubviews: [views[0]])
    #expect(arranged == ["b", "c"])
    #expect(other.arrangedSubviews.map(\.name) == ["a"])
    #expect(views[0].superview === other)
  }

  @Test func customSpacingSurvivesMoving() {
    stack.setCustomSpacing(7, after: views[0])
    stack.insertArrangedSubview(views[0], at: 2)
    #expect(stack.customSpacing(after: views[0]) == 7)
  }

  @Test func customSpacingIsForgottenWithTheArrangement() {
    stack.setCustomSpacing(7, after: views[0])
    stack.removeArrangedSubview(views[0])
    stack.addArrangedSubview(views[0])
    #expect(stack.customSpacing(after: views[0]) == nil)
  }

  @Test func customSpacingOfOtherViewsIsIgnored() {
    let view = named("d")
    stack.addSubview(view)
    stack.setCustomSpacing(7, after: view)
    #expect(stack.customSpacing(after: view) == nil)
  }

  @Test func topAndBottomReadAsLeadingAndTrailing() {
    stack.alignment = .top
    #expect(stack.alignment == .leading)
    stack.alignment = .bottom
    #expect(stack.alignment == .trailing)
  }

  @Test func superviewIsGoneOnceNothingKeepsIt() {
    let view = named("d")
    var outer: View? = View()
    outer?.addSubview(view)
    #expect(view.superview != nil)
    outer = nil
    #expect(view.superview == nil)
  }
}

private func named(_ name: String) -> View {
  let view = View()
  view.userLabel = name
  return view
}
