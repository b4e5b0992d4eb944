import LayoutAnalysis
import StackModel

extension Rule {
  static let zeroSizeView = Rule(
    .zeroSizeView, .variants,
    summary: "A view that shows something has no width or no height",
    rationale: """
      It has both on Interface Builder's canvas. The room between two other views was used up. Give the view a minimum
      length, let the others give way, or put the content in a scroll view.
      """,
    examples: [
      .bad(
        """
        <view>
          <view id="head" height="600"/>
          ⟦<label id="notes" text="Notes"/>⟧
          <constraint firstItem="head" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="head" firstAttribute="trailing" secondAttribute="trailing"/>
          <constraint firstItem="head" firstAttribute="top" secondAttribute="top"/>
          <constraint firstItem="notes" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="notes" firstAttribute="top" secondItem="head" secondAttribute="bottom"/>
          <constraint firstItem="notes" firstAttribute="bottom" secondAttribute="bottom" priority="760"/>
        </view>
        """, on: LayoutVariants(devices: [.named("retina4_0")])),
      .good(
        """
        <view>
          <view id="head" height="400"/>
          <label id="notes" text="Notes"/>
          <constraint firstItem="head" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="head" firstAttribute="trailing" secondAttribute="trailing"/>
          <constraint firstItem="head" firstAttribute="top" secondAttribute="top"/>
          <constraint firstItem="notes" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="notes" firstAttribute="top" secondItem="head" secondAttribute="bottom"/>
          <constraint firstItem="notes" firstAttribute="bottom" secondAttribute="bottom" priority="760"/>
        </view>
        """, on: LayoutVariants(devices: [.named("retina4_0")])),
    ])
}
