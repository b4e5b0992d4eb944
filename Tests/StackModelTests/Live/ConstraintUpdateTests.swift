import Testing

@testable import AutoLayout
@testable import StackModel

/// `updateConstraints` and `remakeConstraints`.
@Suite struct ConstraintUpdateTests {
  private let root = plain("root")
  private let a = plain("a")
  private let b = plain("b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  /// The constant of the one constraint there is after an update, nil where the update added another one.
  private func updated(_ existing: ConstraintDescription, _ new: ConstraintDescription) throws -> Double? {
    let made = try View.makeConstraints { existing }[0]
    try View.updateConstraints { new }
    let count = root.constraints.count + a.constraints.count + b.constraints.count
    return count == 1 ? made.constant : nil
  }

  @Test func similarConstraintTakesTheNewConstant() throws {
    #expect(try updated(a.layoutLeft.equalTo(b).constant(3), a.layoutLeft.equalTo(b).constant(8)) == 8)
    let c = plain("c")
    root.addSubview(c)
    #expect(try View.updateConstraints { a.layoutLeft.equalTo(c) }.count == 1)
    #expect(root.constraints.count == 2)
  }

  @Test func lengthTakesTheNewConstant() throws {
    #expect(try updated(a.layoutWidth.equalTo(30), a.layoutWidth.equalTo(50)) == 50)
  }

  @Test(arguments: [0, 1, 2, 3]) func otherConstraintsAreAdded(_ which: Int) throws {
    let existing = a.layoutWidth.equalTo(b)
    let new = [
      a.layoutWidth.equalTo(b).priority(750), a.layoutWidth.equalTo(b).multiplier(1.00001),
      a.layoutWidth.lessThanOrEqualTo(b), a.layoutHeight.equalTo(b),
    ][which]
    #expect(try updated(existing, new) == nil)
  }

  @Test func multipliersMayDifferByAMillionth() throws {
    let new = b.layoutWidth.multiplier(2.000_000_5).constant(4)
    #expect(try updated(a.layoutWidth.equalTo(b).multiplier(2), a.layoutWidth.equalTo(new)) == 4)
  }

  /// b == a + k says a == b - k: for a == b + 8 k is -8.
  @Test func reversedConstraintTakesTheNegativeConstant() throws {
    #expect(try updated(b.layoutLeft.equalTo(a), a.layoutLeft.equalTo(b).constant(8)) == -8)
  }

  /// a == 2 b + 10 is b == ½ a - 5.
  @Test func reversedConstantIsScaled() throws {
    let new = a.layoutWidth.equalTo(b).multiplier(2).constant(10)
    #expect(try updated(b.layoutWidth.equalTo(a).multiplier(0.5), new) == -5)
  }

  /// a >= 2 b + 10 is b <= ½ a - 5.
  @Test func reversingTurnsTheRelation() throws {
    let new = a.layoutWidth.greaterThanOrEqualTo(b).multiplier(2).constant(10)
    #expect(try updated(b.layoutWidth.lessThanOrEqualTo(a).multiplier(0.5), new) == -5)
    let third = plain("c")
    root.addSubview(third)
  }

  @Test func reversingDoesNotKeepTheRelation() throws {
    let new = a.layoutWidth.greaterThanOrEqualTo(b).multiplier(2).constant(10)
    #expect(try updated(b.layoutWidth.greaterThanOrEqualTo(a).multiplier(0.5), new) == nil)
  }

  /// a >= -2 b + 10 is 2 b >= 10 - a, that is b >= -½ a + 5.
  @Test func negativeMultiplierKeepsTheRelation() throws {
    let new = a.layoutLeft.greaterThanOrEqualTo(b).multiplier(-2).constant(10)
    #expect(try updated(b.layoutLeft.greaterThanOrEqualTo(a).multiplier(-0.5), new) == 5)
  }

  @Test func negativeMultiplierDoesNotTurnTheRelation() throws {
    let new = a.layoutLeft.greaterThanOrEqualTo(b).multiplier(-2).constant(10)
    #expect(try updated(b.layoutLeft.lessThanOrEqualTo(a).multiplier(-0.5), new) == nil)
  }

  /// a == -2 b + 10 is b == -½ a + 5.
  @Test func negativeEqualityIsReversed() throws {
    let new = a.layoutLeft.equalTo(b).multiplier(-2).constant(10)
    #expect(try updated(b.layoutLeft.equalTo(a).multiplier(-0.5), new) == 5)
  }

  @Test func attributesAreExchangedWithTheItems() throws {
    #expect(try updated(b.layoutLeft.equalTo(a.layoutRight), a.layoutRight.equalTo(b.layoutLeft).constant(4)) == -4)
    #expect(try updated(b.layoutTop.equalTo(a.layoutBottom), a.layoutTop.equalTo(b.layoutBottom)) == nil)
  }

  @Test func newestOfSimilarConstraintsIsChanged() throws {
    let made = try View.makeConstraints {
      a.layoutWidth.greaterThanOrEqualTo(10)
      a.layoutWidth.greaterThanOrEqualTo(20)
    }
    let active = try View.updateConstraints { a.layoutWidth.greaterThanOrEqualTo(30) }
    #expect(made.map(\.constant) == [10, 30])
    #expect(active[0] === made[1])
  }

  @Test func constraintHeldFurtherUpIsFound() throws {
    let inner = plain("inner")
    a.addSubview(inner)
    let constraint = try LayoutConstraint(inner.layoutWidth, .equal, nil, constant: 5)
    try constraint.activate()
    #expect(inner.constraints.count == 1)
    try View.updateConstraints { inner.layoutWidth.equalTo(9) }
    #expect(constraint.constant == 9)
  }

  @Test func updatingTwiceInOneBlockFindsTheFirst() throws {
    let active = try View.updateConstraints {
      a.layoutWidth.equalTo(10)
      a.layoutWidth.equalTo(20)
    }
    #expect(active[0] === active[1])
    #expect(a.constraints.map(\.constant) == [20])
  }

  @Test func remakingDeactivatesAllThatNamesTheFirstItems() throws {
    let old = try View.makeConstraints {
      a.layoutWidth.equalTo(10)
      a.layoutLeft.equalTo(0)
      b.layoutLeft.equalTo(a.layoutRight)
      b.layoutTop.equalTo(0)
    }
    let new = try View.remakeConstraints { a.layoutHeight.equalTo(b) }
    #expect(old.map(\.isActive) == [false, false, false, true])
    #expect(new[0].isActive)
    #expect(root.constraints.count == 2)
    #expect(a.constraints.isEmpty)
  }

  @Test func remakingLeavesContentSizesAlone() throws {
    let image = box("image", 30, 20)
    root.addSubview(image)
    try View.makeConstraints {
      image.layoutLeft.equalTo(1)
      image.layoutTop.equalTo(2)
    }
    try View.remakeConstraints {
      image.layoutLeft.equalTo(3)
      image.layoutTop.equalTo(4)
    }
    LayoutSession(root, 100, 100).expectFrames("image: 3 4 30 20")
  }

  @Test func remakingThatFailsKeepsTheOldConstraints() throws {
    let old = try View.makeConstraints { a.layoutWidth.equalTo(10) }
    #expect(throws: ConstraintError.self) { try View.remakeConstraints { a.layoutLeft.equalTo(plain("stranger")) } }
    #expect(old[0].isActive)
  }

  @Test func removingAViewDeactivatesConstraintsWithItsSurroundings() throws {
    let inner = plain("inner")
    a.addSubview(inner)
    let made = try View.makeConstraints {
      inner.layoutLeft.equalTo(b.layoutLeft)
      inner.layoutTop.equalTo(a.layoutTop)
      b.layoutTop.equalTo(0)
    }
    a.removeFromSuperview()
    #expect(made.map(\.isActive) == [false, true, true])
  }
}
