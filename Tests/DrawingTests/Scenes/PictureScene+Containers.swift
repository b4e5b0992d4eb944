extension PictureScene {
  static let containers: [PictureScene] = [stacks, scrolling, embedded]

  private static let stacks = PictureScene(
    "stacks",
    ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"].map { distribution in
      let labels = ["One", "Second", "The third"].map {
        "<label text=\"\($0)\" id=\"\(distribution)-\($0.prefix(3))\"><color key=\"backgroundColor\" systemColor=\"systemYellowColor\"/></label>"
      }
      return SceneElement(
        "<stackView distribution=\"\(distribution)\" spacing=\"8\"><subviews>\(labels.joined())</subviews></stackView>",
        343, 24)
    })

  private static let scrolling = PictureScene(
    "scroll-view",
    [
      SceneElement(
        """
        <scrollView clipsSubviews="YES"><subviews><view fixedFrame="YES" id="tall"><rect key="frame" x="0" y="0" width="160" \
        height="300"/><color key="backgroundColor" systemColor="systemMintColor"/></view></subviews></scrollView>
        """, 160, 120),
      SceneElement("<scrollView/>", 160, 120),
    ])

  private static let embedded = PictureScene(
    "container-view", initial: "host",
    scenes:
      """
      <viewController id="host" sceneMemberID="viewController"><view key="view" id="root"><rect key="frame" x="0" y="0" \
      width="393" height="852"/><subviews><containerView fixedFrame="YES" id="box"><rect key="frame" x="20" y="100" width="353" \
      height="300"/><connections><segue destination="child" kind="embed" id="embed"/></connections></containerView></subviews>\
      <viewLayoutGuide key="safeArea" id="safe"/><color key="backgroundColor" systemColor="systemGray6Color"/></view>\
      </viewController>
      """,
    """
    <viewController id="child" sceneMemberID="viewController"><view key="view" id="inside"><rect key="frame" x="0" y="0" \
    width="353" height="300"/><subviews><label text="Embedded" fixedFrame="YES" id="label"><rect key="frame" x="20" y="60" \
    width="200" height="21"/></label></subviews><viewLayoutGuide key="safeArea" id="guide"/><color key="backgroundColor" \
    systemColor="systemBackgroundColor"/></view></viewController>
    """)
}
