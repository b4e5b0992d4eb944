import Testing

@testable import StackModel

/// What cannot be said in code, and what is said about it.
@Suite struct ConstraintErrorTests {
  private let root = plain("root")
  private let a = plain("a")

  init() { root.addSubview(a) }

  private func error(
    @ConstraintBuilder _ block: () -> [ConstraintDescription], at location: SourceLocation = #_sourceLocation
  ) -> ConstraintError? {
    do throws(ConstraintError) {
      try View.makeConstraints(block)
      Issue.record("nothing is thrown", sourceLocation: location)
      return nil
    } catch {
      return error
    }
  }

  @Test func placeNeedsASuperview() {
    let found = error { root.layoutLeft.equalTo(8) }
    #expect(found?.kind == .noSuperview)
    #expect(
      found?.description == """
        root has no superview that root.left could be 8 points from; add it to one first, or compare with another \
        attribute
        """)
  }

  @Test func itemsNeedACommonAncestor() {
    let found = error { a.layoutLeft.equalTo(plain("stranger")) }
    #expect(found?.kind == .goneItem || found?.kind == .noCommonAncestor)
    let stranger = plain("stranger")
    let other = error { a.layoutLeft.equalTo(stranger) }
    #expect(other?.kind == .noCommonAncestor)
    #expect(other?.description == "a and stranger are in no common view; add both to the same tree first")
    #expect(stranger.constraints.isEmpty)
  }

  @Test(arguments: [
    (LayoutAttribute.left, LayoutAttribute.width, "one is a place, the other a length"),
    (.left, .top, "one is horizontal, the other vertical"),
    (.leading, .right, "only one follows the language's direction"),
    (.leftMargin, .trailing, "only one follows the language's direction"),
    (.width, .notAnAttribute, "notAnAttribute is none"),
  ])
  func attributesMustBeComparable(_ first: LayoutAttribute, _ second: LayoutAttribute, _ reason: String) {
    let found = error { LayoutAnchor(a, first).equalTo(LayoutAnchor(root, second)) }
    #expect(found?.kind == .incomparableAttributes)
    #expect(found?.description == "a.\(first) cannot be compared with root.\(second): \(reason)")
  }

  @Test func lengthsOfBothAxesAreComparable() throws {
    try View.makeConstraints { a.layoutWidth.equalTo(a.layoutHeight).multiplier(2) }
    #expect(a.constraints.count == 1)
  }

  @Test(arguments: [0.0, -0.0, .nan, .infinity, .leastNonzeroMagnitude, -1e-7, 1e7])
  func multiplierMustBeANumberThatLeavesPrecision(_ multiplier: Double) {
    #expect(error { a.layoutWidth.equalTo(root).multiplier(multiplier) }?.kind == .unusableNumber)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300]) func constantMustBeFinite(_ constant: Double) {
    #expect(error { a.layoutWidth.equalTo(root).constant(constant) }?.kind == .unusableNumber)
    #expect(error { a.layoutWidth.equalTo(constant) }?.kind == .unusableNumber)
  }

  @Test(arguments: [0.0, -1, 1000.5, .nan]) func priorityMustBeInRange(_ priority: Double) {
    #expect(error { a.layoutWidth.equalTo(5).priority(priority) }?.kind == .unusableNumber)
  }

  @Test func unusableNumbersAreNotTakenLater() throws {
    let constraint = try View.makeConstraints { a.layoutWidth.equalTo(5).priority(700) }[0]
    constraint.constant = .nan
    constraint.priority = 2000
    #expect(constraint.constant == 5)
    #expect(constraint.priority == 700)
  }

  @Test func failingBlockChangesNothing() {
    _ = error {
      a.layoutWidth.equalTo(5)
      a.layoutLeft.equalTo(root.layoutTop)
    }
    #expect(a.constraints.isEmpty)
  }

  @Test func constraintOfAGoneViewSaysSo() throws {
    var view: View? = plain("gone")
    root.addSubview(try #require(view))
    let constraint = try View.makeConstraints { (view ?? a).layoutWidth.equalTo(a) }[0]
    view?.removeFromSuperview()
    view = nil
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
    #expect(throws: ConstraintError.self) { try constraint.activate() }
    constraint.isActive = true
    #expect(!constraint.isActive)
  }
}
