import FontMetrics

/// Whether texts fit their frames.
struct TextFitting {
  let settings: DocumentSettings

  /// What a view's text lacks in a frame of a size; nil where it fits, or there is none.
  func shortfall(of view: View, in size: Size) -> TextShortfall? {
    switch view {
    case let label as Label: shortfall(of: label, in: size)
    case let button as Button: shortfall(of: button, in: size)
    case let field as TextField: shortfall(of: field, in: size)
    case let text as TextView: shortfall(of: text, in: size)
    case let control as SegmentedControl: width(control.leastWidth(in: settings), in: size)
    default: nil
    }
  }

  private func shortfall(of label: Label, in size: Size) -> TextShortfall? {
    guard !label.text.isEmpty else { return nil }
    return label.isMultiline ? multiline(label, in: size) : oneLine(label, in: size)
  }

  private func oneLine(_ label: Label, in size: Size) -> TextShortfall? {
    let block = TextBlock(label.styledText, in: settings.text, limit: nil, maximumLines: 1)
    let scale = label.fontShrinking.scale(of: label.font.pointSize(in: settings.text))
    return width(block.width * scale, in: size) ?? height(block.height * scale, line: block.height * scale, in: size)
  }

  /// The smallest font counts; lines beyond the last that is allowed are not shown.
  private func multiline(_ label: Label, in size: Size) -> TextShortfall? {
    var settings = settings
    settings.text.fontScale *= label.fontShrinking.scale(of: label.font.pointSize(in: settings.text))
    let block = TextBlock(label.styledText, in: settings.text, limit: size.width)
    if label.numberOfLines > 0, block.lineCount > label.numberOfLines {
      return TextShortfall(kind: .lines, needed: Double(block.lineCount), given: Double(label.numberOfLines))
    }
    return height(block.height, line: block.height / Double(max(block.lineCount, 1)), in: size)
  }

  private func shortfall(of button: Button, in size: Size) -> TextShortfall? {
    guard let needed = button.titledWidth(in: settings) else { return nil }
    let line = button.titleLineHeight(in: settings)
    guard let lack = width(needed, in: size) else { return height(line, line: line, in: size) }
    let lines = (needed / max(size.width, 1)).rounded(.up)
    return button.breaksTitle && lines * line <= size.height ? nil : lack
  }

  /// A text that is longer than its field scrolls; the frame must have room for a line.
  private func shortfall(of field: TextField, in size: Size) -> TextShortfall? {
    guard !field.shownText.isEmpty else { return nil }
    let metrics = TextMetrics(field.font, settings.text)
    let scale = field.fontShrinking.scale(of: metrics.pointSize)
    let text = metrics.width(of: field.shownText) * scale + 2 * field.sidePadding
    return width(text, in: size) ?? height(metrics.lineHeight * scale, line: metrics.lineHeight * scale, in: size)
  }

  private func shortfall(of text: TextView, in size: Size) -> TextShortfall? {
    guard !text.isScrollEnabled, let font = text.styledText.runs.first?.font, !text.text.isEmpty,
      let needed = text.intrinsicContentSize(in: settings, width: size.width).height
    else { return nil }
    return height(needed, line: TextMetrics(font, settings.text).lineHeight, in: size)
  }

  /// Less than a pixel is no shortfall, nor is what the estimate of a width may be wrong by.
  private func width(_ needed: Double, in size: Size) -> TextShortfall? {
    let isShort = needed > size.width + max(1 / settings.scale, needed * 0.02)
    return isShort ? TextShortfall(kind: .width, needed: needed, given: size.width) : nil
  }

  /// A fifth of a line is the room between lines, which may go without a letter losing anything.
  private func height(_ needed: Double, line: Double, in size: Size) -> TextShortfall? {
    let isShort = needed > size.height + max(1 / settings.scale, line * 0.2)
    return isShort ? TextShortfall(kind: .height, needed: needed, given: size.height) : nil
  }
}
