import NibDecoder
import Support

/// The values of a graph as the elements that documents have for them.
struct ValueMarkup {
  let graph: ObjectGraph
  /// Colors of asset catalogs, which documents list at their end.
  let resources: ResourceList

  func color(_ position: Int, key: String?) -> MarkupElement? {
    ColorMarkup(graph: graph, resources: resources).element(position, key: key)
  }

  // MARK: Fonts

  /// - Parameter name: `fontDescription`, or `font` in attributed strings.
  func font(_ position: Int, key: String, element name: String = "fontDescription") -> MarkupElement? {
    guard graph.objects[position].className == "UIFont" else { return nil }
    let element = MarkupElement(name, [("key", key)])
    if let style = graph.text("UIIBTextStyle", of: position), name == "fontDescription" {
      element.set("style", style)
      return element
    }
    let size = graph.objects[position]["UIFontPointSize"]?.number ?? 17
    let fontName = graph.text("UIFontName", of: position) ?? ".SFUIText"
    if name == "font" {
      element.set("size", DecimalText.text(of: size))
      element.set("name", fontName)
      return element
    }
    // Before iOS 9 the system's fonts had the names of their family.
    if fontName.hasBytePrefix(".") || graph.objects[position]["UISystemFont"]?.integer == 1 {
      let (type, weight) = SystemFontName.typeAndWeight(of: fontName, usage: usage(of: position))
      element.set("type", type)
      element.set("weight", weight)
    } else {
      element.set("name", fontName)
      element.set("family", SystemFontName.family(ofPostScriptName: fontName))
    }
    element.set("pointSize", DecimalText.text(of: size))
    return element
  }

  /// What a system font is used as, by its descriptor, such as `CTFontMediumUsage`.
  private func usage(of font: Int) -> String? {
    guard let descriptor = graph.reference("UIFontDescriptor", of: font) else { return nil }
    return graph.entries(in: "UIFontDescriptorAttributes", of: descriptor)
      .first { graph.text(of: $0.key) == "NSCTFontUIUsageAttribute" }.flatMap { graph.text(of: $0.value) }
  }

  // MARK: Masks

  /// An element with the flags of a mask.
  func mask(_ bits: Int, _ name: String, key: String) -> MarkupElement {
    let flags = (Vocabulary.cocoaTouch[name]?.attributes ?? []).filter { $0.bit.map { bits >> $0 & 1 == 1 } ?? false }
    return MarkupElement(name, [("key", key)] + flags.map { (name: $0.name, value: "YES") })
  }

  // MARK: Geometry

  func insets(_ numbers: [Double], key: String, as name: String) -> MarkupElement? {
    guard numbers.count == 4 else { return nil }
    let names = name == "inset" ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    let pairs = zip(names, numbers.map { DecimalText.text(of: $0) }).map { (name: $0, value: $1) }
    let order = name == "inset" ? [1, 0, 3, 2] : [0, 1, 2, 3]
    return MarkupElement(name, [("key", key)] + order.map { pairs[$0] })
  }

  func size(_ numbers: [Double], key: String) -> MarkupElement? {
    guard numbers.count == 2 else { return nil }
    return MarkupElement(
      "size",
      [
        ("key", key), ("width", DecimalText.text(of: numbers[0])), ("height", DecimalText.text(of: numbers[1])),
      ])
  }

  /// The frame, from bounds and center. What a view without a frame gets counts as none.
  ///
  /// - Parameter size: The size that the view had on the canvas; nil for the stored one.
  func frame(of position: Int, size: [Double]? = nil) -> MarkupElement? {
    guard let bounds = graph.geometry("UIBounds", of: position), bounds.count == 4,
      let center = graph.geometry("UICenter", of: position), center.count == 2, !graph.lacksFrame(position)
    else { return nil }
    let numbers = [center[0] - bounds[2] / 2, center[1] - bounds[3] / 2] + (size ?? [bounds[2], bounds[3]])
    return MarkupElement(
      "rect",
      [("key", "frame")]
        + zip(["x", "y", "width", "height"], numbers.map { DecimalText.text(of: $0) }).map { ($0, $1) })
  }
}

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
      resources.addSystemColor(name, components(of: position))
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

/// What names of fonts say of their kind.
enum SystemFontName {
  /// The names of weights, by their words in names of fonts. The regular one needs no name; the bold one is a type.
  private static let weights: [String: String] = {
    let attribute = Vocabulary.cocoaTouch["fontDescription"]?.attributes.first { $0.name == "weight" }
    guard case .choice(let names) = attribute?.form else { return [:] }
    let named = names.filter { !["unspecified", "regular", "bold"].contains($0) }
    return Dictionary(uniqueKeysWithValues: named.map { ($0.lowercased(), $0) }).merging(["demi": "semibold"]) { $1 }
  }()

  /// The type of a font of the system, such as `boldSystem`, and the weight that no type has.
  ///
  /// - Parameter usage: What the font is used as, such as `CTFontMediumUsage`.
  static func typeAndWeight(of name: String, usage: String?) -> (type: String, weight: String?) {
    var word = style(of: name)
    // A name tells more than a usage: the one of `.SFUIText-Semibold` may be emphasized. Evidence: 6/6 documents.
    if word == "regular", let usage, usage.hasBytePrefix("CTFont"), usage.hasByteSuffix("Usage") {
      let used = usage.dropFirst(6).dropLast(5).lowercased()
      if used == "emphasized" || weights[used] != nil || used == "bold" { word = used == "emphasized" ? "bold" : used }
    }
    switch word {
    case "bold", "emphasized": return ("boldSystem", nil)
    case "italic", "regularitalic": return ("italicSystem", nil)
    default: return ("system", weights[word])
    }
  }

  /// Whether the name of a font of the system has no style.
  static func isRegular(_ name: String) -> Bool { style(of: name) == "regular" }

  /// The word behind the last hyphen, in small letters.
  private static func style(of name: String) -> String {
    name.lastIndex(of: "-").map { String(name[name.index(after: $0)...]).lowercased() } ?? "regular"
  }

  /// The family of a font, which nibs do not have: its name up to the style, as words. `OpenSans-Bold` is of Open Sans.
  static func family(ofPostScriptName name: String) -> String {
    let base = name.prefix { $0 != "-" }
    var family = ""
    var last: Character?
    for character in base {
      if character.isUppercase, last?.isLowercase == true { family += " " }
      family.append(character)
      last = character
    }
    return family
  }
}
