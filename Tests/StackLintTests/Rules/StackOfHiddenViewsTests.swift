import NibDecoder
import StackModel
import Testing

@testable import StackLint

/// Stack views that show nothing, unless code shows one of their views.
@Suite struct StackOfHiddenViewsTests {
  private func count(_ stack: String = "", _ label: String = "", outlet: String = "", code: String = "") throws -> Int {
    let objects = """
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Form'><connections>\(outlet)</connections>
      </placeholder>
      <view id='v'><subviews><stackView \(stack) id='s'><subviews>
      <label hidden='YES' text='Ada' id='a'/><label hidden='YES' text='Lovelace' \(label) id='b'/>
      </subviews></stackView></subviews></view>
      """
    let text = RuleExample.Container.xib.document(around: objects)
    let files = ProjectFiles(["Form.swift": "class Form: UIViewController { func show() {\n\(code)\n} }"])
    let document = LintedDocument(try LayoutDocument(Array(text.utf8), path: "a.xib"), project: ProjectIndex(files))
    return Linter([.stackOfHiddenViews]).diagnostics(document).count { $0.ruleID == "stack-of-hidden-views" }
  }

  private let outlet = "<outlet property='nameLabel' destination='b' id='o'/>"

  @Test func reportsAStackOfHiddenViews() throws {
    #expect(try count() == 1)
    #expect(try count(outlet: outlet, code: "nameLabel.text = nil") == 1)
  }

  @Test(arguments: [
    "nameLabel.isHidden = false", "[nameLabel].forEach { $0.isHidden = false }", "isOn.bind(to: nameLabel.rx.isHidden)",
    "show(nameLabel)",
  ])
  func codeMayShowAViewThroughAnOutlet(_ code: String) throws {
    #expect(try count(outlet: outlet, code: code) == 0)
  }

  @Test func codeMayReachTheStack() throws {
    #expect(try count(outlet: "<outlet property='row' destination='s' id='o'/>") == 0)
    #expect(try count("customClass='Row'") == 0)
    #expect(try count("hidden='YES'") == 0)
    #expect(try count("", "tag='3'") == 0)
    #expect(try count("", "customClass='Other'") == 0)
  }
}
