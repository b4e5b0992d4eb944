import NibDecoder
import StackModel

extension Rule {
  static let tapTargetUnder44Points = Rule(
    "tap-target-under-44-points", .accessibility, .notice, grouping: .scene,
    summary: "A button is too small to tap reliably",
    rationale: """
      Apple's Human Interface Guidelines ask for 44 by 44 points. By default, the rule reports buttons that are too
      small in both directions, such as a bare icon. With `both: false`, one side is enough. Make the button larger
      and keep the image small, or set content insets. The rule does not report buttons in bars, hidden buttons, and
      buttons with a custom class, which may accept touches outside of their frame. If the sources are known, nor does
      it report buttons that trigger nothing or whose content code sets.
      """,
    options: [
      RuleOption("minimum", .number(44), "the minimum width and height, in points"),
      RuleOption("both", .flag(true), "whether to report only buttons that are too small in both directions"),
    ],
    needs: .sources,
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
      .good(
        """
        <view customClass="Card" id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
          <subviews>
            <button fixedFrame="YES" id="more">
              <rect key="frame" x="16" y="16" width="24" height="24"/>
              <connections><action selector="showMore" destination="root" eventType="touchUpInside" id="action"/></connections>
            </button>
          </subviews>
          <connections><outlet property="more" destination="more" id="outlet"/></connections>
        </view>
        """, in: .xib,
        beside: [
          "Card.swift": """
          class Card: UIView {
            @IBOutlet var more: UIButton!
            @IBAction func showMore() { more.setTitle("Everything that was played", for: .normal) }
          }
          """
        ]),
    ]
  ) { document, options in
    let (minimum, both) = (options.number("minimum"), options.flag("both"))
    return document.views.compactMap { (view) -> Finding? in
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
      element(of: button)?["userInteractionEnabled"] != "NO"
    else { return nil }
    guard let frame = laidOut.frames[ObjectIdentifier(button)], frame.width > 0, frame.height > 0 else { return nil }
    return isShapedByCode(button) || !isTriggering(button) ? nil : frame
  }

  /// Whether code sets the frame, or the content that decides it.
  private func isShapedByCode(_ button: Button) -> Bool {
    guard let code else { return false }
    if code.uses(.frame, of: button) { return true }
    let fixed = constraints.byItem[button].filter { $0.firstItem === button && $0.fixedLength != nil }
    return Set(fixed.map(\.firstAttribute)).count < 2 && code.uses(.content, of: button)
  }

  /// Whether a tap does something, as far as the sources are known.
  private func isTriggering(_ button: Button) -> Bool {
    guard let code, let element = element(of: button) else { return true }
    return element.child(named: "connections") != nil || element.child(named: "menu") != nil
      || code.uses(.triggers, of: button)
  }
}

extension View {
  /// Whether a bar holds the view.
  fileprivate var isInBar: Bool {
    sequence(first: self) { $0.superview }.contains { (view: View) -> Bool in
      view is Bar || view.key == "customView" || view.key == "titleView"
    }
  }
}
