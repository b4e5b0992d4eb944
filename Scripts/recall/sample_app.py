"""A small app for the tests, written to a folder."""

import os

STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES" \
useTraitCollections="YES" initialViewController="nav-01-ctl">
    <scenes>
        <scene sceneID="s-1">
            <objects>
                <navigationController id="nav-01-ctl" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lst-01-ctl" kind="relationship" relationship="rootViewController" id="sg-root"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s-2">
            <objects>
                <viewController storyboardIdentifier="ListController" id="lst-01-ctl" customClass="ListController" \
customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" id="root-view">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <label text="Shopping list" lineBreakMode="tailTruncation" \
translatesAutoresizingMaskIntoConstraints="NO" id="ttl-01-lbl">
                                <rect key="frame" x="16" y="60" width="120" height="21"/>
                            </label>
                            <imageView image="Basket" translatesAutoresizingMaskIntoConstraints="NO" id="img-01-viw">
                                <rect key="frame" x="16" y="100" width="40" height="40"/>
                                <color key="tintColor" name="Accent"/>
                            </imageView>
                            <view translatesAutoresizingMaskIntoConstraints="NO" id="bar-01-viw">
                                <rect key="frame" x="0.0" y="200" width="393" height="8"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="8" id="c-bar-h"/>
                                </constraints>
                            </view>
                            <button translatesAutoresizingMaskIntoConstraints="NO" id="add-01-btn">
                                <rect key="frame" x="300" y="60" width="60" height="30"/>
                                <state key="normal" title="Add"/>
                                <connections>
                                    <action selector="addItem:" destination="lst-01-ctl" eventType="touchUpInside" id="a-add"/>
                                </connections>
                            </button>
                            <tableView translatesAutoresizingMaskIntoConstraints="NO" id="tbl-01-viw">
                                <rect key="frame" x="0.0" y="220" width="393" height="600"/>
                                <prototypes>
                                    <tableViewCell reuseIdentifier="ItemCell" id="cel-01-itm"/>
                                    <tableViewCell reuseIdentifier="NobodyAsks" id="cel-02-itm"/>
                                </prototypes>
                                <connections>
                                    <outlet property="dataSource" destination="lst-01-ctl" id="o-ds"/>
                                </connections>
                            </tableView>
                        </subviews>
                        <constraints>
                            <constraint firstItem="ttl-01-lbl" firstAttribute="leading" secondItem="root-view" \
secondAttribute="leading" constant="16" id="c-ttl-l"/>
                            <constraint firstItem="ttl-01-lbl" firstAttribute="top" secondItem="root-view" \
secondAttribute="top" constant="60" id="c-ttl-t"/>
                            <constraint firstAttribute="trailing" secondItem="ttl-01-lbl" secondAttribute="trailing" \
constant="16" id="c-ttl-r"/>
                            <constraint firstItem="bar-01-viw" firstAttribute="top" secondItem="root-view" \
secondAttribute="top" constant="200" id="c-bar-t"/>
                        </constraints>
                    </view>
                    <connections>
                        <outlet property="titleLabel" destination="ttl-01-lbl" id="o-title"/>
                        <segue destination="dtl-01-ctl" kind="show" identifier="showDetail" id="sg-detail"/>
                        <segue destination="dtl-01-ctl" kind="show" identifier="unusedSegue" id="sg-unused"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s-3">
            <objects>
                <viewController id="dtl-01-ctl" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
    <resources>
        <image name="Basket" width="40" height="40"/>
        <namedColor name="Accent"/>
    </resources>
</document>
"""

XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="BadgeController">
            <connections>
                <outlet property="countLabel" destination="cnt-01-lbl" id="o-count"/>
                <outlet property="view" destination="bdg-01-viw" id="o-view"/>
            </connections>
        </placeholder>
        <view id="bdg-01-viw">
            <subviews>
                <label text="0" id="cnt-01-lbl"/>
                <button id="clr-01-btn">
                    <connections>
                        <action selector="clear:" destination="-1" eventType="touchUpInside" id="a-clear"/>
                    </connections>
                </button>
            </subviews>
        </view>
    </objects>
</document>
"""

LIST = """import UIKit

// @IBOutlet weak var commentLabel: UILabel!
class ListController: UIViewController, UITableViewDataSource {
  @IBOutlet private weak var titleLabel: UILabel!

  @IBAction func addItem(_ sender: Any) {
    titleLabel.text = "@IBAction func pretended() {"
    performSegue(withIdentifier: Segues.detail, sender: self)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
  }

  static func open() -> UIViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "ListController")
  }
}

enum Segues {
  static let detail = "showDetail"
}
"""

BADGE_HEADER = """@interface BadgeController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *countLabel;
- (IBAction)clear:(id)sender;
@end
"""

BADGE = """@implementation BadgeController
- (instancetype)init { return [super initWithNibName:@"Badge" bundle:nil]; }
- (IBAction)clear:(id)sender { self.countLabel.text = @"0"; }
@end
"""

PANEL = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="PanelController"/>
        <arrayController objectClassName="Account" id="arr-01-ctl"/>
        <textField id="nam-01-fld">
            <connections>
                <binding destination="-2" name="value" keyPath="self.account.name" id="b-name"/>
                <binding destination="-2" name="enabled" keyPath="view.hidden" id="b-view"/>
            </connections>
        </textField>
    </objects>
</document>
"""

PANEL_CONTROLLER = """class PanelController: NSViewController {
  @objc dynamic var account: Account?
}

class Account: NSObject {}
"""

# A nib of macOS with its class, for tests that add it to the app.
PANEL_FILES = {"App/Panel.xib": PANEL, "App/Panel.swift": PANEL_CONTROLLER,
               "App.xcodeproj/project.pbxproj": "name = Main.storyboard; path = Badge.xib; path = Panel.xib;\n"}

FILES = {
    "App/Base.lproj/Main.storyboard": STORYBOARD,
    "App/de.lproj/Main.strings": '/* title */\n"ttl-01-lbl.text" = "Einkaufsliste";\n',
    "App/fr.lproj/Main.strings": '"ttl-01-lbl.text" = "Liste de courses";\n',
    "App/de.lproj/Localizable.strings": '"a" = "b";\n',
    "App/Badge.xib": XIB,
    "App/ListController.swift": LIST,
    "App/BadgeController.h": BADGE_HEADER,
    "App/BadgeController.m": BADGE,
    "App/Assets.xcassets/Basket.imageset/Contents.json": "{}",
    "App/Assets.xcassets/Accent.colorset/Contents.json": "{}",
    "App/Assets.xcassets/Icons/Contents.json": '{"properties" : {"provides-namespace" : true}}',
    "App/Assets.xcassets/Icons/Star.imageset/Contents.json": "{}",
    "App.xcodeproj/project.pbxproj": "name = Main.storyboard; path = Badge.xib;\n",
}


def write(folder, files=None):
    for path, text in (files or FILES).items():
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "w") as file:
            file.write(text)
    return folder
