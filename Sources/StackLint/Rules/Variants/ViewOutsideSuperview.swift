import LayoutAnalysis
import StackModel

extension Rule {
  static let viewOutsideSuperview = Rule(
    .viewOutsideSuperview, .variants,
    summary: "A view sticks out of its superview, or text or a control out of the safe area",
    rationale: """
      On Interface Builder's canvas it does not, so it is not meant. What is outside of its superview gets no touches, and
      is cut off where the superview clips. Constrain the far edge too, or put the content into a scroll view.
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
