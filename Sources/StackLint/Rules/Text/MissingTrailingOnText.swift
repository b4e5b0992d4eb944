import NibDecoder
import StackModel

extension Rule {
  static let missingTrailingOnText = Rule(
    "missing-trailing-on-text", .text, .notice, grouping: .scene,
    summary: "Nothing limits the trailing edge of a label",
    rationale: """
      A label with only a leading edge is as wide as its text. A longer text, a translation or a larger text size
      extends over its neighbors and off the screen instead of wrapping or ending in an ellipsis. Add a trailing
      constraint, `greaterThanOrEqual` to the margin or to the next view. The rule reports labels whose text is set by
      code, and labels whose longer text would leave the superview. It does not report signs and numbers. If no code
      sets the text, it reports the text or the translation that does not fit.
      """,
    options: [RuleOption("growth", .number(2), "the factor by which a text may grow")],
    needs: [.sources, .translations],
    examples: [
      .bad(
        """
        <view id="root">
          ⟦<label text="Recently played, and not by you alone" id="title"/>⟧
          <constraint firstItem="title" firstAttribute="leading" secondAttribute="leading" constant="16"/>
          <constraint firstItem="title" firstAttribute="top" secondAttribute="top" constant="16"/>
        </view>
        """),
      .good(
        """
        <view id="root">
          <label text="Recently played, and not by you alone" id="title"/>
          <constraint firstItem="title" firstAttribute="leading" secondAttribute="leading" constant="16"/>
          <constraint firstItem="title" firstAttribute="top" secondAttribute="top" constant="16"/>
          <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="title" \
        secondAttribute="trailing" constant="16"/>
        </view>
        """),
      .good(
        """
        <view customClass="Card" id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
          <subviews>
            <label text="Queue" translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <rect key="frame" x="16" y="16" width="50" height="21"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16"/>
          </constraints>
          <connections><outlet property="title" destination="title" id="outlet"/></connections>
        </view>
        """, in: .xib,
        beside: [
          "Card.swift": """
          class Card: UIView {
            @IBOutlet var title: UILabel!
            override func awakeFromNib() { title.textColor = .red }
          }
          """
        ]),
    ]
  ) { document, options in
    if document.isLaunchScreen { return [] }
    return document.views.compactMap { view in
      guard let label = view as? Label, document.runsOn(label),
        document.mayReplaceText(of: label) || document.outgrowsSuperview(label, by: options.number("growth"))
      else { return nil }
      guard let texts = ShownTexts(label, document), let room = document.room(for: label) else {
        return Finding("\(label.name) has no trailing constraint, so long text is cut off; add one", at: label.range)
      }
      return texts.firstWider(than: room).map {
        Finding("\($0.words) leaves the screen: \(label.name) has no limit at its end; constrain it", at: label.range)
      }
    }
  }
}

extension LintedDocument {
  /// Whether only the leading edge of a label is held.
  fileprivate func runsOn(_ label: Label) -> Bool {
    guard !label.isHidden, !(label.superview is StackView), label.superview != nil,
      !label.translatesAutoresizingMaskIntoConstraints, !isMasked(label)
    else { return false }
    let attributes = constraints.byItem[label].flatMap { $0.attributes(of: label) }
    let horizontal = attributes.filter { $0.axis == .horizontal }
    // The text comes last: to look through its characters takes longer than all the rest.
    return !horizontal.isEmpty && horizontal.allSatisfy { $0 == .leading || $0 == .left } && label.text.hasWords
  }

  /// Whether code may show another text.
  fileprivate func mayReplaceText(of label: Label) -> Bool {
    code?.uses(.content, of: label) ?? isNamedByOutlet(label)
  }

  /// Whether a longer text would run out of the superview on the canvas.
  fileprivate func outgrowsSuperview(_ label: Label, by growth: Double) -> Bool {
    guard let frame = laidOut.frames[ObjectIdentifier(label)], let superview = label.superview,
      let room = laidOut.frames[ObjectIdentifier(superview)]
    else { return false }
    return frame.x + growth * frame.width > room.width
  }

  /// How long the text may be in its superview on the narrowest screen.
  fileprivate func room(for label: Label) -> Double? {
    guard let frame = laidOut.frames[ObjectIdentifier(label)], let superview = label.superview,
      let width = laidOut.frames[ObjectIdentifier(superview)]?.width
    else { return nil }
    let phones = 320.0...440
    return (phones.contains(width) ? phones.lowerBound : width) - frame.x
  }
}
