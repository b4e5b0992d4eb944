import StackModel

/// The colors of layers, which stand out from most screens in light and in dark appearance.
enum LayerColors {
  static let constraint = Paint(rgb(0, 92, 230), dark: rgb(100, 170, 255))
  static let misplaced = Paint(rgb(214, 102, 0), dark: rgb(255, 159, 10))
  static let broken = Paint(rgb(215, 0, 21), dark: rgb(255, 105, 97))
  static let frame = Paint(rgb(90, 110, 140), dark: rgb(150, 170, 200))
  static let hidden = Paint(rgb(142, 142, 147))
  static let stack = Paint(rgb(137, 68, 171), dark: rgb(218, 143, 255))
  static let margin = Paint(rgb(175, 82, 222), dark: rgb(218, 143, 255))
  static let safeArea = Paint(rgb(0, 150, 136), dark: rgb(94, 210, 196))
  static let alignment = Paint(rgb(200, 0, 120), dark: rgb(255, 120, 190))
  static let baseline = Paint(rgb(36, 138, 61), dark: rgb(48, 219, 91))
  /// What stands behind a text, so that it can be read on anything.
  static let halo = Paint(rgb(255, 255, 255, 0.88), dark: rgb(28, 28, 30, 0.88))

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color.Components {
    Color.Components(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
