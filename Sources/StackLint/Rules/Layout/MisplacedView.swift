extension Rule {
  static let misplacedView = Rule(
    .misplacedView, .layout,
    summary: "The stored frame is not the one that the constraints give",
    rationale: """
      Interface Builder's "Frame will be different at run time". The app looks as the constraints say, the canvas and every
      diff as the stored frame does. `ibstack update-frames` writes the frames that the constraints give. Told is what breaks a
      required constraint whose numbers are known exactly: never what text, symbols or controls would explain that measure
      a little more, nor bars, margins and heights of cells that only the canvas knows and no other view confirms.
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
