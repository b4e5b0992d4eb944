extension Rule {
  static let unknownValue = Rule(
    .unknownValue, .document,
    summary: "An attribute has a value that is not one of its allowed names",
    rationale: """
      The attribute counts as missing, and layout uses the default. The message suggests the nearest name. In a document of
      a newer Xcode than ibstack knows, values that have no part in layout are reported only if they are nearly one of the
      names. A relationship has to be one of the controller's: a tab bar controller with a `rootViewController` shows no
      tabs.
      """,
    examples: [
      .bad("<stackView alignment=\"⟦centre⟧\"/>"),
      .bad(
        """
        <view id="a">
          <constraint firstAttribute="⟦heigth⟧" constant="20"/>
        </view>
        """),
      .bad(
        """
        <scene sceneID="s"><objects>
          <tabBarController id="tabs" sceneMemberID="viewController">
            <connections>
              <segue destination="home" kind="relationship" relationship="⟦rootViewController⟧" id="r"/>
            </connections>
          </tabBarController>
          <viewController id="home"/>
        </objects></scene>
        """, in: .storyboard),
      .good("<stackView alignment=\"center\"/>"),
    ])
}
