import StackModel

extension DrawingContext {
  /// The texts of a view in its bounds.
  func texts(of view: View, in size: Size) -> [PlacedText] {
    surroundings?.texts(of: view, in: size) ?? view.texts(in: size, settings: settings)
  }

  /// Draws a line of text that layout does not know of, in the vertical middle of a rectangle.
  ///
  /// - Parameter slack: How much wider a text may be that is not cut off.
  mutating func draw(
    _ text: String, font: Font, in rect: Rect, alignment: TextAlignment = .natural, color: Paint, slack: Double = 0
  ) {
    guard rect.width > 0, !text.isEmpty else { return }
    if slack > 0 {
      let missing = TextMetrics(font, settings.text).width(of: text) - rect.width
      if missing > 0, missing <= slack {
        let x = alignment == .center ? rect.x - missing / 2 : alignment == .right ? rect.x - missing : rect.x
        let wide = Rect(x: x, y: rect.y, width: rect.width + missing + 0.5, height: rect.height)
        return draw(text, font: font, in: wide, alignment: alignment, color: color)
      }
    }
    let layout = TextLayout(
      StyledText(text, font: font), in: settings.text, width: rect.width, maximumLines: 1, alignment: alignment)
    let placed = PlacedText(
      layout: layout, x: rect.x, y: rect.y + (rect.height - layout.height) / 2, color: nil)
    draw([placed], color: color)
  }

  /// Draws the texts of a control whose bezel is not in the middle of its frame.
  mutating func draw(_ texts: [PlacedText], inMiddleOf bezel: Rect, of size: Size, color: Paint) {
    let shift = bezel.y + bezel.height / 2 - size.height / 2
    draw(texts.map { PlacedText(layout: $0.layout, x: $0.x, y: $0.y + shift, color: $0.color) }, color: color)
  }
}
