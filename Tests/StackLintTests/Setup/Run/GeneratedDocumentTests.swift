import Testing

@testable import StackLint
@testable import StackModel

/// Documents as generators write them, with the shortcuts of code and of stack definitions.
@Suite struct GeneratedDocumentTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="form">
        <device id="iPhone 14" orientation="portrait"/>
        <scenes>
            <scene sceneID="form-scene">
                <objects>
                    <viewController id="form" customClass="FormController">
                        <view key="view" id="root">
                            <frame x="0" y="0" width="390" height="844"/>
                            <subviews>
                                <label id="title">
                                    <text>Sign up</text>
                                    <textColor red="0.1" green="0.2" blue="0.3"/>
                                </label>
                                <textField id="mail"/>
                                <button id="send">
                                    <state key="normal" title="Send"/>
                                    <action selector="send(_:)" destination="form" eventType="touchUpInside"/>
                                </button>
                            </subviews>
                            <constraints>
                                <constraint firstItem="title" firstAttribute="top" secondItem="safeArea" secondAttribute="top"/>
                                <constraint firstItem="title" firstAttribute="leading" secondItem="superview" secondAttribute="leading"/>
                                <constraint firstItem="mail" firstAttribute="top" secondItem="title" secondAttribute="bottom"/>
                                <constraint firstItem="mail" firstAttribute="leading" secondItem="safeArea" secondAttribute="leading"/>
                                <constraint firstItem="send" firstAttribute="top" secondItem="mail" secondAttribute="bottom"/>
                                <constraint firstItem="send" firstAttribute="leading" secondItem="mail" secondAttribute="leading"/>
                            </constraints>
                        </view>
                        <outlet property="mailField" destination="mail"/>
                        <segue kind="show" destination="list"/>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="list-scene">
                <objects>
                    <tableViewController id="list">
                        <tableView id="table">
                            <tableViewCell reuseIdentifier="Row">
                                <contentView id="content"/>
                            </tableViewCell>
                        </tableView>
                        <navigationItem title="List">
                            <rightBarButtonItem systemItem="add"/>
                        </navigationItem>
                    </tableViewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private func report(_ bytes: [UInt8]) -> ReportedDocument {
    let report = Linter(RuleCatalog.rules).lint(bytes, path: "a.storyboard")
    return ReportedDocument(report, FindingReport(report, file: ReportedFile("a.storyboard")))
  }

  private func fixed(_ text: String) -> String {
    let outcome = DocumentFixing(includesUnsafe: false).fixed(Array(text.utf8), report)
    return String(decoding: outcome.bytes, as: UTF8.self)
  }

  private func errors(_ text: String) -> [String] {
    let rules = RuleCatalog.rules.filter { $0.category == .document && $0.id != "unread-attribute" }
    let found = Linter(rules).lint(Array(text.utf8), path: "a.storyboard").diagnostics
    return found.map { "\($0.ruleID): \($0.message)" }
  }

  @Test func documentOfAGeneratorIsRepaired() {
    #expect(errors(Self.storyboard).count > 15)
    let text = fixed(Self.storyboard)
    #expect(errors(text) == [])
    #expect(fixed(text) == text)
    for part in [
      "<device id=\"retina6_0\"", "<rect key=\"frame\" x=\"0\"", "text=\"Sign up\"",
      "<color key=\"textColor\" red=\"0.1\"",
      "selector=\"send:\"", "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\"",
      "<tableView key=\"view\"", "rowHeight=\"-1\"", "<navigationItem key=\"navigationItem\"",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("\"safeArea\" secondAttribute") && text.contains("<viewLayoutGuide key=\"safeArea\""))
    #expect(text.contains("firstAttribute=\"leading\" secondItem=\"root\""))
  }
}
