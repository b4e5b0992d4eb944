extension View {
  /// The sides on which a frame leaves room beside its text, for a view that shows nothing but the text; nil for others.
  package func sidesWithoutText(in settings: DocumentSettings) -> (left: Bool, right: Bool)? {
    bareTextAlignment?.emptySides(isRightToLeft: isRightToLeft(in: settings))
  }

  private var bareTextAlignment: TextAlignment? {
    switch self {
    case let label as Label where !appearance.hasBackground: label.textAlignment
    case let button as Button where button.showsTitleOnly: button.contentHorizontalAlignment
    default: nil
    }
  }
}

extension Label {
  /// Whether the text is centered.
  package var isTextCentered: Bool { textAlignment == .center }

  /// What determines the widths of the letters, in words: a family, a text style or the weight of the system font.
  package var fontKind: String {
    if let family = font.family { return family }
    if font.style != nil { return "text style" }
    return font.weight == "regular" ? "system font" : "\(font.weight) system font"
  }
}
