@testable import StackLint
@testable import StackModel

/// A storyboard of one screen with a label, linted and laid out.
struct ReportedStoryboard {
  /// The y of the label, which a constraint gives it.
  var top = 100
  /// The text of the label.
  var text = "Hello"
  /// The name of the screen.
  var name = "Welcome"
  /// More views beside the label.
  var views = ""
  /// More constraints of the screen.
  var constraints = ""
  /// More elements of the controller.
  var controller = ""
  /// More scenes.
  var scenes = ""
  /// The version of Xcode.
  var tools = 21_701
  /// The device that it is shown on.
  var device = (id: "retina4_7", width: 375, height: 667)

  static let button = """
    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
      <rect key="frame" x="40" y="300" width="120" height="40"/>
      <state key="normal" title="Without place"/>
    </button>
    """

  var source: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device.id)" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="sce-ne-001">
          <objects>
            <viewController storyboardIdentifier="\(name)" id="con-tr-001" sceneMemberID="viewController">
              <view key="view" id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="\(device.width)" height="\(device.height)"/>
                <subviews>
                  <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                    <rect key="frame" x="20" y="\(top)" width="335" height="20.5"/>
                  </label>
                  \(views)
                </subviews>
                <constraints>
                  <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-001" \
    secondAttribute="leading" constant="20" id="con-st-001"/>
                  <constraint firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" \
    constant="20" id="con-st-002"/>
                  <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-001" \
    secondAttribute="top" constant="\(top)" id="con-st-003"/>
                  \(constraints)
                </constraints>
              </view>
              \(controller)
            </viewController>
          </objects>
        </scene>
        \(scenes)
      </scenes>
    </document>
    """
  }

  static func scene(named name: String) -> String {
    """
    <scene sceneID="sce-ne-\(name)">
      <objects>
        <viewController storyboardIdentifier="\(name)" id="con-tr-\(name)" sceneMemberID="viewController">
          <view key="view" id="roo-tv-\(name)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        </viewController>
      </objects>
    </scene>
    """
  }

  static let path = "App/Main.storyboard"

  var report: ReportedDocument {
    let linter = Linter(RuleCatalog.validation.filter { $0.category != .document })
    let document = linter.lint(Array(source.utf8), path: Self.path)
    let file = ReportedFile(path: Self.path, absolutePath: Self.path, repositoryPath: Self.path)
    return ReportedDocument(document, FindingReport(document, file: file))
  }
}
