import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Stack views that show nothing, unless code shows one of their views.
@Suite struct StackOfHiddenViewsTests {
  private func count(
    _ stack: String = "", _ label: String = "", outlet: String = "", code: String = "",
    files: [String: String] = [:]
  ) throws -> Int {
    let objects = """
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Form'><connections>\(outlet)</connections>
      </placeholder>
      <view id='v'><subviews><stackView \(stack) id='s'><subviews>
      <label hidden='YES' text='Ada' id='a'/><label hidden='YES' text='Lovelace' \(label) id='b'/>
      </subviews></stackView></subviews></view>
      """
    let text = RuleExample.Container.xib.document(around: objects)
    let form = ["Form.swift": "class Form: UIViewController { func show() {\n\(code)\n} }"]
    let files = ProjectFiles(files.merging(form) { $1 })
    let document = LintedDocument(try LayoutDocument(Array(text.utf8), path: "a.xib"), project: ProjectIndex(files))
    return Linter([.stackOfHiddenViews]).lint(document).diagnostics.count { $0.ruleID == "stack-of-hidden-views" }
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

  @Test(arguments: [
    ("row.isHidden = false", 1), ("row.axis = .vertical", 1), ("row.addArrangedSubview(UILabel())", 0),
    ("row.arrangedSubviews.forEach { $0.isHidden = false }", 0), ("fill(row)", 0), ("let stack = row", 0),
  ])
  func codeMayFillTheStackThroughAnOutlet(_ code: String, _ expected: Int) throws {
    #expect(try count(outlet: "<outlet property='row' destination='s' id='o'/>", code: code) == expected)
  }

  @Test func otherFilesMayShowAView() throws {
    func count(_ other: String) throws -> Int {
      try self.count(outlet: outlet, files: ["Other.swift": "class Other { func show() { \(other) } }"])
    }
    #expect(try count("(sender as? Form)?.nameLabel.isHidden = false") == 0)
    // A label of another class.
    #expect(try count("nameLabel.isHidden = false") == 1)
  }

  @Test func bindingMayShowAView() throws {
    let views = """
      <customView hidden='YES' id='a'/><customView hidden='YES' id='b'><connections>BINDING</connections></customView>
      """
    let stack = "<stackView distribution='fill' id='s'><subviews>\(views)</subviews></stackView>"
    func count(_ binding: String) throws -> Int {
      let text = RuleExample.Container.macXib.document(
        around: stack.replacing("BINDING", with: binding))
      let project = ProjectIndex(ProjectFiles(["Form.swift": "class Form: NSViewController {}"]))
      let document = LintedDocument(try LayoutDocument(Array(text.utf8), path: "a.xib"), project: project)
      return Linter([.stackOfHiddenViews]).lint(document).diagnostics.count { $0.ruleID == "stack-of-hidden-views" }
    }
    #expect(try count("") == 1)
    #expect(try count("<binding destination='-2' name='value' keyPath='self.name' id='n'/>") == 1)
    #expect(try count("<binding destination='-2' name='hidden2' keyPath='self.isEmpty' id='n'/>") == 0)
  }

  @Test func codeMayReachTheStack() throws {
    #expect(try count("customClass='Row'") == 0)
    #expect(try count("hidden='YES'") == 0)
    #expect(try count("", "tag='3'") == 0)
    #expect(try count("", "customClass='Other'") == 0)
  }
}
