/// Short documents whose frames follow from sizes that are written in them, not from fonts.
package enum Fixture {
  /// Nothing is wrong with it.
  package static let clean = "<stackView><view/></stackView>\n"

  /// One error, in line 2.
  package static let broken = "<stackView>\n  <view hidden=\"maybe\"/>\n</stackView>\n"

  /// Cannot be read.
  package static let unreadable = "<stackView>\n"

  /// A form of three rows, the second of two views, the third with a hidden view.
  package static let form = """
    <stackView id="form" axis="vertical" spacing="8" userLabel="Sign in">
      <view userLabel="Head" height="40"/>
      <stackView distribution="fillEqually" spacing="10" userLabel="Buttons">
        <view id="no" height="30"/>
        <view id="yes"/>
      </stackView>
      <view userLabel="Space below">
        <view id="badge" hidden="YES"><rect key="frame" x="5" y="6.5" width="7.25" height="8"/></view>
      </view>
    </stackView>

    """

  /// A scene with a view that is in its place, one that is not, and one that nothing holds.
  package static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>\(dependencies)
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="controller" title="Start" sceneMemberID="viewController">
              <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  \(box("placed", y: 20, label: "In \"place\", here"))
                  \(box("moved", y: 90))
                  <view id="loose" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="5" y="6" width="7" height="8"/>
                  </view>
                </subviews>
                <constraints>
                  \(pins("placed", y: 20))
                  \(pins("moved", y: 80))
                </constraints>
              </view>
            </viewController>\(firstResponder)
          </objects>
        </scene>
      </scenes>
    </document>

    """

  /// What Xcode writes in each document for iOS.
  package static let dependencies = """
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/></dependencies>
    """
  /// What Xcode writes in each scene.
  package static let firstResponder = """
    <placeholder placeholderIdentifier="IBFirstResponder" id="responder" sceneMemberID="firstResponder"/>
    """

  private static func box(_ id: String, y: Int, label: String? = nil) -> String {
    let userLabel = label.map { " userLabel='\($0)'" } ?? ""
    return """
      <view id="\(id)"\(userLabel) translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="10" y="\(y)" width="50" height="40"/>
        <constraints>
          <constraint firstAttribute="width" constant="50" id="\(id)-w"/>
          <constraint firstAttribute="height" constant="40" id="\(id)-h"/>
        </constraints>
      </view>
      """
  }

  private static func pins(_ id: String, y: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="10" id="\(id)-x"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(y)" \
    id="\(id)-y"/>
    """
  }
}

extension Fixture {
  /// A view with a constraint that is written twice, which `--fix` cures.
  package static let fixable = """
    <view width="50" height="60">
      <view id="a" width="20"/>
      <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
      <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
    </view>

    """

  /// The same, cured.
  package static let fixed = """
    <view width="50" height="60">
      <view id="a" width="20"/>
      <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
    </view>

    """
}

extension Fixture {
  /// A row below the top of a view, whose second view gets what the first one leaves.
  package static let row = """
    <view id="root" width="300" height="200">
      <stackView id="row" spacing="8">
        <view id="photo" width="60" height="40"/>
        <view id="name"/>
      </stackView>
      <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="row" secondAttribute="trailing" constant="24"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10"/>
      <constraint firstItem="name" firstAttribute="width" constant="300" priority="700"/>
    </view>

    """

  /// Wider than a small phone.
  package static let wide = """
    <view id="root"><view id="a" width="400"/>
      <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading"/>
      <constraint firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" secondAttribute="trailing"/>
    </view>

    """

  /// A document in Xcode's form.
  package static let saved = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view contentMode="scaleToFill" id="box-00-001"/>
        </objects>
    </document>

    """
  /// The same, with attributes in another order.
  package static let edited = saved.replacing(
    "contentMode=\"scaleToFill\" id=\"box-00-001\"", with: "id=\"box-00-001\" contentMode=\"scaleToFill\"")

  /// A label and a button.
  package static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <label text="Hello" id="abc-12-xyz"/>
            <button id="def-34-uvw"><state key="normal" title="Send"/></button>
        </objects>
    </document>
    """
  /// The translation of the label.
  package static let germanCard = """
    /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz"; */
    "abc-12-xyz.text" = "Hallo";

    """

  /// A view with labels, whose ids are the first characters of their texts.
  package static func labels(_ labels: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
        <objects>
            <view id="v">
                <subviews>
    \(labels.map { "                <label text=\"\($0)\" id=\"\($0.first ?? "x")\"/>\n" }.joined())            </subviews>
            </view>
        </objects>
    </document>

    """
  }

  /// A control of 100 by 44 points, for "Log in".
  package static func logIn(_ element: String, _ attributes: String = "", content: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
            <view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <\(element) opaque="NO" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="20" y="20" width="100" height="44"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="w"/>
                            <constraint firstAttribute="height" constant="44" id="h"/>
                        </constraints>
                        \(content)
                    </\(element)>
                </subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="x"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="y"/>
                </constraints>
            </view>
        </objects>
    </document>

    """
  }
}
