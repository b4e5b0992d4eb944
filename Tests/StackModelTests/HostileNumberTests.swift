import StackModel
import Testing

@Suite struct HostileNumberTests {
  @Test(arguments: ["spacing", "width", "height", "customSpacing", "placeholderIntrinsicWidth"])
  func lengthBeyondAMillionIsMalformed(key: String) throws {
    let layout = try LayoutDocument(Array("<stackView><stackView \(key)=\"1e300\"/></stackView>".utf8), path: "a.xml")
    let messages = layout.nib.diagnostics.filter { $0.ruleID == "malformed-value" }.map(\.message)
    #expect(messages == ["malformed \(key) \"1e300\"; expected at most a million points"])
  }

  @Test(arguments: ["0", "-1", "1001", "1e300"])
  func priorityOutsideItsRangeIsReported(priority: String) throws {
    let text = "<stackView><view horizontalHuggingPriority=\"\(priority)\"/></stackView>"
    let diagnostics = try LayoutDocument(Array(text.utf8), path: "a.xml").nib.diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "horizontalHuggingPriority \"\(priority)\" is out of range; expected a number from 1 to 1000"
      ])
  }

  @Test func immenseFontEnds() throws {
    let text = """
      <stackView><label text="a b c" numberOfLines="0"><fontDescription pointSize="999999"/></label></stackView>
      """
    let layout = try LayoutDocument(Array(text.utf8), path: "a.xml").layout()
    #expect(layout.views.count == 2)
  }

  @Test func hundredsOfContradictionsEnd() throws {
    let views = String(repeating: "<view height=\"30\"/>", count: 100)
    let text = "<stackView axis=\"vertical\" distribution=\"equalSpacing\">\(views)</stackView>"
    let conflicts = try LayoutDocument(Array(text.utf8), path: "a.xml").layout().diagnostics
      .filter { $0.ruleID == "conflicting-constraints" }
    #expect(conflicts.contains { $0.message.hasPrefix("further conflicts in <stackView> are not listed") })
  }
}
