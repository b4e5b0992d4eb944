import NibDecoder
import StackModel

extension Rule {
  static let tapTargetUnder44Points = Rule(
    "tap-target-under-44-points", .accessibility, .notice,
    summary: "A button is too small to be hit surely",
    rationale: """
      Apple's Human Interface Guidelines ask for 44 by 44 points, WCAG 2.2 for 24 by 24 at least and 44 by 44 for its
      highest level. The frames that the layout gives count, on the document's own canvas. By default a button counts that
      is too small in both directions, as a bare icon is; with `both: false` one side is enough, as in a button that is no
      higher than its title. Make it larger and keep the image small, or give it content insets. Buttons in bars, hidden
      ones and those with a class of their own, which may take touches outside of their frame, are left alone.
      """,
    options: [
      RuleOption("minimum", .number(44), "the least width and height in points"),
      RuleOption("both", .flag(true), "whether a button has to be too small in both directions"),
    ],
    examples: [
      .bad(
        """
        <view width="320" height="200">
          ⟦<button id="close" width="24" height="24">⟧
            <state key="normal" image="close"/>
          </button>
        </view>
        """),
      .good(
        """
        <view width="320" height="200">
          <button id="close" width="44" height="44">
            <state key="normal" image="close"/>
          </button>
        </view>
        """),
    ]
  ) { document, options in
    let (minimum, both) = (options.number("minimum"), options.flag("both"))
    return document.views.compactMap { view in
      guard let button = view as? Button, let frame = document.touchFrame(of: button) else { return nil }
      let (isNarrow, isLow) = (frame.width < minimum, frame.height < minimum)
      guard both ? isNarrow && isLow : isNarrow || isLow else { return nil }
      return Finding(
        "\(button.name) is \(frame.width.tenths) by \(frame.height.tenths) points; expected at least \(minimum.short) by "
          + "\(minimum.short)", at: button.range)
    }
  }
}

extension LintedDocument {
  /// The frame of a button that people tap; nil for one that cannot be tapped, or is not as large as it looks.
  fileprivate func touchFrame(of button: Button) -> Rect? {
    guard !button.isHidden, button.isInstalled, button.customClass == nil, !button.isInBar,
      element(of: button)?["userInteractionEnabled"] != "NO", let frame = frames[ObjectIdentifier(button)],
      frame.width > 0, frame.height > 0
    else { return nil }
    return frame
  }
}

extension View {
  /// Whether a bar holds the view.
  fileprivate var isInBar: Bool {
    sequence(first: self as View) { $0.superview }.contains { view in
      view is Bar || view.key == "customView" || view.key == "titleView"
    }
  }
}
