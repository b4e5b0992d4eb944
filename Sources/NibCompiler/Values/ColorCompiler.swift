import CompiledNib
import XMLSource

/// Compiles `<color>`: components in sRGB or gray, colours of the system, and named ones with their stored components.
struct ColorCompiler {
  let reader: VocabularyReader

  /// The color that texts have where a document says none.
  static func label(in builder: inout GraphBuilder) -> ArchivedValue {
    gray(0, 1, [.init("UISystemColorName", builder.string("labelColor"))], in: &builder)
  }

  func color(_ element: ElementIndex, in builder: inout GraphBuilder) -> ArchivedValue {
    for name in ["systemColor", "cocoaTouchSystemColor"] {
      guard let systemName = reader.text(name, of: element) else { continue }
      reader.ignore(
        [
          "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "cocoaTouchSystemColor",
          "xcode11CocoaTouchSystemColor",
        ], of: element)
      return systemColor(systemName, element, name, in: &builder)
    }
    if let name = reader.text("name", of: element) {
      guard let stored = resource("namedColor", name) else {
        reader.refuse("there is no color \"\(name)\" in the resources; save the document in Xcode", at: element)
        return .null
      }
      return components(
        stored,
        [.init("UIDynamicCatalogName", builder.string(name)), .init("UIDynamicCatalogUseNibBundle", .bool(true))],
        in: &builder)
    }
    return components(element, [], in: &builder)
  }

  private func resource(_ kind: String, _ name: String) -> ElementIndex? {
    guard let resources = reader.child(named: "resources", of: reader.tree.root) else { return nil }
    let tree = reader.tree
    guard
      let entry = tree.children(of: resources).first(where: { tree.name(of: $0) == kind && tree[$0, "name"] == name })
    else { return nil }
    reader.accept(entry)
    reader.ignore(["name"], of: entry)
    return reader.child(named: "color", of: entry)
  }

  private func systemColor(
    _ name: String, _ element: ElementIndex, _ attribute: String, in builder: inout GraphBuilder
  ) -> ArchivedValue {
    let system = [ArchivedObject.KeyedValue("UISystemColorName", builder.string(name))]
    if let stored = resource("systemColor", name) { return components(stored, system, in: &builder) }
    if let white = Self.systemGrays[name] { return Self.gray(white.white, white.alpha, system, in: &builder) }
    reader.refuse(
      "the components of \(attribute)=\"\(name)\" are not known; save the document in Xcode 12 or later, which adds them",
      at: element, attribute: attribute)
    return .null
  }

  /// The colours whose components need no resource.
  private static let systemGrays: [String: (white: Double, alpha: Double)] = [
    "darkTextColor": (0, 1), "whiteColor": (1, 1), "blackColor": (0, 1), "systemBackgroundColor": (1, 1),
    "labelColor": (0, 1),
  ]

  private func components(
    _ element: ElementIndex, _ first: [ArchivedObject.KeyedValue], in builder: inout GraphBuilder
  ) -> ArchivedValue {
    let space = reader.text("colorSpace", of: element)
    let custom = reader.text("customColorSpace", of: element)
    let alpha = reader.number("alpha", of: element) ?? 1
    switch (space == "custom" ? custom : space) ?? "none" {
    case "sRGB": return rgb(channels(element), alpha, first, in: &builder)
    case "calibratedRGB" where channels(element).allSatisfy({ $0 == 0 || $0 == 1 }):
      return rgb(channels(element), alpha, first, in: &builder)
    case "genericGamma22GrayColorSpace":
      let white = reader.number("white", of: element) ?? 0
      if first.isEmpty, alpha == 1, white == 0 || white == 1 {
        let name = builder.string(white == 1 ? "whiteColor" : "blackColor")
        return Self.gray(white, alpha, [.init("UISystemColorName", name)], in: &builder)
      }
      return Self.gray(white, alpha, first, in: &builder)
    case "calibratedWhite" where reader.number("white", of: element).map { $0 == 0 || $0 == 1 } ?? false:
      return rgb(Array(repeating: reader.number("white", of: element) ?? 0, count: 3), alpha, first, in: &builder)
    case let name:
      reader.refuse(
        "the compiled form of this color in the color space \(name) is not known; choose sRGB in Interface Builder",
        at: element)
      return .null
    }
  }

  private func channels(_ element: ElementIndex) -> [Double] {
    ["red", "green", "blue"].map { reader.number($0, of: element) ?? 0 }
  }

  private func rgb(
    _ channels: [Double], _ alpha: Double, _ first: [ArchivedObject.KeyedValue], in builder: inout GraphBuilder
  ) -> ArchivedValue {
    var values = first + [.init("UIColorComponentCount", .int8(4))]
    for (key, value) in zip(["UIRed", "UIGreen", "UIBlue"], channels) { values += Self.component(key, value) }
    values += Self.component("UIAlpha", alpha)
    values.append(.init("NSRGB", Self.text(channels + (alpha == 1 ? [] : [alpha]))))
    values.append(.init("NSColorSpace", .int8(2)))
    return builder.share(ArchivedObject("UIColor", fallbackClassNames: ["NSColor"], values))
  }

  private static func gray(
    _ white: Double, _ alpha: Double, _ first: [ArchivedObject.KeyedValue], in builder: inout GraphBuilder
  ) -> ArchivedValue {
    var values = first + [.init("UIColorComponentCount", .int8(2))]
    values += component("UIWhite", white) + component("UIAlpha", alpha)
    values.append(.init("NSWhite", text([white] + (alpha == 1 ? [] : [alpha]))))
    values.append(.init("NSColorSpace", .int8(4)))
    return builder.share(ArchivedObject("UIColor", fallbackClassNames: ["NSColor"], values))
  }

  /// A component, and once more where 32 bits do not hold it.
  private static func component(_ key: String, _ value: Double) -> [ArchivedObject.KeyedValue] {
    let short = ArchivedObject.KeyedValue(key, .float(Float(value)))
    return Double(Float(value)) == value ? [short] : [short, .init(key + "-Double", .double(value))]
  }

  /// Numbers with three decimals at most.
  private static func text(_ numbers: [Double]) -> ArchivedValue {
    let texts = numbers.map { number in
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return .data(Array(texts.joined(separator: " ").utf8))
  }
}
