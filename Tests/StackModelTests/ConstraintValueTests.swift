import TestSupport
import Testing

@testable import StackModel

/// Multipliers, relations, priorities and what else a constraint's attributes say.
@Suite struct ConstraintValueTests {
  @Test(arguments: [
    ("16:9", 160), ("4:3", 120), ("1:1", 90), ("1/3", 30), ("2/3", 60), ("0.5", 45), ("1.5", 135),
    ("0.33333333333333331", 30), ("16: 9", 160), (" 0.5 ", 45),
  ])
  func multiplierIsARatioAFractionOrANumber(_ multiplier: String, _ width: Double) throws {
    let layout = try layOut(ratio(multiplier))
    #expect(layout.frame("a")?.width == width)
    #expect(layout.diagnostics == [])
  }

  @Test(arguments: ["half", "1/0", "1:2:3", "", "50%"]) func anotherMultiplierIsReportedAndTakenAsOne(
    _ multiplier: String
  ) throws {
    let read = try document(ratio(multiplier))
    #expect(read.nib.diagnostics.map(\.ruleID) == ["malformed-value"])
    #expect(read.layout().frame("a")?.width == 90)
  }

  @Test func multiplierScalesTheSecondAttributeBeforeTheConstantIsAdded() throws {
    let constraint = """
      <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="0.5"
        constant="10"/>
      """
    #expect(try layOut(box(constraint)).frame("a")?.width == 55)
  }

  @Test(arguments: [
    ("a.width >= 50\na.width == 30 @750", 50), ("a.width <= 50\na.width == 80 @750", 50),
    ("a.width >= 50\na.width == 80 @750", 80), ("a.width == 300 @750\na.width <= 120", 120),
    ("a.width == 40 @751\na.width == 60 @750", 40), ("a.width == 40 @1\na.width == 60 @2", 60),
    ("a.width == 40 @999\na.width == 60", 60), ("a.width == 40 @250.5\na.width == 60 @250", 40),
  ])
  func relationsAndPrioritiesDecide(_ text: String, _ width: Double) throws {
    let layout = try layOut(box("", constraints(text)))
    #expect(layout.frame("a")?.width == width)
    #expect(layout.diagnostics == [])
  }

  @Test(
    arguments: [
      ("0", "priority-out-of-range"), ("-1", "priority-out-of-range"), ("1000.5", "priority-out-of-range"),
      ("high", "malformed-value"),
    ])
  func priorityOutsideOneToAThousandIsReported(_ priority: String, _ rule: String) throws {
    let read = try document(box("<constraint firstItem=\"a\" firstAttribute=\"width\" priority=\"\(priority)\"/>"))
    #expect(read.nib.diagnostics.map(\.ruleID) == [rule])
  }

  @Test func placeholderConstraintHasNoEffect() throws {
    let placeholder = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"99\" placeholder=\"YES\"/>"
    let layout = try layOut(box(placeholder, constraints("a.width == 30")))
    #expect(layout.frame("a")?.width == 30)
    #expect(layout.diagnostics == [])
  }

  @Test func symbolicConstraintHasTheConstantThatIsWritten() throws {
    try expectFrames(
      """
      <view id="root" width="200" height="100">
        <view id="a" width="10" height="10"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20"
          symbolic="YES"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      </view>
      """, "a: 20 0 10 10")
  }

  @Test func unknownAttributeIsReportedAndTheConstraintLeftOut() throws {
    let read = try document(
      box("<constraint firstItem=\"a\" firstAttribute=\"widht\" constant=\"5\"/>", constraints("a.width == 30")))
    #expect(read.nib.diagnostics.map(\.ruleID) == ["unknown-value"])
    #expect(read.nib.diagnostics.first?.message == "unknown firstAttribute \"widht\"; did you mean \"width\"?")
    #expect(read.layout().frame("a")?.width == 30)
  }

  @Test func missingAttributeIsReported() throws {
    let read = try document(box("<constraint firstItem=\"a\" constant=\"5\"/>"))
    #expect(read.nib.diagnostics.map(\.ruleID) == ["malformed-value"])
  }

  private func ratio(_ multiplier: String) -> String {
    box(
      """
      <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height"
        multiplier="\(multiplier)"/>
      """)
  }

  /// A view in the corner, 90 high.
  private func box(_ constraint: String, _ others: String = "") -> String {
    """
    <view id="root" width="200" height="100">
      <view id="a" height="90"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      \(constraint)\(others.replacing("<constraints>", with: "").replacing("</constraints>", with: ""))
    </view>
    """
  }
}
