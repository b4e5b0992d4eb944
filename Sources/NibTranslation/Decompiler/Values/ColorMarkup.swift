/// Colors as documents have them.
struct ColorMarkup {
  let graph: ObjectGraph
  /// Colors of asset catalogs, which documents list at their end.
  let resources: ResourceList

  /// The element of a color; nil for an object of another class.
  func element(_ position: Int, key: String?) -> MarkupElement? {
    guard graph.objects[position].className == "UIColor" else { return nil }
    let position = unmodified(position)
    let element = MarkupElement("color")
    element.set("key", key)
    if let name = graph.text("UIDynamicCatalogName", of: position) {
      element.set("name", name)
      resources.addColor(name, components(of: position))
    } else if let name = systemName(of: position) {
      element.set("systemColor", name)
    } else {
      for (name, value) in components(of: position) { element.set(name, value) }
    }
    return element
  }

  /// The color that another one wraps without a change of its own: the compiler writes colors of the system this way that
  /// differ by contrast. An alpha of the wrapper's own is the greatest number if there is none.
  private func unmodified(_ position: Int) -> Int {
    guard let base = graph.reference("UIDynamicModifiedBaseColor", of: position),
      graph.objects[base].className == "UIColor", base != position,
      graph.objects[position]["UIDynamicModifiedAlphaComponent"]?.number.map({ $0 > 1 }) ?? true
    else { return position }
    return base
  }

  // MARK: Names

  /// Colors of UIColor that are the same everywhere. The compiler also names them where a document has their components.
  private static let fixedColors: Set = [
    "blackColor", "darkGrayColor", "lightGrayColor", "whiteColor", "grayColor", "redColor", "greenColor", "blueColor",
    "cyanColor", "yellowColor", "magentaColor", "orangeColor", "purpleColor", "brownColor", "clearColor",
  ]
  /// Names that Interface Builder does not offer: UIKit's own ones of the background of tables. The compiler writes them
  /// for a plain table of the background that tables have anyway: white for systems before iOS 13, which have the color as
  /// red, green and blue, and the background of the system since, as which UIKit resolves them. Other objects share the
  /// color if it is equal.
  ///
  /// Evidence: none of 4,533 public documents has such a name. Tables were white in 4 of 4 older nibs; in newer ones 4 had
  /// the background of the system and 4 were white, of which the nib says nothing.
  private static let ownColors: Set = [
    "tableBackgroundColor", "tableCellBackgroundColor", "tableCellPlainBackgroundColor",
  ]

  /// The name that a document has instead of components.
  private func systemName(of position: Int) -> String? {
    guard let name = graph.text("UISystemColorName", of: position), !Self.fixedColors.contains(name) else { return nil }
    guard Self.ownColors.contains(name) else { return name }
    return graph.objects[position]["UIWhite"] == nil ? nil : "systemBackgroundColor"
  }

  // MARK: Components

  private func components(of position: Int) -> [(name: String, value: String)] {
    let object = graph.objects[position]
    func component(_ key: String) -> String? {
      if let exact = object[key + "-Double"]?.number { return DecimalText.text(of: exact) }
      return object[key]?.number.map { DecimalText.text(of: Float($0)) }
    }
    let alpha = component("UIAlpha") ?? "1"
    if let white = component("UIWhite") {
      return [
        ("white", white), ("alpha", alpha), ("colorSpace", "custom"),
        ("customColorSpace", "genericGamma22GrayColorSpace"),
      ]
    }
    guard let red = component("UIRed"), let green = component("UIGreen"), let blue = component("UIBlue") else {
      return []
    }
    return [
      ("red", red), ("green", green), ("blue", blue), ("alpha", alpha), ("colorSpace", "custom"),
      ("customColorSpace", "sRGB"),
    ]
  }
}
