import Support

/// Keys whose values are UIKit's defaults: the compiler writes them, and documents leave them out.
struct ImpliedKeys {
  let graph: ObjectGraph

  /// Whether a document says nothing where an object of a class has a key.
  func contains(_ key: String, of position: Int, className: String) -> Bool {
    switch (className, key) {
    case ("UILabel", "UITextColor"), ("UITableViewLabel", "UITextColor"): isLabelsOwnColor(position)
    case ("UITextField", "UITextColor"): isStandardTextColor(position)
    case ("UIButton", "UIFont"), ("UIRoundedRectButton", "UIFont"): isButtonsOwnFont(position)
    case ("UIActivityIndicatorView", "UITintColor"): isIndicatorsOwnColor(position)
    // The background of cells before iOS 14, for which newer cells have another object.
    case ("UITableViewCell", "UIBackgroundColor"):
      graph.objects[position]["UIDidEncodeCompatibilityBackgroundColor"]?.integer == 1
    default: false
    }
  }

  // MARK: Colors

  /// Labels whose document has no color follow the appearance, and say so.
  private func isLabelsOwnColor(_ label: Int) -> Bool {
    graph.objects[label]["UIDisableUpdateTextColorOnTraitCollectionChange"]?.integer == 0 && isStandardTextColor(label)
  }

  /// The color of a text that has none of its own: black, which has a name since iOS 13.
  private func isStandardTextColor(_ view: Int) -> Bool {
    guard let color = graph.reference("UITextColor", of: view) else { return false }
    if let name = graph.text("UISystemColorName", of: color) {
      return ["labelColor", "darkTextColor", "blackColor"].contains(name)
    }
    return components(of: color) == [0, 0, 0, 1]
  }

  /// The color of an indicator's style: 45 % black for a gray one, otherwise white.
  private func isIndicatorsOwnColor(_ indicator: Int) -> Bool {
    guard let color = graph.reference("UITintColor", of: indicator) else { return false }
    let isGray = graph.objects[indicator]["UIActivityIndicatorViewStyle"]?.integer == 2
    return components(of: color) == (isGray ? [0, 0, 0, 0.45] : [1, 1, 1, 1])
  }

  /// Red, green, blue and alpha in hundredths of the whole; nil for a color without components.
  private func components(of color: Int) -> [Double]? {
    let object = graph.objects[color]
    let keys = object["UIWhite"] == nil ? ["UIRed", "UIGreen", "UIBlue"] : ["UIWhite", "UIWhite", "UIWhite"]
    let numbers = (keys + ["UIAlpha"]).compactMap { object[$0]?.number }
    return numbers.count == 4 ? numbers.map { ($0 * 100).rounded() / 100 } : nil
  }

  // MARK: Fonts

  /// The system's font of 15 points, of 18 points for a custom button, or what an attributed title begins with.
  ///
  /// Evidence: in 4,533 public documents 1,774 buttons leave it out and 20 state it.
  private func isButtonsOwnFont(_ button: Int) -> Bool {
    guard let font = graph.reference("UIFont", of: button) else { return false }
    if titleFonts(of: button).contains(font) { return true }
    let object = graph.objects[font]
    guard let name = graph.text("UIFontName", of: font),
      name.hasBytePrefix(".") || object["UISystemFont"]?.integer == 1,
      graph.text("UIIBTextStyle", of: font) == nil, SystemFontName.isRegular(name)
    else { return false }
    let isCustom = (graph.objects[button]["UIButtonType"]?.integer ?? 0) == 0
    return object["UIFontPointSize"]?.number == (isCustom ? 18 : 15)
  }

  /// The fonts of attributed titles.
  private func titleFonts(of button: Int) -> [Int] {
    graph.entries(in: "UIButtonStatefulContent", of: button).flatMap { entry -> [Int] in
      guard let title = graph.reference("UIAttributedTitle", of: entry.value) else { return [] }
      return graph.entries(in: "NSAttributes", of: title).filter { graph.text(of: $0.key) == "NSFont" }.map(\.value)
    }
  }
}
