import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Which rows give a multi-line label less width than they have.
@Suite struct SqueezedMultilineLabelTests {
  private let text = "Notify me when somebody mentions me"

  private func label(_ id: String, _ attributes: String = "", text: String? = nil) -> String {
    "<label text=\"\(text ?? self.text)\" numberOfLines=\"0\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
      + "\(attributes) id=\"\(id)\"/>"
  }

  private let toggle =
    "<switch horizontalHuggingPriority=\"750\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"/>"

  private func messages(
    _ views: String, _ attributes: String = "", _ constraints: String = "", deployment: String = ""
  ) throws -> [String] {
    let stack = """
      \(deployment)
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="90"/>
        <subviews><stackView \(attributes) spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="row">
          <subviews>\(views)</subviews>
        </stackView></subviews>
        <constraints>
          <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
          <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="c2"/>
          <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
          \(constraints)
        </constraints>
      </view>
      """
    return try LintedSource.xib(stack, "squeezed-multiline-label").messages
  }

  @Test func labelBesideASwitchGetsHalfTheRow() throws {
    let message = try #require(messages(label("a") + toggle).first)
    #expect(message.hasPrefix("a is 156 wide before iOS 15, not "))
    #expect(message.hasSuffix("; set the hugging of b to 1000"))
  }

  @Test func switchThatHugsMoreIsNotStretched() throws {
    #expect(try messages(label("a") + toggle.replacing("750", with: "1000")) == [])
  }

  @Test func labelThatResistsLessThanTheSwitchHugsIsNotHeld() throws {
    let weak = label("a", "horizontalCompressionResistancePriority=\"739\"")
    #expect(try messages(weak + toggle) == [])
    #expect(try messages(label("a", "horizontalCompressionResistancePriority=\"749\"") + toggle).count == 1)
  }

  @Test func textThatFitsItsShareIsNotSqueezed() throws {
    #expect(try messages(label("a", text: "Notify me") + toggle) == [])
  }

  @Test func viewThatIsFixedIsNotStretched() throws {
    let width = "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"51\" id=\"w\"/>"
    #expect(try messages(label("a") + toggle, "", width) == [])
  }

  @Test func onlyRowsThatFillShareTheirWidthInThisWay() throws {
    #expect(try messages(label("a") + toggle, "distribution=\"fillEqually\"") == [])
    #expect(try messages(label("a") + toggle, "axis=\"vertical\"") == [])
  }

  @Test func appsForNewerSystemsOnlyHaveItWithTwoLabels() throws {
    let newer = "<dependencies><deployment version=\"3840\" identifier=\"iOS\"/></dependencies>"
    let older = newer.replacing("3840", with: "3584")
    #expect(try messages(label("a") + toggle, deployment: older).count == 1)
    #expect(try messages(label("a") + toggle, deployment: newer) == [])
    let two = try messages(label("a") + label("b", text: "On"), deployment: newer)
    #expect(two.first?.hasPrefix("a is 156 wide, not ") ?? false)
  }

  // MARK: Deployment targets of projects

  private static func xcodeProject(_ version: String) -> String {
    XcodeProjectText.project(files: ["App": ["a.xib"]], keys: "buildConfigurationList = BL;")
      .replacing(
        "G = { isa = PBXGroup;",
        with: """
          BL = { isa = XCConfigurationList; buildConfigurations = (BC,); };
          BC = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = "\(version)"; }; };
          G = { isa = PBXGroup;
          """)
  }

  @Test(arguments: [
    (["App.xcodeproj/project.pbxproj": xcodeProject("15.0")], 0),
    (["App.xcodeproj/project.pbxproj": xcodeProject("14.0")], 1),
    (["App.xcodeproj/project.pbxproj": xcodeProject("$(MINIMUM)"), "App.xcconfig": "MINIMUM = 15.0"], 0),
    (["App.xcodeproj/project.pbxproj": xcodeProject("$(MINIMUM)"), "App.xcconfig": "MINIMUM = 14.0"], 1),
    (["App.xcodeproj/project.pbxproj": xcodeProject("$(MINIMUM)")], 1),
    (["Package.swift": "let package = Package(platforms: [.macOS(.v12), .iOS(.v15)])"], 0),
    (["Package.swift": "let package = Package(platforms: [.iOS(\"13.4\")])"], 1),
  ])
  func targetOrPackageForIOS15HasNoSingleLabelSqueezed(_ files: [String: String], _ count: Int) throws {
    let text = RuleExample.Container.xib.document(
      around: """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="90"/>
          <subviews><stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="row">
            <subviews>\(label("a") + toggle)</subviews>
          </stackView></subviews>
          <constraints>
            <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
          </constraints>
        </view>
        """)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib")
    let project = ProjectIndex(ProjectFiles(files.merging(["A.swift": "", "a.xib": text]) { $1 }))
    let linted = LintedDocument(document, project: project, projectPath: "a.xib")
    #expect(Linter([.squeezedMultilineLabel]).lint(linted).diagnostics.count == count)
  }
}
