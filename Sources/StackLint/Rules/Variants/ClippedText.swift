import LayoutAnalysis
import StackModel

extension Rule {
  static let clippedText = Rule(
    .clippedText, .variants,
    summary: "A text has less room than it needs",
    rationale: """
      The text fits on Interface Builder's canvas and is cut off on another device, at another text size or in another
      language. Allow more lines, let the view grow, or let the font shrink. [Devices, text sizes and
      languages](Variants.md#rules) describes what is measured.
      """,
    examples: [
      .bad(
        """
        <view width="320" height="480">
          ⟦<label id="title" text="Departures and arrivals">⟧
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          <constraint firstItem="title" firstAttribute="leading" secondAttribute="leading" constant="16"/>
          <constraint firstItem="title" firstAttribute="width" constant="200"/>
          <constraint firstItem="title" firstAttribute="top" secondAttribute="top" constant="16"/>
        </view>
        """, on: LayoutVariants(contentSizeCategories: [.accessibilityLarge])),
      .good(
        """
        <view width="320" height="480">
          <label id="title" text="Departures and arrivals" numberOfLines="0">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          <constraint firstItem="title" firstAttribute="leading" secondAttribute="leading" constant="16"/>
          <constraint firstItem="title" firstAttribute="width" constant="200"/>
          <constraint firstItem="title" firstAttribute="top" secondAttribute="top" constant="16"/>
        </view>
        """, on: LayoutVariants(contentSizeCategories: [.accessibilityLarge])),
    ])
}
