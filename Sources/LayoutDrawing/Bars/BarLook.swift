import NibDecoder
import StackModel

/// The colors that a document gives a navigation bar; nil for those of the system.
struct BarLook {
  let background: Paint?
  let title: Paint?
  let tint: Paint?

  /// The colors of the system.
  static let standard = BarLook(background: nil, title: nil, tint: nil)
}

extension BarLook {
  /// Reads a `<navigationBar>`: an appearance of iOS 13, or what came before.
  init(coder: NibCoder, palette: Palette) {
    func paint(_ coder: NibCoder?, _ key: String) -> Paint? {
      coder.flatMap { Color(coder: $0, key: key) }.flatMap(palette.paint)
    }
    let appearance = coder.coder(forKey: "standardAppearance")
    background = paint(appearance, "backgroundColor") ?? paint(coder, "barTintColor")
    title =
      paint(appearance?.coder(forKey: "titleTextAttributes"), "textColor")
      ?? paint(coder.coder(forKey: "titleTextAttributes"), "textColor")
    tint = paint(coder, "tintColor")
  }
}
