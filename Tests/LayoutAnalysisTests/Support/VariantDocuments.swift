import TestSupport

@testable import LayoutAnalysis
@testable import StackModel

/// Documents whose layout depends on device, text size and language in different ways.
enum VariantDocument {
  static let all: [(name: String, text: String)] = [
    ("form", form), ("navigation", navigation), ("scroll", scroll), ("variations", variations), ("masks", masks),
    ("cells", cells), ("freeform", freeform), ("definition", definition), ("conflict", conflict), ("stacks", stacks),
    ("shortForms", shortForms),
  ]

  static func label(_ id: String, _ text: String, _ attributes: String = "", style: TextStyle = .body) -> String {
    """
    <label id="\(id)" text="\(text)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" style="\(style.rawValue)"/>
    </label>
    """
  }

  private static func screen(_ content: String, controller: String = "", toolsVersion: Int = 22505) -> String {
    storyboard(
      content, controller: controller, device: "retina4_7", size: Size(width: 375, height: 667),
      toolsVersion: toolsVersion)
  }

  private static let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"

  /// Texts of one and of several lines between margins, and a button.
  static let form = screen(
    """
    <subviews>
      \(label("title", "Terms and conditions", style: .headline))
      \(label("text", "Please read all of this before you go on, then choose", "numberOfLines=\"0\""))
      <button id="go" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Go on"/>
      </button>
    </subviews>
    \(safeArea)
    """
      + constraints(
        "title.leading == root.leadingMargin\ntitle.top == safe.top + 8\ntext.leading == title.leading\n"
          + "text.trailing == root.trailingMargin\ntext.top == title.bottom + 8\ngo.trailing == text.trailing\n"
          + "go.top == text.bottom + 20\ntitle.trailing <= root.trailingMargin"))

  /// Old layout guides below a navigation bar.
  static let navigation = storyboard(
    "<subviews>\(plainView("a"))</subviews>"
      + constraints(
        "a.top == top.bottom + 4\na.leading == root.leading\na.trailing == root.trailing\na.bottom == bottom.top"),
    controller: """
      <layoutGuides>
        <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
      </layoutGuides>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      """, device: "retina4_7", size: Size(width: 375, height: 667), toolsVersion: 12000, usesSafeAreas: false)

  /// Scrolled text that is as wide as the screen.
  static let scroll = screen(
    """
    <subviews>
      <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
        <subviews>\(label("text", "One two three four five six seven eight nine ten", "numberOfLines=\"0\""))</subviews>
        \(constraints("text.leading == scroll.leading + 16\ntext.top == scroll.top\ntext.bottom == scroll.bottom\n"
          + "scroll.trailing == text.trailing + 16"))
      </scrollView>
    </subviews>
    """
      + constraints(
        "scroll.leading == root.leading\nscroll.top == root.top\nscroll.bottom == root.bottom\n"
          + "scroll.trailing == root.trailing\ntext.width == root.width - 32"))

  /// A constant that differs between size classes, and a view that only wide screens have.
  static let variations = screen(
    """
    <subviews>\(plainView("a"))\(plainView("b"))</subviews>
    <constraints>
      <constraint id="left" firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8">
        <variation key="widthClass=regular" constant="100"/>
      </constraint>
      <constraint id="c1" firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint id="c2" firstItem="a" firstAttribute="width" constant="50"/>
      <constraint id="c3" firstItem="a" firstAttribute="height" constant="50"/>
      <constraint id="c4" firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing"/>
      <constraint id="c5" firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top"/>
      <constraint id="c6" firstItem="b" firstAttribute="width" constant="20"/>
      <constraint id="c7" firstItem="b" firstAttribute="height" constant="20"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="heightClass=regular-widthClass=regular">
      <mask key="subviews"><include reference="b"/></mask>
    </variation>
    """)

  /// Frames that stretch with the screen.
  static let masks = screen(
    """
    <subviews>
      <view id="a"><rect key="frame" x="20" y="30" width="335" height="200"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      </view>
      <view id="b"><rect key="frame" x="100" y="400" width="175" height="50"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES"/>
      </view>
    </subviews>
    """)

  /// A table with a cell, whose content has margins.
  static let cells = screen(
    """
    <subviews>
      <tableView id="table" translatesAutoresizingMaskIntoConstraints="NO"><prototypes>
        <tableViewCell id="cell" preservesSuperviewLayoutMargins="YES">
          <rect key="frame" x="0.0" y="28" width="375" height="60"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            <subviews>\(label("text", "A line"))</subviews>
            \(constraints("text.leading == content.leadingMargin\ntext.centerY == content.centerY\n"
              + "text.trailing <= content.trailingMargin"))
          </tableViewCellContentView>
        </tableViewCell>
      </prototypes></tableView>
    </subviews>
    """
      + constraints(
        "table.leading == root.leading\ntable.top == root.top\ntable.bottom == root.bottom\n"
          + "table.trailing == root.trailing"))

  /// A view of its own size.
  static let freeform = xib(
    "<subviews>\(label("text", "Wide enough"))</subviews>"
      + constraints("text.leading == root.leading + 8\ntext.top == root.top\ntext.trailing <= root.trailing - 8"))

  /// Written by hand.
  static let definition = """
    <stackView id="root" axis="vertical" spacing="8">
      <label id="a" text="Some words of text" numberOfLines="0"/>
      <stackView id="row" distribution="fillProportionally" spacing="4">
        <button id="b" title="Cancel" buttonType="system"/><textField id="c" placeholder="Name" borderStyle="roundedRect"/>
      </stackView>
      <view id="d"/>
    </stackView>
    """

  /// Text styles in a word, and variations by traits.
  static let shortForms = """
    <stackView axis="vertical" spacing="8">
      <label font="headline" text="Some words of text" numberOfLines="0">
        <variation widthClass="regular" font="largeTitle"/>
      </label>
      <stackView spacing="4">
        <label font="body" text="Name"/><view width="20"/>
        <variation preferredContentSizeCategory="accessibility" axis="vertical"/>
      </stackView>
      <view/>
      <variation heightClass="compact" spacing="2"/>
    </stackView>
    """

  /// Two widths that only wide screens have room for.
  static let conflict = screen(
    "<subviews>\(plainView("a"))\(plainView("b"))</subviews>"
      + constraints(
        "a.leading == root.leading\na.width == 200\nb.leading == a.trailing\nb.width == 190\nb.trailing <= root.trailing\n"
          + "a.top == root.top\na.height == 10\nb.top == root.top\nb.height == 10"))

  /// Stacks in each other with views that nothing sizes, a symbol and a hidden view.
  static let stacks = screen(
    """
    <subviews>
      <stackView id="s" opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="9" \
    translatesAutoresizingMaskIntoConstraints="NO">
        <subviews>
          <view id="empty" contentMode="scaleToFill"/>
          <stackView id="row" distribution="fillEqually" spacing="5" baselineRelativeArrangement="YES">
            <subviews>\(label("x", "First"))\(label("y", "The second one"))</subviews>
          </stackView>
          <imageView id="image" image="star" catalog="system"/>
          \(label("z", "Hidden", "hidden=\"YES\""))
        </subviews>
      </stackView>
    </subviews>
    \(safeArea)
    """
      + constraints("s.leading == safe.leading + 16\ns.trailing == safe.trailing - 16\ns.top == safe.top"))
}
