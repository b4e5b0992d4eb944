import LayoutAnalysis
import StackModel

extension Rule {
  static let overlappingViews = Rule(
    .overlappingViews, .variants,
    summary: "Two siblings overlap, and their contents collide",
    rationale: """
      They do not overlap on Interface Builder's canvas. Each is attached to an edge of its own, and nothing keeps them
      apart if the room between the edges is short. Add a distance between the two (`>=`), or put them in a stack view.
      """,
    examples: [
      .bad(
        """
        <view>
          <label id="name" text="Name"/>
          ⟦<label id="price" text="Price"/>⟧
          <constraint firstItem="name" firstAttribute="top" secondAttribute="top" constant="200"/>
          <constraint firstItem="name" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="name" firstAttribute="width" constant="180"/>
          <constraint firstItem="price" firstAttribute="top" secondAttribute="top" constant="200"/>
          <constraint firstItem="price" firstAttribute="trailing" secondAttribute="trailing"/>
          <constraint firstItem="price" firstAttribute="width" constant="180"/>
        </view>
        """, on: LayoutVariants(devices: [.named("retina4_0")])),
      .good(
        """
        <view>
          <label id="name" text="Name"/>
          <label id="price" text="Price"/>
          <constraint firstItem="name" firstAttribute="top" secondAttribute="top" constant="200"/>
          <constraint firstItem="name" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="price" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="8"/>
          <constraint firstItem="price" firstAttribute="top" secondAttribute="top" constant="200"/>
          <constraint firstItem="price" firstAttribute="trailing" secondAttribute="trailing"/>
          <constraint firstItem="price" firstAttribute="width" secondItem="name" secondAttribute="width"/>
        </view>
        """, on: LayoutVariants(devices: [.named("retina4_0")])),
    ])
}
