import NibDecoder
import StackModel

extension Rule {
  static let multilineLabelWithFixedHeight = Rule(
    "multiline-label-with-fixed-height", .text, .warning,
    summary: "A label may take several lines, and its height leaves no room for them",
    rationale: """
      A label with `numberOfLines="0"` grows with its text, unless a required constant says how high it is: then what does
      not fit is cut off, for the first user with another language or text size. Use `greaterThanOrEqual`, or remove the
      height; where only so many lines are meant, say so in the number of lines.
      """,
    examples: [
      .bad(
        """
        <view>
          <label text="Ada Lovelace" numberOfLines="0" id="name"/>
          <constraint firstItem="name" firstAttribute="height" constant="⟦42⟧"/>
        </view>
        """),
      .good(
        """
        <view>
          <label text="Ada Lovelace" numberOfLines="0" id="name"/>
          <label text="Countess" numberOfLines="2" id="title"/>
          <constraint firstItem="name" firstAttribute="height" relation="greaterThanOrEqual" constant="42"/>
          <constraint firstItem="title" firstAttribute="height" constant="42"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.steadyConstraints.compactMap { constraint in
      guard constraint.firstAttribute == .height, let height = constraint.fixedLength,
        let label = constraint.firstItem as? Label, label.isMultiline, !label.shrinksToFit, !label.isHidden,
        let message = label.shortage(in: height, document.document.settings)
      else { return nil }
      return Finding(message, at: document.valueRange(of: "constant", in: constraint) ?? constraint.range)
    }
  }
}

extension Label {
  /// What a height leaves out of the lines that the label may take; nil where it holds them.
  fileprivate func shortage(in height: Double, _ settings: DocumentSettings) -> String? {
    guard height > 0, let offsets = baselineOffsets(in: settings) else { return nil }
    let line = offsets.first + offsets.last
    let lines = max(1, Int((height / line + 0.2).rounded(.down)))
    guard numberOfLines == 0 || lines < numberOfLines else { return nil }
    let wanted = numberOfLines == 0 ? "as many lines as its text needs" : "\(numberOfLines) lines"
    return "\(name) may take \(wanted), but is \(height.short) high, room for \(lines); make it at least so high, "
      + "or let the text decide"
  }
}
