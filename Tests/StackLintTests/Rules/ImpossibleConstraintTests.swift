import Testing

/// What rules say of constraints that mean nothing, or that UIKit refuses.
@Suite struct ImpossibleConstraintTests {
  private func source(_ attributes: String) throws -> LintedSource {
    try .definition(
      """
      <view id="root">
        <view id="a"/>
        <constraint firstItem="a" \(attributes)/>
      </view>
      """, "invalid-constraint", "zero-multiplier", "negative-multiplier", "constraint-to-itself",
      "constraint-without-common-superview", "priority-out-of-range", "malformed-value", "conflicting-constraints")
  }

  @Test(
    arguments: [
      (
        "firstAttribute=\"centerX\" constant=\"40\"",
        "a number: measure it from a place, as superview.centerX + 40"
      ),
      (
        "firstAttribute=\"centerX\" secondAttribute=\"centerY\"",
        "root.centerY: one is horizontal, the other vertical"
      ),
      ("firstAttribute=\"centerX\" secondAttribute=\"width\"", "root.width: one is a place, the other a length"),
      (
        "firstAttribute=\"centerX\" secondAttribute=\"leading\" multiplier=\"0\"",
        "0 × root.leading: a place is measured from another place"
      ),
      ("firstAttribute=\"centerX\" secondItem=\"root\"", "root: secondAttribute is missing"),
    ])
  func saysWhyAConstraintCannotBeMade(attributes: String, reason: String) throws {
    let message = try #require(source(attributes).messages.first)
    #expect(message.hasPrefix("a.centerX cannot be compared with \(reason)"))
  }

  @Test func takesTheSideThatFollowsTheLanguage() throws {
    let source = try source("firstAttribute=\"leading\" secondAttribute=\"right\"")
    #expect(
      source.messages == [
        "a.leading cannot be compared with root.right: only one follows the language's direction"
      ])
    #expect(try source.fixed.contains("firstAttribute=\"leading\" secondAttribute=\"trailing\"/>"))
  }

  @Test func saysWhatAZeroMultiplierLeaves() throws {
    let attributes = "firstAttribute=\"width\" secondAttribute=\"width\" multiplier=\"0\" constant=\"40\""
    #expect(
      try source(attributes).messages == [
        "multiplier 0 cancels root; expected another number, or only a constant without a second item"
      ])
  }

  @Test(arguments: [
    ("width", "a.width shrinks as root.width grows"), ("centerX", "a.centerX moves back as root.centerX moves on"),
  ])
  func saysWhatANegativeMultiplierDoes(attribute: String, effect: String) throws {
    let attributes =
      "firstAttribute=\"\(attribute)\" secondAttribute=\"\(attribute)\" multiplier=\"-0.5\" constant=\"200\""
    #expect(
      try source(attributes).messages == ["multiplier -0.5 means that \(effect); expected a positive number"])
  }

  @Test(arguments: [
    (
      "",
      "a.width is compared with itself, which always holds; compare with another item, or remove it"
    ),
    (
      "constant=\"20\" multiplier=\"0.5\"",
      "a.width is compared with itself, which is the same as the number 40; compare with another item"
    ),
    (
      "constant=\"8\" priority=\"750\"",
      "a.width is compared with itself, which never holds; compare with another item"
    ),
  ])
  func saysWhatComparingWithItselfMeans(attributes: String, message: String) throws {
    let attributes = "firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" \(attributes)"
    #expect(try source(attributes).messages == [message])
  }

  @Test func requiredComparisonWithItselfThatNeverHoldsIsAConflict() throws {
    let attributes = "firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" constant=\"8\""
    #expect(
      try source(attributes).messages == [
        "a.width == a.width + 8 can never hold; it would be broken; change its constant from 8 to 0"
      ])
  }

  @Test func priorityOutOfRangeIsSaidOnce() throws {
    let messages = try source("firstAttribute=\"width\" constant=\"40\" priority=\"1001\"").messages
    #expect(messages == ["priority \"1001\" is out of range; expected a number from 1 to 1000"])
  }
}
