import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// The types of senders and of runtime attributes, compared with the project's sources.
@Suite struct ConnectionTypeTests {
  private func messages(_ rule: Rule, _ objects: String, _ sources: [String: String]) throws -> [String] {
    let text = RuleExample.Container.xib.document(around: objects)
    let linted = LintedDocument(
      try LayoutDocument(Array(text.utf8), path: "a.xml"), project: ProjectIndex(ProjectFiles(sources)))
    return Linter([rule]).lint(linted).diagnostics.filter { $0.ruleID == rule.id }.map(\.message)
  }

  private func sent(_ sender: String, _ source: String, file: String = "A.swift") throws -> [String] {
    let objects = """
      <view customClass="A" \(file == "A.swift" ? "customModule=\"App\" customModuleProvider=\"target\"" : "") id="a"/>
      <\(sender) id="b"><connections>
        <action selector="flip:" destination="a" eventType="valueChanged" id="c"/>
      </connections></\(sender)>
      """
    return try messages(.actionOfOtherSender, objects, [file: source])
  }

  @Test(
    "A method that uses what its sender does not have is reported",
    arguments: [
      ("@IBAction func flip(_ sender: UISwitch) { show(sender.isOn) }", 1),
      ("@IBAction func flip(_ sender: UISwitch?) { show(sender?.isOn) }", 1),
      ("@IBAction private func flip(_ s: UISwitch) { if s.isOn { } }", 1),
      ("@IBAction func flip(_ sender: UIControl) { show(sender.state) ; show(sender.allTargets) }", 0),
      ("@IBAction func flip(_ sender: UISwitch) { show(sender.tag) }", 0),
      ("@IBAction func flip(_ sender: UISwitch) { performSegue(withIdentifier: \"x\", sender: sender) }", 0),
      ("@IBAction func flip(_ sender: UISwitch) { }", 0), ("@IBAction func flip(_ sender: Any) { sender.isOn }", 0),
      ("func flip(_ sender: UISwitch) { show(sender.isOn) }", 0),
      ("@IBAction func flip(_ sender: UIButton) { show(sender.titleLabel) }", 0),
      ("@IBAction func flip(_ sender: Fancy) { show(sender.isOn) }", 0),
      ("@IBAction func flip(_ other: UISwitch) { show(self.other.isOn) }", 0),
    ])
  func senderOfAnotherClass(_ method: String, _ count: Int) throws {
    #expect(try sent("button", "class A: UIView { \(method) }").count == count)
  }

  /// One of them may be that of another platform.
  @Test func classesWithTheSameNameMayTakeOtherSenders() throws {
    let own = "class A: UIView { @IBAction func flip(_ sender: UISwitch) { show(sender.isOn) } }"
    #expect(
      try sent("button", own + "\nclass A: NSView { @IBAction func flip(_ sender: NSButton) { show(sender.state) } }")
        == [])
  }

  @Test func controlOfTheRightClassIsNotReported() throws {
    let source = "class A: UIView { @IBAction func flip(_ sender: UISwitch) { show(sender.isOn) } }"
    #expect(try sent("switch", source) == [])
    #expect(try sent("slider", source) == ["A.flip: expects a UISwitch, but UISlider sends it"])
  }

  @Test(
    "Methods in Objective-C are read",
    arguments: [
      ("- (IBAction)flip:(UISwitch *)sender { [self show:sender.on]; }", 1),
      ("- (IBAction)flip:(UISwitch *)sender { [self show:[sender isOn]]; }", 1),
      ("- (IBAction)flip:(UISwitch *)sender { [self show:sender]; }", 0),
      ("- (IBAction)flip:(id)sender { [sender isOn]; }", 0),
      ("- (IBAction)flip:(UISwitch *)sender;", 0),
    ])
  func senderOfAMethodInObjectiveC(_ method: String, _ count: Int) throws {
    let source = "@interface A : UIView\n@end\n@implementation A\n\(method)\n@end"
    #expect(try sent("button", source, file: "A.m").count == count)
  }

  private func attribute(_ attribute: String, _ property: String, file: String = "A.swift") throws -> [String] {
    let source =
      file == "A.swift" ? "class A: UIView { \(property) }" : "@interface A : UIView\n\(property)\n@end"
    let objects = """
      <view customClass="A" customModule="App" customModuleProvider="target" id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute \(attribute)/>
      </userDefinedRuntimeAttributes></view>
      """
    return try messages(.runtimeAttributeOfOtherType, objects, [file: source])
  }

  @Test(
    "A runtime attribute has the type of its property",
    arguments: [
      ("type=\"string\" keyPath=\"x\" value=\"wide\"", "@IBInspectable var x: CGFloat = 4", 1),
      ("type=\"string\" keyPath=\"x\" value=\"4.5\"", "@IBInspectable var x: CGFloat = 4", 0),
      ("type=\"color\" keyPath=\"x\"", "@IBInspectable var x: Bool = false", 1),
      ("type=\"number\" keyPath=\"x\"", "@IBInspectable var x: Bool = false", 0),
      ("type=\"boolean\" keyPath=\"x\" value=\"YES\"", "@IBInspectable public var x: String? { didSet {} }", 1),
      ("type=\"color\" keyPath=\"x\"", "@IBInspectable var x: UIColor?", 0),
      ("type=\"image\" keyPath=\"x\"", "@IBInspectable var x: UIKit.UIColor!", 1),
      ("type=\"nil\" keyPath=\"x\"", "@IBInspectable var x: String?", 0),
      ("type=\"string\" keyPath=\"x\" value=\"a\"", "@IBInspectable var x = 4", 0),
      ("type=\"string\" keyPath=\"x\" value=\"a\"", "@objc var x: Shape", 0),
      ("type=\"string\" keyPath=\"x\" value=\"a\"", "@IBInspectable var x: Shape", 0),
      ("type=\"size\" keyPath=\"x\"", "@IBInspectable var x: CGPoint = .zero", 1),
    ])
  func typeOfARuntimeAttribute(_ written: String, _ property: String, _ count: Int) throws {
    #expect(try attribute(written, property).count == count)
  }

  @Test func typeInObjectiveC() throws {
    let property = "@property (nonatomic) IBInspectable CGFloat x;"
    #expect(
      try attribute("type=\"color\" keyPath=\"x\"", property, file: "A.h") == [
        "A.x is declared as CGFloat, but the attribute is of type color"
      ])
    #expect(try attribute("type=\"number\" keyPath=\"x\"", property, file: "A.h") == [])
    let color = "@property (nonatomic, strong, nullable) IBInspectable UIColor *x;"
    #expect(try attribute("type=\"color\" keyPath=\"x\"", color, file: "A.h") == [])
    #expect(try attribute("type=\"string\" keyPath=\"x\" value=\"a\"", color, file: "A.h").count == 1)
  }
}
