import NibDecoder
import StackModel

extension Rule {
  static let missingTrailingOnText = Rule(
    "missing-trailing-on-text", .text, .warning,
    summary: "A label starts somewhere, and nothing says where it has to end",
    rationale: """
      With a leading edge alone a label is as wide as its text. It fits the screen that it was drawn on; a longer text, a
      translation or a larger text size runs over its neighbours and off the screen instead of breaking or ending in an
      ellipsis. Add a trailing constraint, `greaterThanOrEqual` to the margin or to the next view. Found are labels whose
      text code sets by an outlet, and those whose text runs out of the superview once it has grown; signs and numbers are
      left alone.
      """,
    options: [RuleOption("growth", .number(2), "how many times as long as it is a text may become")],
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
    ]
  ) { document, options in
    if document.isLaunchScreen { return [] }
    return document.views.compactMap { view in
      guard let label = view as? Label, document.runsOn(label),
        document.isNamedByOutlet(label) || document.outgrowsSuperview(label, by: options.number("growth"))
      else { return nil }
      return Finding(
        "nothing says where \(label.name) has to end: a longer text runs off the screen; limit its trailing edge",
        at: label.range)
    }
  }
}

extension LintedDocument {
  /// Whether only the leading edge of a label is held.
  fileprivate func runsOn(_ label: Label) -> Bool {
    guard !label.isHidden, !(label.superview is StackView), label.superview != nil,
      !label.translatesAutoresizingMaskIntoConstraints, !isMasked(label)
    else { return false }
    let attributes = constraintsByItem[label].flatMap { $0.attributes(of: label) }
    let horizontal = attributes.filter { $0.axis == .horizontal }
    // The text comes last: to look through its characters takes longer than all the rest.
    return !horizontal.isEmpty && horizontal.allSatisfy { $0 == .leading || $0 == .left } && label.text.hasWords
  }

  /// Whether a longer text would run out of the superview on the canvas.
  fileprivate func outgrowsSuperview(_ label: Label, by growth: Double) -> Bool {
    guard let frame = frames[ObjectIdentifier(label)], let superview = label.superview,
      let room = frames[ObjectIdentifier(superview)]
    else { return false }
    return frame.x + growth * frame.width > room.width
  }
}
