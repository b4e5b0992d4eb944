import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

@Suite struct LaunchScreenTests {
  private func document(_ objects: String, launchScreen: String = "launchScreen=\"YES\"") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(launchScreen)>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Any"/>\(objects)
    </objects></document>
    """
  }

  private func diagnostics(_ text: String, _ others: [String: String] = [:]) throws -> [Diagnostic] {
    let rule = try #require(RuleCatalog.rule("launch-screen-restrictions"))
    let document = try LayoutDocument(Array(text.utf8), path: "Start.xib")
    let project = others.isEmpty ? nil : ProjectIndex(ProjectFiles(others.merging(["Start.xib": text]) { $1 }))
    return Linter([rule]).lint(LintedDocument(document, project: project, projectPath: "Start.xib")).diagnostics
      .filter { $0.ruleID == rule.id }
  }

  @Test(arguments: [
    (#"<view customClass="Card" id="v"/>"#, "ibtool: Launch screens may not set custom classnames, as Card of "),
    (
      #"<view id="v"><connections><action selector="go" destination="-1" id="a"/></connections></view>"#,
      "ibtool: Launch Screens may not have connections, as the actions of "
    ),
    (
      #"<view id="v"><connections><outlet property="badge" destination="v" id="a"/></connections></view>"#,
      "a launch screen may not have outlets, as badge of "
    ),
    (
      #"<view id="v"><userDefinedRuntimeAttributes/></view>"#,
      "ibtool: Launch screens may not contain user-defined runtime attributes, as those of "
    ),
    (#"<view id="v"><subviews><webView id="w"/></subviews></view>"#, "a launch screen may not have web views, as "),
    (#"<view id="v"/><view id="w"/>"#, "ibtool: Launch screens may only have one top level object; remove "),
  ])
  func reportsWhatALaunchScreenMayNotHave(_ objects: String, _ message: String) throws {
    let found = try diagnostics(document(objects))
    #expect(found.map(\.severity) == [message.hasPrefix("ibtool: ") ? .error : .warning])
    #expect(found.first?.message.hasPrefix(message) == true, "\(found.map(\.message))")
    #expect(try diagnostics(document(objects, launchScreen: "")).isEmpty)
  }

  @Test func viewsOfUIKitAndOutletsBetweenThemAreAllowed() throws {
    let table = """
      <tableView id="t"><connections><outlet property="dataSource" destination="-1" id="o"/></connections></tableView>
      """
    #expect(try diagnostics(document(table)).isEmpty)
  }

  @Test func documentThatAPropertyListNamesGetsOneNotice() throws {
    let text = document(
      #"<view customClass="Card" id="v"><subviews><view customClass="Row" id="r"/></subviews></view>"#, launchScreen: ""
    )
    let list = ExampleProject.propertyList("UILaunchStoryboardName", "Start")
    #expect(try diagnostics(text, ["Info.plist": list]).map(\.severity) == [.notice])
    let other = ExampleProject.propertyList("UILaunchStoryboardName", "Other")
    #expect(try diagnostics(text, ["Info.plist": other]).isEmpty)
  }
}
