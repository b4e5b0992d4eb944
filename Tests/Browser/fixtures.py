"""Documents of our own that the browser tests make reports of."""

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
    </dependencies>
    <scenes>
"""
RESOURCES = """    <resources>
        <systemColor name="labelColor">
            <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
"""


VIEW = 'contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO"'
BUTTON = f'''opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" \
lineBreakMode="middleTruncation" {VIEW}'''


def label(id, text, frame, attributes="", children=""):
    """A label in the form in which Xcode writes one."""
    return f"""<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="{text}" textAlignment="natural" \
lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" {attributes} \
translatesAutoresizingMaskIntoConstraints="NO" id="{id}">
                                <rect key="frame" {frame}/>
                                {children}
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <color key="textColor" systemColor="labelColor"/>
                            </label>"""


def scene(number, title, text="Hello", extra=""):
    """A screen with a label that constraints hold in place, and whatever else stands in it."""
    n = f"{number:03d}"
    return f"""        <scene sceneID="s{n}-aa-001">
            <objects>
                <viewController storyboardIdentifier="{title}" id="c{n}-aa-002" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v{n}-aa-003">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            {label(f"l{n}-aa-004", text, 'x="20" y="100" width="335" height="20.5"')}
                            {extra}
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="g{n}-aa-005"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <constraints>
                            <constraint firstItem="l{n}-aa-004" firstAttribute="leading" secondItem="g{n}-aa-005" secondAttribute="leading" constant="20" id="k{n}-aa-006"/>
                            <constraint firstItem="g{n}-aa-005" firstAttribute="trailing" secondItem="l{n}-aa-004" secondAttribute="trailing" constant="20" id="k{n}-aa-007"/>
                            <constraint firstItem="l{n}-aa-004" firstAttribute="top" secondItem="v{n}-aa-003" secondAttribute="top" constant="100" id="k{n}-aa-008"/>
                        </constraints>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="r{n}-aa-010" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
"""


BROKEN_BUTTON = f"""<button {BUTTON} id="b{{n}}-aa-009">
                                <rect key="frame" x="40" y="300" width="120" height="40"/>
                                <state key="normal" title="Without place"/>
                            </button>"""


NAMED_AS_ITS_IMAGE = """<imageView contentMode="center" image="bell" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bell" userLabel="Picture of a bell">
                                <rect key="frame" x="40" y="300" width="40" height="40"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            </imageView>"""


BELL = """
        <image name="bell" width="40" height="40"/>"""


def storyboard(*scenes, images=""):
    resources = RESOURCES.replace("<resources>", "<resources>" + images) if scenes else ""
    return HEAD + "".join(scenes) + "    </scenes>\n" + resources + "</document>\n"


def small():
    """Two screens, the second with a button that no constraint places."""
    return storyboard(scene(1, "Welcome"), scene(2, "Checkout", "Total", BROKEN_BUTTON.replace("{n}", "002")))


HOSTILE = "&lt;/script&gt;&lt;img src=x onerror=&quot;window.owned=1&quot;&gt;&lt;script&gt;window.owned=1&lt;/script&gt;"


def hostile():
    """A screen whose names and texts would run if they ever became markup."""
    return storyboard(scene(1, HOSTILE, HOSTILE, BROKEN_BUTTON.replace("{n}", "001").replace("Without place", HOSTILE)))


def xib():
    """A view that has no name and no class."""
    return """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="iN0-l3-epB">
            <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>
"""


def large(count):
    return storyboard(*(scene(number, f"Screen {number}", f"Text {number}") for number in range(1, count + 1)))
