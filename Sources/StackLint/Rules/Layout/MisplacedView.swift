extension Rule {
  static let misplacedView = Rule(
    .misplacedView, .layout, grouping: .scene,
    summary: "The stored frame differs from the frame that the constraints give",
    rationale: """
      Interface Builder's "Frame will be different at run time". The app shows the computed frame, the canvas and
      every diff show the stored one. `ibstack update-frames` writes the computed frames. The rule reports a view only
      if its stored frame breaks a required constraint whose numbers are known exactly.
      """,
    examples: [
      .bad(
        """
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            ⟦<view translatesAutoresizingMaskIntoConstraints="NO" id="a">⟧
              <rect key="frame" x="20" y="40" width="280" height="50"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20"/>
            <constraint firstItem="a" firstAttribute="height" constant="50"/>
          </constraints>
        </view>
        """, in: .xib),
      .good(
        """
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="20" y="20" width="280" height="50"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20"/>
            <constraint firstItem="a" firstAttribute="height" constant="50"/>
          </constraints>
        </view>
        """, in: .xib),
    ])
}
