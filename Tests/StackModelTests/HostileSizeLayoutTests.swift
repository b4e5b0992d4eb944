import TestSupport
import Testing

@testable import AutoLayout
@testable import NibDecoder
@testable import StackModel

/// Numbers of views and constraints that nobody writes.
@Suite struct HostileSizeLayoutTests {
  private static func document(_ content: String) throws -> LayoutDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
        <objects>
          <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(content)</view>
        </objects>
      </document>
      """
    return try LayoutDocument(Array(text.utf8), path: "a.xib")
  }

  /// What is compared with all names is counted: the last reference gets no suggestion.
  @Test func suggestionsForDanglingReferencesEnd() throws {
    let views = (0..<2_000).map { "<view id=\"view-\(10_000 + $0)\"/>" }.joined()
    let constraints = (0..<4_000).map {
      "<constraint firstItem=\"veiw-\(10_000 + $0 / 2)\" firstAttribute=\"width\" constant=\"9\"/>"
    }
    let document = try Self.document("<subviews>\(views)</subviews><constraints>\(constraints.joined())</constraints>")
    let found = document.nib.diagnostics.filter { $0.ruleID == "dangling-reference" }
    #expect(found.count == 4_000)
    #expect(found.first?.message == "no object has the id \"veiw-10000\"; did you mean \"view-10000\"?")
    #expect(found.last?.message == "no object has the id \"veiw-11999\"")
  }

  /// Views with three times as many wishes about their distances, of random pairs.
  private static func tangle(_ count: Int) throws -> LayoutDocument {
    var state: UInt64 = 1
    func random() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let views = (0..<count).map { "<view id=\"w\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>" }.joined()
    let wishes = (0..<3 * count).map { place in
      """
      <constraint firstItem="w\(random())" firstAttribute="leading" secondItem="w\(random())" secondAttribute="leading" \
      constant="\(place * 7 % 100)" priority="\(300 + place % 600)" id="k\(place)"/>
      """
    }
    return try document("<subviews>\(views)</subviews><constraints>\(wishes.joined())</constraints>")
  }

  @Test func tangledConstraintsAreAnErrorAndNothingElse() throws {
    let layout = try Self.tangle(900).layout()
    #expect(layout.diagnostics.count == 1)
    #expect(
      layout.diagnostics.first?.message.contains(" are too tangled to solve, so its frames are unreliable; ") == true)
    #expect(layout.diagnostics.map(\.severity) == [.error])
    #expect(layout.views.allSatisfy { $0.frame.x.isFinite && $0.frame.width.isFinite })
    let small = try Self.tangle(30).layout()
    #expect(!small.diagnostics.contains { $0.message.contains("tangled") })
    #expect(!small.diagnostics.isEmpty)
  }

  /// Each of the roots could be solved alone, with what all together may take.
  @Test func rootsOfADocumentShareABudget() throws {
    let text = String(decoding: try Self.tangle(40).nib.source.bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "<view id=\"root\">")?.lowerBound)
    let end = try #require(text.firstRange(of: "</objects>")?.lowerBound)
    let roots = (0..<4).map { place in
      text[start..<end].replacing("id=\"", with: "id=\"r\(place)-").replacing("Item=\"", with: "Item=\"r\(place)-")
    }
    let document = try LayoutDocument(Array((text[..<start] + roots.joined() + text[end...]).utf8), path: "a.xib")
    func incomplete(_ budget: SolvingBudget) -> [Bool] {
      LayoutSessions(document, document.settings, document.options, budget: budget).map(\.isIncomplete)
    }
    let budget = SolvingBudget(visits: 1 << 40)
    #expect(incomplete(budget) == [false, false, false, false])
    let spent = (1 << 40) - budget.remaining
    #expect(spent > 0)
    #expect(incomplete(SolvingBudget(visits: spent + 1)) == [false, false, false, false])
    #expect(incomplete(SolvingBudget(visits: spent / 2 + 1)) == [false, false, true, true])
  }

  @Test func masksOfManyViewsEnd() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 200) { count in
        let views = (0..<count).map { "<view id=\"v\($0)\"/>" }.joined()
        let entries = (0..<count).map { "<exclude reference=\"v\($0)\"/>" }.joined()
        let mask = "<variation key=\"default\"><mask key=\"subviews\">\(entries)</mask></variation>"
        return ("<subviews>\(views)</subviews>\(mask)", count)
      } work: { content, count in
        let root = try #require(try HostileSizeLayoutTests.document(content).roots.first)
        #expect(root.subviews.count == count)
        #expect(root.subviews.allSatisfy { !$0.isInstalled })
      }
    }
  }

  @Test func tiedLabelsEnd() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 25) { count in
        let labels = "<label text=\"some text\"/><label text=\"other text\"/>"
        let stacks = String(repeating: "<stackView><subviews>\(labels)</subviews></stackView>", count: count)
        return (try HostileSizeLayoutTests.document("<subviews>\(stacks)</subviews>"), count)
      } work: { document, count in
        #expect(document.layout().views.count == 3 * count + 1)
      }
    }
  }

  @Test func constraintsOnTheBaselinesOfAStackEnd() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 25) { count in
        let labels = (0..<count).map { "<label text=\"some text\" id=\"l\($0)\"/>" }.joined()
        let others = labels.replacing("id=\"l", with: "id=\"m")
        let constraints = (0..<count).map { index in
          "<constraint firstItem=\"m\(index)\" firstAttribute=\"firstBaseline\" secondItem=\"s\" "
            + "secondAttribute=\"firstBaseline\" id=\"k\(index)\"/>"
        }
        let stack = "<stackView id=\"s\"><subviews>\(labels)</subviews></stackView>"
        let document = try HostileSizeLayoutTests.document(
          "<subviews>\(stack)\(others)</subviews><constraints>\(constraints.joined())</constraints>")
        return (document, count)
      } work: { document, count in
        #expect(document.layout().views.count == 2 * count + 2)
      }
    }
  }
}
