/// Versions of one document. Each has one change, in lines of its own and not beside those of another one, so that any two
/// of them are merged by lines as well as by objects.
enum SampleVersions {
  static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <label text="Name" textAlignment="natural" id="label">
                        <rect key="frame" x="20" y="20" width="100" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1"/>
                    </label>
                    <stackView axis="vertical" spacing="8" id="stack">
                        <rect key="frame" x="20" y="60" width="100" height="100"/>
                        <subviews>
                            <button tag="1" id="book">
                                <rect key="frame" x="0.0" y="0.0" width="100" height="46"/>
                                <state key="normal" title="Book"/>
                            </button>
                            <button tag="2" id="cancel">
                                <rect key="frame" x="0.0" y="54" width="100" height="46"/>
                                <state key="normal" title="Cancel"/>
                            </button>
                        </subviews>
                    </stackView>
                    <switch id="switch"/>
                    <textView id="terms">
                        <string key="text">Terms
    and conditions</string>
                    </textView>
                </subviews>
                <constraints>
                    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                    <constraint firstItem="stack" firstAttribute="top" secondItem="label" secondAttribute="bottom" id="c2"/>
                </constraints>
            </view>
            <!--Gestures-->
            <tapGestureRecognizer id="tap"/>
        </objects>
    </document>

    """

  /// What is written otherwise in each of the other versions.
  static let changes: [(old: String, new: String)] = [
    (#"text="Name""#, #"text="First &amp; last 'name'" hidden="YES""#),
    ("pointSize=\"17\"/>\n", "pointSize=\"17\"/>\n                    <nil key=\"highlightedColor\"/>\n"),
    (#"axis="vertical" spacing="8""#, #"axis="vertical" alignment="center" spacing="12""#),
    (#"tag="1" id="book""#, #"id="book""#),
    (
      #"""
                              <button tag="2" id="cancel">
                                  <rect key="frame" x="0.0" y="54" width="100" height="46"/>
                                  <state key="normal" title="Cancel"/>
                              </button>

      """#, ""
    ),
    ("<switch id=\"switch\"/>", "<stepper id=\"switch\"/>"),
    ("Terms\nand conditions", "Terms\n  &lt;only&gt;"),
    (
      #"secondItem="root" secondAttribute="top" id="c1""#,
      #"secondItem="root" secondAttribute="topMargin" constant="8" id="c1""#
    ),
    ("<!--Gestures-->", "<!--Gesture recognizers-->"),
    (
      "<tapGestureRecognizer id=\"tap\"/>\n",
      "<tapGestureRecognizer id=\"tap\"/>\n        <view id=\"added\">\n            <subviews>\n                <label id=\"inner\"/>\n            </subviews>\n        </view>\n"
    ),
  ]

  /// The first version, and the others.
  static let all = [base] + changes.map(with)

  /// The first version with something written otherwise.
  static func with(_ old: String, _ new: String) -> String { base.replacing(old, with: new) }
}
