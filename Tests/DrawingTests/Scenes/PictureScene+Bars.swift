extension PictureScene {
  static let bars: [PictureScene] = [navigationBars, tabBars, toolbars, toolbars.dark]

  private static func navigationBar(_ attributes: String, _ item: String) -> SceneElement {
    SceneElement("<navigationBar \(attributes)><items>\(item)</items></navigationBar>", 343, 44)
  }

  private static let navigationBars = PictureScene(
    "navigation-bar",
    [
      navigationBar("", "<navigationItem title=\"Title\" id=\"n1\"/>"),
      navigationBar(
        "",
        """
        <navigationItem title="Items" id="n2"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b1"/>\
        <barButtonItem key="rightBarButtonItem" systemItem="done" id="b2"/></navigationItem>
        """),
      navigationBar(
        "",
        """
        <navigationItem title="Images" id="n3"><barButtonItem key="leftBarButtonItem" title="Edit" id="b3"/>\
        <rightBarButtonItems><barButtonItem systemItem="add" id="b4"/><barButtonItem image="bell" catalog="system" id="b5"/>\
        </rightBarButtonItems></navigationItem>
        """),
      navigationBar("barStyle=\"black\"", "<navigationItem title=\"Black\" id=\"n4\"/>"),
      navigationBar(
        "translucent=\"NO\"", "<navigationItem title=\"A title that is too long for its bar to show\" id=\"n5\"/>"),
    ])

  private static let tabBars = PictureScene(
    "tab-bar",
    [
      SceneElement(
        """
        <tabBar selectedItem="t1"><items><tabBarItem systemItem="favorites" id="t1"/><tabBarItem systemItem="search" id="t2"/>\
        <tabBarItem title="Inbox" image="tray" catalog="system" badgeValue="3" id="t3"/></items></tabBar>
        """, 343, 49),
      SceneElement(
        """
        <tabBar><items><tabBarItem title="One" id="u1"/><tabBarItem title="Two" image="missing" id="u2"/><tabBarItem \
        title="Three" image="gear" catalog="system" enabled="NO" id="u3"/></items></tabBar>
        """, 343, 49),
    ])

  private static let toolbars = PictureScene(
    "toolbar",
    [
      SceneElement(
        """
        <toolbar><items><barButtonItem systemItem="action" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/>\
        <barButtonItem title="Text" id="i3"/><barButtonItem systemItem="flexibleSpace" id="i4"/><barButtonItem \
        systemItem="trash" id="i5"/></items></toolbar>
        """, 343, 44),
      SceneElement(
        """
        <toolbar><items><barButtonItem title="Done" style="done" id="j1"/><barButtonItem width="42" \
        systemItem="fixedSpace" id="j2"/><barButtonItem title="Off" enabled="NO" id="j3"/></items></toolbar>
        """, 343, 44),
    ])
}
