import NibDecoder
import StackModel

extension Rule {
  static let multilineLabelWithFixedHeight = Rule(
    "multiline-label-with-fixed-height", .text, .notice,
    summary: "A label may have several lines, but its height leaves no room for them",
    rationale: """
      A label with `numberOfLines="0"` grows with its text, unless a required constant fixes its height. Then text that
      does not fit is cut off, for the first user with another language or text size. Use `greaterThanOrEqual`, or
      remove the height. If a fixed number of lines is intended, set the number of lines. The rule does not report a
      label if no code sets its text, and the text and its translations fit.
      """,
    needs: [.sources, .translations],
    examples: [
      .bad(
        """
        <view>
          <label text="Ada Lovelace" numberOfLines="0" id="name"/>
          <constraint firstItem="name" firstAttribute="height" constant="⟦21⟧"/>
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
    if document.isLaunchScreen { return [] }
    return document.constraints.steady.compactMap { constraint in
      guard constraint.firstAttribute == .height, let height = constraint.fixedLength,
        let label = constraint.firstItem as? Label, label.isMultiline, !label.shrinksToFit, !label.isHidden,
        !document.fitsAllTexts(of: label, in: height), let message = document.shortage(of: label, in: height)
      else { return nil }
      return Finding(message, at: document.constraints.valueRange(of: "constant", in: constraint) ?? constraint.range)
    }
  }
}

extension LintedDocument {
  /// What a height leaves out of the lines that a label may take; nil where it holds them, and where a text that may take
  /// any number has room for another third.
  fileprivate func shortage(of label: Label, in height: Double) -> String? {
    guard height > 0, let offsets = label.baselineOffsets(in: document.settings) else { return nil }
    let lines = Int(clamping: height / (offsets.first + offsets.last) + 0.2, to: 1...Int.max)
    if label.numberOfLines == 0 {
      guard lines == 1 || grownHeight(of: label) > height + 1 else { return nil }
    } else if lines >= label.numberOfLines {
      return nil
    }
    let wanted = label.numberOfLines == 0 ? "any number of lines" : "\(label.numberOfLines) lines"
    return "\(label.name) is \(height.short) high, room for \(lines) of \(wanted); let the text decide"
  }

  /// Whether each text that people see is known and has room.
  fileprivate func fitsAllTexts(of label: Label, in height: Double) -> Bool {
    guard let width = laidOut.frames[ObjectIdentifier(label)]?.width, let texts = ShownTexts(label, self) else {
      return false
    }
    return texts.firstHigher(than: height, width: width, lines: label.numberOfLines) == nil
  }

  /// How high a text is that is a third longer, in the label's width.
  private func grownHeight(of label: Label) -> Double {
    let width = laidOut.frames[ObjectIdentifier(label)].map { $0.width / 1.3 }
    return label.intrinsicContentSize(in: document.settings, width: width).height ?? 0
  }
}
