import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Which constraints a frame comes from, for people and for programs.
@Suite struct ExplanationWriterTests {
  private func text(
    _ text: String, path: String, _ name: String, axes: [Axis] = Axis.allCases,
    _ writer: any ExplanationWriter = ExplanationTextWriter()
  ) throws -> String {
    let document = try LayoutDocument(Array(text.utf8), path: path)
    guard case .found(let view) = document.search(name) else {
      Issue.record("no view \(name)")
      return ""
    }
    let explanation = try #require(document.explanation(of: view, axes: axes))
    return String(decoding: writer.output(for: explanation, in: document).bytes, as: UTF8.self)
  }

  @Test func isASumOfConstraintsWithTheirPlaces() throws {
    #expect(try text(Fixture.row, path: "form.xml", "name", axes: [.horizontal]) == Self.explanation)
  }

  @Test func jsonHasTheSameNumbers() throws {
    let json = try JSONValue(parsing: text(Fixture.row, path: "form.xml", "name", ExplanationJSONWriter()))
    #expect(json["id"] == .string("name"))
    #expect(json["numbers"].elements.count == 4)
  }

  /// Headings tell why there is no sum, or what it does not tell.
  @Test func headingsTellWhatTheSumDoesNot() throws {
    let text = """
      <view id="root" width="200" height="100">
        <view id="open" height="10"/>
        <stackView id="s" width="150" height="20">
          <view id="a" placeholderIntrinsicWidth="40"/><view id="b" placeholderIntrinsicWidth="50"/>
        </stackView>
        <view id="third" height="10"/>
        \(Self.constraint("third", "top"))\(Self.constraint("third", "leading"))
        <constraint firstItem="third" firstAttribute="width" secondItem="s" secondAttribute="width" multiplier="1/7"/>
        \(Self.constraint("s", "top"))\(Self.constraint("s", "leading"))
      </view>
      """
    func headings(_ view: String) throws -> [String] {
      let lines = try self.text(text, path: "a.xml", view).split(separator: "\n").map(String.init)
      return lines.filter { $0.first?.isLetter ?? false }
    }
    #expect(
      try headings("open") == [
        "a.xml:2:3: view (open)  retina6_12, @3x", "x 0  no constraint decides it; what is written stays",
        "y 0  no constraint decides it; what is written stays",
        "width 0  no constraint decides it; what is written stays", "height 10",
      ])
    #expect(
      try headings("a") == [
        "a.xml:4:5: view (a)  retina6_12, @3x", "x 0", "y 0",
        "width 100  equal priorities compete for it; their order decides", "height 20",
      ])
    #expect(
      try headings("third") == [
        "a.xml:6:3: view (third)  retina6_12, @3x", "x 0", "y 0", "width 21.33  (21.43, rounded)", "height 10",
      ])
    #expect(
      try headings("root") == [
        "a.xml:1:1: view (root)  retina6_12, @3x", "x 0  the corner of the canvas", "y 0  the corner of the canvas",
        "width 200", "height 100",
      ])
  }

  private static func constraint(_ id: String, _ attribute: String) -> String {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" secondItem=\"root\" secondAttribute=\"\(attribute)\"/>"
  }

  // 300 - 16 - 24 - 8 - 60 = 192
  private static let explanation = """
    form.xml:4:5: view (name)  retina6_12, @3x

    x 68
           0  row.leading == photo.leading        stack edge     form.xml:2:3
           8  name.leading == photo.trailing + 8  stack spacing  form.xml:2:23
          60  photo.width == 60                   fixed size     form.xml:3:5

    width 192
         300  root.right == 300                   canvas         form.xml:1:1
         -16  row.leading == root.leading + 16    constraint     form.xml:6:3
         -24  root.trailing == row.trailing + 24  constraint     form.xml:7:3
           0  row.leading == photo.leading        stack edge     form.xml:2:3
           0  row.trailing == name.trailing       stack edge     form.xml:2:3
          -8  name.leading == photo.trailing + 8  stack spacing  form.xml:2:23
         -60  photo.width == 60                   fixed size     form.xml:3:5
        lost  name.width == 300 @700              constraint wants 300, got 192  form.xml:9:3
       wider  lay out on a larger canvas  form.xml:1:1
       wider  lower constant 16  form.xml:6:3
       wider  lower constant 24  form.xml:7:3
       wider  lower spacing 8  form.xml:2:23
       wider  lower width 60  form.xml:3:5

    """
}
