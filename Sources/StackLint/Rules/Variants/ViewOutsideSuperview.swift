import LayoutAnalysis
import StackModel

extension Rule {
  static let viewOutsideSuperview = Rule(
    .viewOutsideSuperview, .variants,
    summary: "A view extends beyond its superview, or text or a control beyond the safe area",
    rationale: """
      It does not on Interface Builder's canvas, so it is not intended. The part outside of the superview receives no
      touches, and is cut off if the superview clips. Constrain the far edge too, or put the content in a scroll view.
      """,
    examples: [
      .bad(
        """
        <view>
          ⟦<view id="panel" width="380" height="44"/>⟧
          <constraint firstItem="panel" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="panel" firstAttribute="top" secondAttribute="top" constant="100"/>
        </view>
        """, on: LayoutVariants(devices: [.named("retina4_0")])),
      .good(
        """
        <view>
          <view id="panel" height="44"/>
          <constraint firstItem="panel" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="panel" firstAttribute="trailing" secondAttribute="trailing"/>
          <constraint firstItem="panel" firstAttribute="top" secondAttribute="top" constant="100"/>
        </view>
        """, on: LayoutVariants(devices: [.named("retina4_0")])),
    ])
}
