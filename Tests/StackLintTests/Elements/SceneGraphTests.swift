import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Which scenes count as reachable.
@Suite struct SceneGraphTests {
  private func unreachable(_ scenes: String, initial: String = "none", type: String = "CocoaTouch") throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.\(type).Storyboard.XIB" version="3.0" initialViewController="\(initial)">
      <scenes>\(scenes)</scenes></document>
      """
    let document = LintedDocument(try LayoutDocument(Array(text.utf8), path: "a.storyboard"))
    let rule = try #require(RuleCatalog.rule("unreachable-scene"))
    return Linter([rule]).lint(document).diagnostics.map { String($0.message.prefix { $0 != " " }) }.filter {
      $0.count == 1
    }
  }

  private func scene(_ title: String, to destinations: String...) -> String {
    let segues = destinations.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(title)\($0)\"/>" }.joined()
    return """
      <scene sceneID="scene\(title)"><objects>
      <viewController title="\(title)" id="\(title)" sceneMemberID="viewController">
      <connections>\(segues)</connections></viewController></objects></scene>
      """
  }

  @Test func whatTheInitialSceneLeadsToIsReached() throws {
    #expect(try unreachable(scene("A", to: "B") + scene("B", to: "C") + scene("C"), initial: "A") == [])
  }

  @Test func onlyTheFirstSceneOfAGroupIsReported() throws {
    #expect(try unreachable(scene("A") + scene("C", to: "D") + scene("D") + scene("B", to: "C"), initial: "A") == ["B"])
  }

  @Test func circlesAreReportedOnce() throws {
    #expect(try unreachable(scene("A") + scene("B", to: "C") + scene("C", to: "B"), initial: "A") == ["B"])
  }

  @Test func menusOfTheApplicationLeadToScenes() throws {
    let application = """
      <scene sceneID="app"><objects><application id="app1" sceneMemberID="viewController"><menu key="mainMenu" id="m"><items>
      <menuItem title="Settings" id="i"><connections><segue destination="B" kind="show" id="s"/></connections></menuItem>
      </items></menu></application></objects></scene>
      """
    #expect(try unreachable(application + scene("A") + scene("B"), initial: "A", type: "Cocoa") == [])
  }
}
