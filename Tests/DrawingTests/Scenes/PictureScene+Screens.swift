extension PictureScene {
  static let screens: [PictureScene] = [
    navigation("navigation-controller", largeTitles: false), navigation("navigation-large-titles", largeTitles: true),
    barViews, tabs, tableScreen, splitScreen, form, form.dark,
  ]

  private static func screen(_ id: String, _ content: String, _ more: String = "") -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" \
    width="393" height="852"/><subviews>\(content)</subviews><viewLayoutGuide key="safeArea" id="\(id)-safe"/><color \
    key="backgroundColor" systemColor="systemBackgroundColor"/></view>\(more)</viewController>
    """
  }

  private static func label(_ text: String, _ id: String, y: Int) -> String {
    "<label text=\"\(text)\" fixedFrame=\"YES\" id=\"\(id)\"><rect key=\"frame\" x=\"20\" y=\"\(y)\" width=\"353\" height=\"21\"/></label>"
  }

  private static func navigation(_ name: String, largeTitles: Bool) -> PictureScene {
    PictureScene(
      name, initial: "bars",
      scenes: screen(
        "first", label("Content", "text", y: 220),
        """
        <navigationItem key="navigationItem" title="Inbox" id="item"><barButtonItem key="rightBarButtonItem" \
        systemItem="compose" id="write"/></navigationItem>
        """),
      """
      <navigationController id="bars" sceneMemberID="viewController"><navigationBar key="navigationBar" \
      largeTitles="\(largeTitles ? "YES" : "NO")" id="bar"><rect key="frame" x="0" y="59" width="393" height="44"/>\
      </navigationBar><connections><segue destination="first" kind="relationship" relationship="rootViewController" \
      id="root"/></connections></navigationController>
      """)
  }

  private static let barViews = PictureScene(
    "navigation-bar-views", initial: "bars",
    scenes: screen(
      "first", label("Content", "text", y: 220),
      """
      <navigationItem key="navigationItem" id="item"><segmentedControl key="titleView" selectedSegmentIndex="0" id="kind"><rect \
      key="frame" x="120" y="6" width="150" height="32"/><segments><segment title="List"/><segment title="Map"/></segments>\
      </segmentedControl><barButtonItem key="rightBarButtonItem" id="write"><button key="customView" buttonType="system" id="sign"><rect key="frame" \
      x="316" y="6" width="61" height="32"/><state key="normal" title="Sign In"/></button></barButtonItem></navigationItem>
      """),
    """
    <navigationController id="bars" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"><rect \
    key="frame" x="0" y="59" width="393" height="44"/></navigationBar><connections><segue destination="first" \
    kind="relationship" relationship="rootViewController" id="root"/></connections></navigationController>
    """)

  private static let tabs = PictureScene(
    "tab-bar-controller", initial: "tabs",
    scenes: screen(
      "first", label("First tab", "text", y: 120),
      "<tabBarItem key=\"tabBarItem\" title=\"Home\" image=\"house\" catalog=\"system\" id=\"item\"/>"),
    """
    <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="769" \
    width="393" height="83"/></tabBar><connections><segue destination="first" kind="relationship" \
    relationship="viewControllers" id="root"/></connections></tabBarController>
    """)

  private static let tableScreen = PictureScene(
    "table-view-controller", initial: "list",
    scenes:
      """
      <tableViewController id="list" sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" \
      style="insetGrouped" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>\
      <tableViewCell reuseIdentifier="a" textLabel="title" style="IBUITableViewCellStyleDefault" \
      accessoryType="disclosureIndicator" id="cell"><rect key="frame" x="20" y="55" width="353" height="44"/>\
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="325" height="44"/>\
      <subviews><label text="Account" id="title"><rect key="frame" x="16" y="12" width="290" height="20"/></label></subviews>\
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """)

  private static let splitScreen = PictureScene(
    "split-view-controller", initial: "split",
    scenes:
      """
      <splitViewController id="split" sceneMemberID="viewController"><connections><segue destination="first" \
      kind="relationship" relationship="masterViewController" id="a"/><segue destination="second" kind="relationship" \
      relationship="detailViewController" id="b"/></connections></splitViewController>
      """,
    screen("first", label("Primary", "text", y: 120)), screen("second", label("Secondary", "other", y: 120)))

  private static let form = PictureScene(
    "sign-in", initial: "form",
    scenes: screen(
      "form",
      """
      <stackView axis="vertical" spacing="16" fixedFrame="YES" id="stack"><rect key="frame" \
      x="24" y="180" width="345" height="220"/><subviews><imageView image="lock.circle" catalog="system" \
      contentMode="scaleAspectFit" id="logo"><rect key="frame" x="0" y="0" width="345" height="60"/></imageView><textField \
      borderStyle="roundedRect" placeholder="Name" id="name"><rect key="frame" x="0" y="76" width="345" height="34"/>\
      </textField><textField borderStyle="roundedRect" placeholder="Password" id="word"><rect key="frame" x="0" y="126" \
      width="345" height="34"/></textField><button buttonType="system" id="go"><rect key="frame" x="0" y="176" width="345" \
      height="44"/><state key="normal" title="Sign In"/><buttonConfiguration key="configuration" style="filled" \
      title="Sign In"/></button></subviews></stackView>
      """))
}
