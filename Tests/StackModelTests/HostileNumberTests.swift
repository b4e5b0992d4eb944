import Testing

@testable import StackModel

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

  @Test(arguments: ["1e-320", "1e-7", "-1e-300", "1e7", "1/3000000"], ["equal", "lessThanOrEqual"])
  func multiplierOutsideItsRangeIsMalformed(multiplier: String, relation: String) throws {
    let text = """
      <view id="r" width="300" height="300"><view id="p"/><view id="q"/>
      <constraint firstItem="q" firstAttribute="top" secondItem="p" secondAttribute="top" relation="lessThanOrEqual"
        constant="8"/>
      <constraint firstItem="p" firstAttribute="top" secondItem="q" secondAttribute="top" constant="1001"
        multiplier="\(multiplier)" relation="\(relation)" priority="999"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="r" secondAttribute="leading"/></view>
      """
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    #expect(
      document.nib.diagnostics.map(\.message) == [
        "malformed multiplier \"\(multiplier)\"; expected a number from 0.000001 to 1000000"
      ])
    #expect(document.layout().views.allSatisfy { $0.frame.y.isFinite && $0.frame.maxX.isFinite })
  }

  @Test(arguments: ["0.000001", "1000000", "-0.5"]) func multiplierWithinItsRangeIsTaken(multiplier: String) throws {
    let text = """
      <view><view id="p"><constraint firstItem="p" firstAttribute="width" secondItem="p" secondAttribute="height"
        multiplier="\(multiplier)"/></view></view>
      """
    #expect(try LayoutDocument(Array(text.utf8), path: "a.xml").nib.diagnostics.isEmpty)
  }

  /// Each multiplier is legal; the product of all has no digits.
  @Test(arguments: ["0.000001", "1000000"]) func chainOfMultipliersHasFiniteFrames(multiplier: String) throws {
    let views = (0..<80).map { "<view id=\"v\($0)\" height=\"1\"/>" }.joined()
    let links = (0..<79).map { place in
      "<constraint firstItem=\"v\(place)\" firstAttribute=\"width\" secondItem=\"v\(place + 1)\" secondAttribute=\"width\""
        + " multiplier=\"\(multiplier)\" constant=\"3\"/>"
    }
    let text = "<view width=\"300\" height=\"300\">\(views)\(links.joined())</view>"
    let layout = try LayoutDocument(Array(text.utf8), path: "a.xml").layout()
    #expect(layout.views.allSatisfy { $0.frame.width.isFinite && $0.frame.maxX.isFinite })
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
