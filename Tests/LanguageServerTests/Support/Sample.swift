/// Documents that the tests edit.
enum Sample {
  /// A xib whose label has no width, and whose image is nowhere.
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
                <connections>
                    <outlet property="title" destination="lab-el-001" id="out-le-t01"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label text="Größe" id="lab-el-001">
                        <rect key="frame" x="20" y="20" width="100" height="20"/>
                    </label>
                    <button title="OK" id="but-to-001">
                        <rect key="frame" x="20" y="60" width="100" height="20"/>
                        <connections>
                            <action selector="save:" destination="-1" eventType="touchUpInside" id="act-io-001"/>
                            <action selector="save:" destination="-1" eventType="touchUpInside" id="act-io-002"/>
                        </connections>
                    </button>
                </subviews>
            </view>
        </objects>
    </document>

    """

  /// A definition with a misspelled attribute.
  static let definition = """
    <stackView id="root" axis="vertical" spacing="8">
      <label id="title" text="Title" textAlignmen="center"/>
      <button id="ok" title="OK"/>
    </stackView>

    """

  static let source = """
    import UIKit

    class Card: UIViewController {
      @IBOutlet weak var title: UILabel!

      @IBAction func save(_ sender: Any) {}
    }

    """
}
