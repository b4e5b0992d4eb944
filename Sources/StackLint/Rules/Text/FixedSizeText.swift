import NibDecoder
import StackModel

extension Rule {
  static let fixedSizeText = Rule(
    "fixed-size-text", .text, .notice,
    summary: "A required constant leaves a text no room to grow",
    rationale: """
      In most languages, text is about a third longer than in English, and short text twice as long. With Dynamic
      Type, a line becomes up to three times as high. One-line text is then cut off. Let its content determine the
      size, with an upper limit (`lessThanOrEqual`) if necessary. The rule reports a width that the longer text does
      not fit, and a height if the font follows the text size. It does not report labels whose font shrinks, numbers
      and signs. Where no code sets the text of a label, it reports a width only if the text or a translation does not
      fit.
      """,
    options: [
      RuleOption("growth", .number(1.3), "the factor by which a text may grow without being cut off")
    ],
    needs: [.sources, .translations],
    examples: [
      .bad(
        """
        <view>
          <label text="Recently played" id="title"/>
          <constraint firstItem="title" firstAttribute="width" constant="⟦130⟧"/>
        </view>
        """),
      .bad(
        """
        <view id="root">
          <subviews>
            <label text="Name" adjustsFontForContentSizeCategory="YES" id="name">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <constraints>
                <constraint firstAttribute="height" constant="⟦21⟧" id="height"/>
              </constraints>
            </label>
          </subviews>
        </view>
        """, in: .xib),
      .good(
        """
        <view>
          <label text="Recently played" id="title"/>
          <label text="1:30" id="time"/>
          <constraint firstItem="title" firstAttribute="width" relation="lessThanOrEqual" constant="130"/>
          <constraint firstItem="time" firstAttribute="width" constant="40"/>
        </view>
        """),
    ]
  ) { document, options in
    if document.isLaunchScreen { return [] }
    let fitting = GrowingText(document: document, growth: options.number("growth"))
    return document.constraints.steady.compactMap(fitting.finding)
  }
}

/// The room that constants leave for texts that grow.
private struct GrowingText {
  let document: LintedDocument
  let growth: Double

  func finding(_ constraint: LayoutConstraint) -> Finding? {
    guard let length = constraint.fixedLength, let view = constraint.firstItem as? View, view.showsOneLine,
      let text = view.caption, text.hasWords, text != "Label", text != "Button", !view.isHidden
    else { return nil }
    let size = view.intrinsicContentSize(in: document.document.settings, width: nil)
    let message =
      constraint.firstAttribute == .width
      ? size.width.flatMap { width(view, length, $0) } : size.height.flatMap { height(view, length, $0) }
    return message.map {
      Finding($0, at: document.constraints.valueRange(of: "constant", in: constraint) ?? constraint.range)
    }
  }

  /// A text that code may replace through an outlet is reported only if it is cut off as it is: it says nothing about longer
  /// ones. The width of a background image says nothing about the text.
  private func width(_ view: View, _ length: Double, _ needed: Double) -> String? {
    guard !hasBackgroundImage(view) else { return nil }
    let fact = "\(view.name) is always \(length.short) wide"
    if let label = view as? Label, let texts = ShownTexts(label, document) {
      return texts.firstWider(than: length).map { "\(fact), which \($0.words) does not fit; let the text decide" }
    }
    if document.isNamedByOutlet(view) {
      guard needed > length + ShownTexts.tolerance else { return nil }
      return "\(fact); its text needs about \(needed.tenths)"
    }
    guard needed * growth > length else { return nil }
    let longer = "\((needed * growth).tenths) if \(growth.short) times as long"
    return "\(fact); its text needs about \(needed.tenths), or \(longer)"
  }

  private func hasBackgroundImage(_ view: View) -> Bool {
    document.element(of: view)?.children.contains { $0["backgroundImage"] != nil } ?? false
  }

  private func height(_ view: View, _ length: Double, _ needed: Double) -> String? {
    guard let element = document.element(of: view), element["adjustsFontForContentSizeCategory"] == "YES",
      element.child(forKey: "fontDescription")?["style"] != nil, length < 2 * needed
    else { return nil }
    return "\(view.name) is always \(length.short) high; its line is \(needed.tenths) high and grows with Dynamic Type"
  }
}

extension View {
  /// Whether it shows text in a single line that does not shrink.
  fileprivate var showsOneLine: Bool {
    if let label = self as? Label { return !label.isMultiline && !label.shrinksToFit }
    return self is Button
  }
}
