import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

@Suite struct ExplainedSemanticsTests {
  private func explanation(_ semantics: LayoutSemantics?, height: String) throws -> Explanation {
    let content = """
      <subviews>\(plainView("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      \(constraints("a.leading == safe.leading\na.width == 9\na.top == safe.top\na.height == \(height)"))
      """
    let text = storyboard(
      content, device: "retina4_7", size: Size(width: 375, height: 667), toolsVersion: 15_505)
    let document = try LayoutDocument(
      Array(text.utf8), path: "a.storyboard", options: LayoutOptions(semantics: semantics))
    let view = try #require(document.item(withID: "a") as? View)
    return try #require(document.explanation(of: view, axes: [.vertical]))
  }

  @Test(arguments: [(LayoutSemantics?.none, 0.0, 20.0), (.runtime, 20, 0)])
  func numberHasItsOtherValue(semantics: LayoutSemantics?, value: Double, other: Double) throws {
    let numbers = try explanation(semantics, height: "40").numbers
    #expect(numbers.map(\.value) == [value, 40])
    #expect(numbers.map(\.valueElsewhere) == [other, nil])
  }

  @Test(arguments: [LayoutSemantics.canvas, .runtime])
  func textSaysWhereTheTwoDiffer(semantics: LayoutSemantics) throws {
    let lines = try explanation(semantics, height: "40").description.split(separator: "\n")
    #expect(lines.filter { $0.contains("at run time") } == ["  on the canvas: 0; at run time: 20"])
  }
}
