import TestSupport
import Testing

/// Constraints that say what a stack view says already.
@Suite struct RedundantStackConstraintTests {
  private func source(_ attributes: String, _ constraint: String) throws -> LintedSource {
    try LintedSource.definition(
      """
      <stackView id="stack" \(attributes)>
        <label text="Name" id="a"/>
        <label text="Ada" id="b"/>
        <label text="Lovelace" id="c"/>
        <constraint \(constraint)/>
      </stackView>
      """, "redundant-stack-constraint")
  }

  @Test(arguments: [
    ("", "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"stack\" secondAttribute=\"top\"", "alignment fill"),
    ("", "firstItem=\"a\" firstAttribute=\"centerY\" secondItem=\"c\" secondAttribute=\"centerY\"", "alignment fill"),
    (
      "spacing=\"4\"",
      "firstItem=\"c\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"trailing\" constant=\"4\"",
      "spacing 4"
    ),
    ("", "firstAttribute=\"trailing\" secondItem=\"c\" secondAttribute=\"trailing\"", "own edges"),
    (
      "distribution=\"fillEqually\"",
      "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"c\" secondAttribute=\"width\"",
      "distribution fillEqually"
    ),
    (
      "alignment=\"center\"",
      "firstItem=\"c\" firstAttribute=\"centerY\" secondItem=\"stack\" secondAttribute=\"centerY\"",
      "alignment center"
    ),
  ])
  func namesWhatSeesToIt(attributes: String, constraint: String, cause: String) throws {
    let source = try source(attributes, constraint)
    #expect(source.messages.count == 1)
    #expect(source.messages.first?.hasSuffix("repeats the \(cause) of its stack; remove it") == true)
    #expect(try !source.fixed.contains("<constraint"))
  }

  @Test(arguments: [
    ("", "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\""),
    ("alignment=\"top\"", "firstItem=\"a\" firstAttribute=\"height\" secondItem=\"b\" secondAttribute=\"height\""),
    (
      "distribution=\"equalSpacing\"",
      "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"trailing\""
    ),
    ("", "firstItem=\"a\" firstAttribute=\"height\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"2\""),
    ("", "firstItem=\"a\" firstAttribute=\"width\" constant=\"40\""),
  ])
  func whatTheStackLeavesOpenIsNotRedundant(attributes: String, constraint: String) throws {
    #expect(try source(attributes, constraint).messages == [])
  }

  @Test func manyConstraintsOfAStackEnd() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 50) { count in
        let views = (0..<count).map { "<view id=\"v\($0)\" height=\"10\"/>" }.joined()
        let constraints = (1..<count).map { index in
          "<constraint firstItem=\"v\(index)\" firstAttribute=\"leading\" secondItem=\"v\(index - 1)\" "
            + "secondAttribute=\"leading\"/>"
        }
        return ("<stackView id=\"stack\" axis=\"vertical\">\(views)\(constraints.joined())</stackView>", count)
      } work: { text, count in
        let source = try LintedSource.definition(text, "redundant-stack-constraint")
        #expect(source.messages.count == count - 1)
      }
    }
  }
}
