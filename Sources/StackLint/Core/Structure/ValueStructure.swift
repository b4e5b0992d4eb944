import Formats
import NibDecoder

/// Colors, fonts, rectangles, flags and runtime attributes.
struct ValueStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] {
    colors + components + geometry + empties + fonts + appKitFonts + runtimeAttributes + masks + states
  }

  private var colors: [StructureFault] {
    document.different(document.elements["color"], by: ["colorSpace", "customColorSpace"]) { color in
      let names = document.names(ofAttributesOf: color).subtracting(Self.otherAttributes)
      let components = names.subtracting(["colorSpace", "customColorSpace", "catalog", "name"])
      let isRight: Bool
      switch color["colorSpace"] {
      case nil:
        let isSystem = document.platform != .macOS && (color["systemColor"] ?? color["cocoaTouchSystemColor"]) != nil
        isRight = (color["name"] != nil || isSystem) && components.isEmpty
      case "catalog": isRight = names == ["colorSpace", "catalog", "name"]
      case "custom":
        isRight =
          color["customColorSpace"].map { Self.components.contains(components) && isOf($0, components) } ?? false
      case "calibratedRGB", "deviceRGB": isRight = components == Self.components[0]
      case "calibratedWhite", "deviceWhite": isRight = components == Self.components[1]
      case "deviceCMYK": isRight = components == Self.components[2]
      default: isRight = true
      }
      return isRight ? nil : fault(of: color, names, components)
    }
  }

  /// Whether a custom color space has some components. Of one that is not known it may have.
  private func isOf(_ space: String, _ components: Set<String>) -> Bool {
    guard let known = Self.customSpaces[space] else { return true }
    return known == components
  }

  private static let customSpaces = [
    "sRGB": components[0], "displayP3": components[0], "calibratedRGB": components[0],
    "genericGamma22GrayColorSpace": components[1], "calibratedWhite": components[1], "deviceWhite": components[1],
  ]

  /// Components as other systems count them, from 0 to 255. Those of colors outside of a space are hardly above 1.
  ///
  /// Evidence: none of 28,000 colors in 7,000 public documents has one above 1.3.
  private var components: [StructureFault] {
    document.elements["color"].compactMap { color -> StructureFault? in
      let components = ["red", "green", "blue", "white"].compactMap { name in
        color[name].flatMap { Double(written: $0) }.map { (name: name, value: $0) }
      }
      guard components.contains(where: { $0.value >= 2 }) else { return nil }
      let fact = "components of colors are from 0 to 1"
      guard components.allSatisfy({ (0...255).contains($0.value) && $0.value == $0.value.rounded() }) else {
        return .never(fact, color)
      }
      let parts = components.map { (name: $0.name, text: $0.value == 255 ? "1" : "\($0.value / 255)") }
      let text = parts.map { "\($0.name)=\"\($0.text)\"" }.joined(separator: " ")
      return .never("\(fact); write \(text)", color, parts.flatMap { color.writing($0.name, $0.text) })
    }
  }

  private func fault(of color: DocumentElement, _ names: Set<String>, _ components: Set<String>) -> StructureFault {
    let fact = "Xcode writes no color like this"
    if names.count == 1, let attribute = names.first, let word = color[attribute], word.hasBytePrefix("#"),
      let written = ColorWord.attributes(ofDigits: word), let range = color.attribute(attribute)?.range
    {
      let text = written.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ")
      return .never(
        "\(fact); write \(text)", color, [Diagnostic.FixIt("write the components", range: range, replacement: text)])
    }
    if color["colorSpace"] == nil, let space = Self.spaces.first(where: { $0.components.contains(components) }) {
      // The color of a component that is missing is not known; without an alpha it is opaque.
      let missing = [("alpha", "1"), ("colorSpace", "custom"), ("customColorSpace", space.name)]
        .filter { !names.contains($0.0) }
      let text = missing.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: " ")
      return .never("\(fact); add \(text)", color, color.adding(missing))
    }
    if color["colorSpace"] == "custom", let space = Self.spaces.first(where: { $0.components[0] == components }) {
      let text = "customColorSpace=\"\(space.name)\""
      return .never("\(fact); write \(text)", color, color.writing("customColorSpace", space.name))
    }
    if names.contains("colorSpace") {
      return .never("\(fact); write the components of its color space, and alpha", color)
    }
    return .never("\(fact); write red, green, blue, alpha, colorSpace=\"custom\" and customColorSpace=\"sRGB\"", color)
  }

  /// The color spaces of components, with an alpha or without.
  private static let spaces: [(name: String, components: [Set<String>])] =
    zip(["sRGB", "genericGamma22GrayColorSpace"], components).map { ($0, [$1, $1.subtracting(["alpha"])]) }

  private static let otherAttributes: Set = [
    "key", "id", "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
  ]
  private static let components: [Set<String>] = [
    ["red", "green", "blue", "alpha"], ["white", "alpha"], ["cyan", "magenta", "yellow", "black", "alpha"],
  ]

  private var geometry: [StructureFault] {
    // Of many rectangles in a view only the first can be its frame.
    var views: Set<ElementIndex> = []
    return Self.geometry.flatMap { document.elements[$0] }.compactMap { value -> StructureFault? in
      if value["key"] == nil {
        let isFrame =
          value.name == "rect"
          && value.parent.map {
            document.isView($0) && views.insert($0.index).inserted && isFree("frame", in: $0)
          } ?? false
        return .never(
          "<\(value.name)> has a key, such as frame; add it", value, isFrame ? value.addingKey("frame") : [])
      }
      return value.children.first { _ in true }.map {
        .never("<\(value.name)> has no children, as <\($0.name)>", value)
      }
    }
  }

  private func isFree(_ key: String, in element: DocumentElement) -> Bool { element.child(forKey: key) == nil }

  private static let geometry = ["rect", "point", "size", "edgeInsets", "directionalEdgeInsets", "inset"]

  private var empties: [StructureFault] {
    document.elements["nil"].compactMap { value in
      document.names(ofAttributesOf: value).count == 1 && Array(value.children).isEmpty
        ? nil : .never("<nil> has a key and nothing else", value)
    }
  }

  private var fonts: [StructureFault] {
    document.elements["fontDescription"].compactMap { font -> StructureFault? in
      let names = document.names(ofAttributesOf: font).subtracting(["key"])
      guard Self.fonts.contains(names) else {
        return .never(
          "a font has type and pointSize, name, family and pointSize, or style",
          font)
      }
      if let type = font["type"], !Self.fontTypes.contains(type) {
        let advice = nearestName(to: type, among: Self.fontTypes) ?? (type == "bold" ? "boldSystem" : "system")
        return .never("no font is of the type \"\(type)\"; write \"\(type == "bold" ? "boldSystem" : advice)\"", font)
      }
      if let weight = font["weight"], font["type"] != "system" {
        return .never("only a font of the type system has a weight; remove \(weight), or write type=\"system\"", font)
      }
      let key = font["key"] ?? ""
      guard !Self.fontKeys.contains(key) else { return nil }
      let right = "fontDescription"
      let fix =
        font.valueRange("key").map { [Diagnostic.FixIt("write \(right)", range: $0, replacement: right)] }
        ?? font.addingKey(right)
      let mayHave = font.parent.map { isFree(right, in: $0) } ?? false
      return .never("a font has the key \(right), not \"\(key)\"", font, mayHave ? fix : [])
    }
  }

  /// Evidence: all of 8,400 fonts in public documents for macOS.
  private var appKitFonts: [StructureFault] {
    document.elements["font"].compactMap { font in
      let names = document.names(ofAttributesOf: font).subtracting(["key"])
      return Self.appKitFonts.contains(names)
        ? nil : .never("a font has metaFont, with a size or without, or name and size; write metaFont=\"system\"", font)
    }
  }

  private static let appKitFonts: [Set<String>] = [
    ["metaFont"], ["metaFont", "size"], ["name", "size"], ["usesAppearanceFont"], ["textStyle", "name"],
  ]
  private static let fonts: [Set<String>] = [
    ["type", "pointSize"], ["type", "pointSize", "weight"], ["name", "family", "pointSize"], ["style"],
    ["type", "size"],
    ["name", "family", "size"],
  ]
  private static let fontTypes = [
    "system", "boldSystem", "italicSystem", "UICTFontTextStyleBody", "smallSystem", "smallBoldSystem", "label",
    "systemHeavy", "systemUltraLight",
  ]
  private static let fontKeys: Set = ["fontDescription", "titleFontDescription", "UITextAttributeFont"]

  private var runtimeAttributes: [StructureFault] {
    document.elements["userDefinedRuntimeAttribute"].compactMap { attribute in
      let children = Array(attribute.children).map { ($0.name, $0["key"]) }
      func holds(_ names: String...) -> Bool {
        children.count == 1 && names.contains(children[0].0) && children[0].1 == "value"
      }
      let type = attribute["type"] ?? ""
      let isRight: Bool? =
        switch type {
        case "string": children.isEmpty || holds("mutableString")
        case "boolean": children.isEmpty && ["YES", "NO"].contains(attribute["value"])
        case "number": holds("real", "integer")
        case "color", "size", "point", "rect", "range": holds(type)
        case "image": children.isEmpty && attribute["value"] != nil
        case "nil": children.isEmpty && attribute["value"] == nil
        default: nil
        }
      guard isRight != true else { return nil }
      guard isRight != nil else {
        return .never("no runtime attribute is of the type \"\(type)\"; write \(Self.typeAdvice(type))", attribute)
      }
      if type == "string" {
        return .refused(
          "ibtool ends with an exception: the type string holds <\(children.first?.0 ?? "")>; write type=\"number\"",
          attribute)
      }
      return .never("a runtime attribute of the type \(type) holds \(Self.holding(type))", attribute)
    }
  }

  private static func typeAdvice(_ type: String) -> String {
    switch type {
    case "int", "integer", "float", "double", "real":
      "type=\"number\" with <integer key=\"value\"> or <real key=\"value\">"
    case "bool": "type=\"boolean\""
    default: "boolean, number, string, point, size, rect, range, color, image or nil"
    }
  }

  private static func holding(_ type: String) -> String {
    switch type {
    case "boolean": "value=\"YES\" or \"NO\""
    case "number": "<integer key=\"value\"> or <real key=\"value\">"
    case "image": "the name of an image as its value"
    case "nil": "no value"
    default: "<\(type) key=\"value\">"
    }
  }

  private var masks: [StructureFault] {
    document.elements["autoresizingMask"].compactMap { mask in
      let names = document.names(ofAttributesOf: mask).subtracting(["key"])
      if let other = names.subtracting(Self.maskFlags).min() {
        return .never("an autoresizing mask has no \(other); write flags such as widthSizable=\"YES\"", mask)
      }
      guard let flag = names.sorted().first(where: { mask[$0] != "YES" }) else { return nil }
      return .never("\(flag) of an autoresizing mask is YES or absent", mask, mask.yesFix(flag))
    }
  }

  private static let maskFlags = Set(
    (Vocabulary.cocoaTouch["autoresizingMask"]?.attributes ?? []).filter { $0.bit != nil }.map(\.name))

  private var states: [StructureFault] {
    guard document.platform != .macOS else { return [] }
    return document.elements["state"].compactMap { state in
      guard state.parent?.name == "button", let key = state["key"], !Self.states.contains(key) else { return nil }
      return .never("a button has no state \"\(key)\"; write normal, highlighted, selected, disabled or focused", state)
    }
  }

  private static let states: Set = ["normal", "highlighted", "selected", "disabled", "focused"]
}

extension StructuredDocument {
  /// The names of an element's attributes.
  func names(ofAttributesOf element: DocumentElement) -> Set<String> {
    let tree = elements.document.tree
    return Set(tree.attributePositions(of: element.index).map { tree.name(ofAttribute: $0) })
  }

  /// Some elements, of those with the same attributes only one for each.
  ///
  /// - Parameter attributes: Those whose values matter, too.
  func different(
    _ elements: [DocumentElement], by attributes: [String], _ fault: (DocumentElement) -> StructureFault?
  ) -> [StructureFault] {
    let tree = self.elements.document.tree
    let keys = attributes.map { HashedName($0) }
    var known: [[Int32]: Bool] = [:]
    return elements.compactMap { element in
      var signature = tree.attributePositions(of: element.index).map { tree.attributes[$0].name }
      for key in keys {
        guard let position = tree.attribute(key, of: element.index) else { continue }
        let range = tree.valueRange(ofAttribute: position)
        signature += tree.source.bytes[range.lowerBound..<range.upperBound].map { -Int32($0) - 1 }
      }
      if known[signature] == true { return nil }
      let found = fault(element)
      known[signature] = found == nil
      return found
    }
  }
}
