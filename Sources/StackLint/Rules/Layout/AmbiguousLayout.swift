extension Rule {
  static let ambiguousLayout = Rule(
    .ambiguousLayout, .layout, grouping: .scene,
    summary: "A position or size does not follow from the constraints",
    rationale: """
      At run time, such a view may be anywhere, and somewhere else on another device. The message names what is missing,
      in Interface Builder's words. Add a constraint for it, or put the view in a stack view. The rule does not report
      what Interface Builder does not check (`verifyAmbiguity`). If the sources are known, what code may complete is a
      notice: views that code constrains or fills through an outlet, views whose class decides their size, and views
      that depend on one of these.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view>
          ⟦<view width="20" height="20" id="badge">⟧
          </view>
          <constraint firstItem="badge" firstAttribute="top" secondAttribute="top" constant="8"/>
        </view>
        """),
      .bad(
        """
        <view customClass="Card" id="card">
          <subviews>⟦<view translatesAutoresizingMaskIntoConstraints="NO" id="badge"/>⟧</subviews>
          <connections><outlet property="badge" destination="badge" id="outlet"/></connections>
        </view>
        """, in: .xib,
        beside: [
          "Card.swift": """
          class Card: UIView {
            @IBOutlet var badge: UIView!
            func show() { badge.isHidden = false }
          }
          """
        ]),
      .bad(
        """
        <view customClass="Card" id="card">
          <subviews>⟦<view translatesAutoresizingMaskIntoConstraints="NO" id="badge"/>⟧</subviews>
          <connections><outlet property="badge" destination="badge" id="outlet"/></connections>
        </view>
        """, in: .xib,
        beside: [
          "Card.swift": """
          class Card: UIView {
            @IBOutlet var badge: UIView!
            override func awakeFromNib() { badge.pinEdges(to: self) }
          }
          """
        ]),
      .good(
        """
        <view>
          <view width="20" height="20" id="badge"/>
          <constraint firstItem="badge" firstAttribute="top" secondAttribute="top" constant="8"/>
          <constraint firstItem="badge" firstAttribute="leading" secondAttribute="leading" constant="8"/>
        </view>
        """),
    ])
}
