import Escaping
import FontMetrics
import StackModel

/// The colors that a platform names, in light and in dark appearance.
///
/// Source: the resources that Interface Builder lists in documents, for light appearance; Apple's Human Interface
/// Guidelines and the values that `UIColor` and `NSColor` resolve to, for dark appearance.
enum SystemColors {
  /// The color of a name, with or without `Color` at its end; nil for other names.
  ///
  /// - Parameter listed: The components that the document lists for light appearance; nil if it does not.
  static func paint(named name: String, on platform: Platform, listed: Color.Components?) -> Paint? {
    let base = name.hasByteSuffix("Color") ? String(name.dropLast(5)) : name
    if platform == .macOS, let paint = desktop[base] { return Paint(listed ?? paint.light, dark: paint.dark) }
    guard let light = listed ?? Color.Components(systemColor: base) else { return nil }
    return Paint(light, dark: dark[base])
  }

  /// iOS's colors in dark appearance, where they differ.
  private static let dark: [String: Color.Components] = [
    "label": gray(255), "secondaryLabel": rgb(235, 235, 245, 0.6), "tertiaryLabel": rgb(235, 235, 245, 0.3),
    "quaternaryLabel": rgb(235, 235, 245, 0.16), "placeholderText": rgb(235, 235, 245, 0.3),
    "separator": rgb(84, 84, 88, 0.6), "opaqueSeparator": rgb(56, 56, 58), "link": rgb(9, 132, 255),
    "tint": rgb(10, 132, 255), "systemFill": rgb(120, 120, 128, 0.36), "secondarySystemFill": rgb(120, 120, 128, 0.32),
    "tertiarySystemFill": rgb(118, 118, 128, 0.24), "quaternarySystemFill": rgb(118, 118, 128, 0.18),
    "systemBackground": gray(0), "secondarySystemBackground": rgb(28, 28, 30),
    "tertiarySystemBackground": rgb(44, 44, 46), "systemGroupedBackground": gray(0),
    "secondarySystemGroupedBackground": rgb(28, 28, 30), "tertiarySystemGroupedBackground": rgb(44, 44, 46),
    "groupTableViewBackground": gray(0), "tableBackground": gray(0), "tableCellPlainBackground": gray(0),
    "tableCellGroupedBackground": rgb(28, 28, 30), "systemBlue": rgb(10, 132, 255), "systemBrown": rgb(172, 142, 104),
    "systemCyan": rgb(100, 210, 255), "systemGreen": rgb(48, 209, 88), "systemIndigo": rgb(94, 92, 230),
    "systemMint": rgb(99, 230, 226), "systemOrange": rgb(255, 159, 10), "systemPink": rgb(255, 55, 95),
    "systemPurple": rgb(191, 90, 242), "systemRed": rgb(255, 69, 58), "systemTeal": rgb(64, 200, 224),
    "systemYellow": rgb(255, 214, 10), "systemGray2": rgb(99, 99, 102), "systemGray3": rgb(72, 72, 74),
    "systemGray4": rgb(58, 58, 60), "systemGray5": rgb(44, 44, 46), "systemGray6": rgb(28, 28, 30),
  ]

  /// macOS's colors.
  private static let desktop: [String: Paint] = [
    "label": Paint(gray(0, 0.85), dark: gray(255, 0.85)), "secondaryLabel": Paint(gray(0, 0.5), dark: gray(255, 0.55)),
    "tertiaryLabel": Paint(gray(0, 0.26), dark: gray(255, 0.25)),
    "quaternaryLabel": Paint(gray(0, 0.1), dark: gray(255, 0.1)),
    "controlText": Paint(gray(0, 0.85), dark: gray(255, 0.85)),
    "disabledControlText": Paint(gray(0, 0.25), dark: gray(255, 0.25)),
    "text": Paint(gray(0), dark: gray(255)), "headerText": Paint(gray(0, 0.85), dark: gray(255)),
    "windowFrameText": Paint(gray(0, 0.85), dark: gray(255, 0.85)),
    "placeholderText": Paint(gray(0, 0.25), dark: gray(255, 0.25)),
    "windowBackground": Paint(gray(236), dark: gray(50)), "controlBackground": Paint(gray(255), dark: gray(30)),
    "textBackground": Paint(gray(255), dark: gray(30)), "underPageBackground": Paint(gray(150), dark: gray(40)),
    "window": Paint(gray(236), dark: gray(50)), "control": Paint(gray(255), dark: gray(255, 0.25)),
    "controlAccent": Paint(rgb(0, 122, 255), dark: rgb(10, 132, 255)),
    "separator": Paint(gray(0, 0.1), dark: gray(255, 0.1)), "grid": Paint(gray(230), dark: gray(26)),
    "header": Paint(gray(255), dark: gray(30)), "link": Paint(rgb(0, 104, 218), dark: rgb(65, 156, 255)),
    "selectedText": Paint(gray(0), dark: gray(255)),
    "selectedTextBackground": Paint(rgb(179, 215, 255), dark: rgb(63, 99, 139)),
    "selectedControl": Paint(rgb(179, 215, 255), dark: rgb(63, 99, 139)),
    "alternateSelectedControl": Paint(rgb(0, 99, 225), dark: rgb(0, 88, 208)),
    "selectedContentBackground": Paint(rgb(0, 99, 225), dark: rgb(0, 88, 208)),
    "secondarySelectedControl": Paint(gray(220), dark: gray(70)),
    "unemphasizedSelectedContentBackground": Paint(gray(220), dark: gray(70)),
    "alternateSelectedControlText": Paint(gray(255)), "selectedMenuItemText": Paint(gray(255)),
    "keyboardFocusIndicator": Paint(rgb(0, 103, 244, 0.25), dark: rgb(26, 169, 255, 0.3)),
    "highlight": Paint(gray(255), dark: gray(180)), "shadow": Paint(gray(0)),
    "controlShadow": Paint(gray(127)), "controlHighlight": Paint(gray(226)), "controlLightHighlight": Paint(gray(255)),
    "controlDarkShadow": Paint(gray(0)), "knob": Paint(gray(255), dark: gray(200)),
    "scrollBar": Paint(gray(170)), "windowFrame": Paint(gray(170), dark: gray(90)),
    "systemBlue": Paint(rgb(0, 122, 255), dark: rgb(10, 132, 255)),
    "systemBrown": Paint(rgb(162, 132, 94), dark: rgb(172, 142, 104)),
    "systemGray": Paint(rgb(142, 142, 147), dark: rgb(152, 152, 157)),
    "systemGreen": Paint(rgb(40, 205, 65), dark: rgb(50, 215, 75)),
    "systemOrange": Paint(rgb(255, 149, 0), dark: rgb(255, 159, 10)),
    "systemPink": Paint(rgb(255, 45, 85), dark: rgb(255, 55, 95)),
    "systemPurple": Paint(rgb(175, 82, 222), dark: rgb(191, 90, 242)),
    "systemRed": Paint(rgb(255, 59, 48), dark: rgb(255, 69, 58)),
    "systemYellow": Paint(rgb(255, 204, 0), dark: rgb(255, 214, 10)),
  ]

  private static func gray(_ value: Double, _ alpha: Double = 1) -> Color.Components {
    Color.Components(white: value / 255, alpha: alpha)
  }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color.Components {
    Color.Components(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
