import TestSupport
import Testing

@testable import StackModel

/// A view controller's view on macOS has the size that its window finds fitting, not the one on the canvas.
@Suite struct WindowSizeTests {
  private func scene(_ width: Int, _ extra: String = "") -> String {
    let text = "a.leading == root.leading + 20\nroot.trailing == a.trailing + 20\na.width == \(width)\(extra)"
    let root =
      "<view key=\"view\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"200\"/>"
      + "<subviews>\(macView("customView", "a"))</subviews>\(constraints(text))</view>"
    return """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22000">
        <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">\(root)
        </viewController></objects></scene></scenes>
      </document>
      """
  }

  private func conflicts(_ text: String, size: Size? = nil) throws -> [String] {
    try document(text, size: size).layout().diagnostics.filter { $0.ruleID == "conflicting-constraints" }.map(\.message)
  }

  @Test func contentThatIsWiderThanTheCanvasIsNoConflict() throws {
    #expect(try conflicts(scene(380)) == [])
  }

  @Test func contentThatIsWiderThanARequestedSizeIsOne() throws {
    #expect(try conflicts(scene(380), size: Size(width: 300, height: 200)).count == 1)
  }

  @Test(arguments: [(LayoutSemantics.canvas, 300.0), (.runtime, 420)])
  func windowGrowsWithItsContentWhenTheAppRuns(_ semantics: LayoutSemantics, _ width: Double) throws {
    let options = LayoutOptions(semantics: semantics)
    let layout = try LayoutDocument(Array(scene(380).utf8), path: "a.storyboard", options: options).layout()
    #expect(layout.frame("root")?.width == width)
  }

  @Test func otherConflictsAreReported() throws {
    #expect(try conflicts(scene(380, "\na.width == 300")).count == 1)
  }
}
