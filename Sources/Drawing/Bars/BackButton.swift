import StackModel

/// The button at the left of a navigation bar that leads back.
struct BackButton {
  /// The title of the screen that it leads to.
  let title: String

  /// Draws the button, and returns how far the next one is from its beginning.
  func draw(in rect: Rect, _ context: inout DrawingContext) -> Double {
    guard !context.settings.hasGlassBars else {
      let glass = Rect(x: rect.x + 16, y: rect.y, width: 44, height: rect.height).square(min(44, rect.height))
      context.drawGlass(glass)
      context.draw(symbolNamed: "chevron.left", in: glass.square(20), color: context.barTint)
      return 60
    }
    context.draw(
      symbolNamed: "chevron.left", in: Rect(x: rect.x + 8, y: rect.y + rect.height / 2 - 10, width: 14, height: 20),
      color: context.tint)
    let font = Font.system(17)
    let fits = TextMetrics(font, context.settings.text).width(of: title) <= 100
    context.draw(
      fits ? title : "Back", font: font, in: Rect(x: rect.x + 26, y: rect.y, width: 100, height: rect.height),
      color: context.tint)
    return 80
  }
}
