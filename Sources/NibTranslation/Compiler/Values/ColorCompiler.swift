import Formats
import StackModel
import Support

/// Compiles `<color>`: components in sRGB or gray, colors of the system, and named ones with their stored components.
struct ColorCompiler {
  let reader: VocabularyReader

  /// A gray of the system with its components.
  static func systemGray(
    _ name: String, white: Double, alpha: Double, in builder: inout GraphBuilder
  ) -> ArchivedValue {
    gray(white, alpha, [.init("UISystemColorName", builder.string(name))], in: &builder)
  }

  /// The color that texts have where a document says none.
  static func label(in builder: inout GraphBuilder) -> ArchivedValue {
    systemGray("labelColor", white: 0, alpha: 1, in: &builder)
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
      if reader.text("catalog", of: element) == "System" { return catalogColor(name, element, in: &builder) }
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

  /// A color of the Mac's catalog, as attributed texts have it.
  private func catalogColor(_ name: String, _ element: ElementIndex, in builder: inout GraphBuilder) -> ArchivedValue {
    reader.ignore(["colorSpace"], of: element)
    // Evidence: 12 texts.
    if name == "textColor" { return rgb([0, 0, 0], 1, [], in: &builder) }
    reader.refuse("the compiled form of the color \"\(name)\" is not known; choose another one", at: element)
    return .null
  }

  /// A background in one of the system's vivid colors, which UIKit keeps as a color made of the other one.
  ///
  /// Evidence: 4 of 4 backgrounds, and 5 of 5 other uses without it.
  func background(_ element: ElementIndex, in builder: inout GraphBuilder) -> ArchivedValue {
    let base = color(element, in: &builder)
    guard let name = reader.tree[element, "systemColor"], Self.vivid.contains(name),
      let object = builder.object(base)
    else { return base }
    let own: [ArchivedObject.KeyedValue] = [
      .init("UIDynamicModifiedBaseColor", base),
      .init("UIDynamicModifiedAlphaComponent", .double(.greatestFiniteMagnitude)),
      .init("UIDynamicModifiedContrast", .int8(0)),
    ]
    return Self.share(own + object.values.filter { $0.key != "UISystemColorName" }, in: &builder)
  }

  /// Colors whose components the compiler takes from the system. Others are as the document stores them.
  ///
  /// Evidence: at least one nib each.
  private static let current: Set = [
    "blackColor", "clearColor", "darkTextColor", "groupTableViewBackgroundColor", "labelColor",
    "secondaryLabelColor", "secondarySystemBackgroundColor", "secondarySystemFillColor", "systemBackgroundColor",
    "systemBlueColor", "systemFillColor", "systemGray6Color", "systemOrangeColor", "systemPinkColor",
    "systemRedColor", "systemTealColor", "systemYellowColor", "tableBackgroundColor",
    "tableCellGroupedBackgroundColor", "tableCellPlainBackgroundColor", "tertiarySystemBackgroundColor", "whiteColor",
  ]

  /// Colors that are the same in light and dark mode but for their brightness.
  private static let vivid: Set = [
    "systemBlueColor", "systemBrownColor", "systemCyanColor", "systemGreenColor", "systemIndigoColor",
    "systemMintColor", "systemOrangeColor", "systemPinkColor", "systemPurpleColor", "systemRedColor",
    "systemTealColor", "systemYellowColor",
  ]

  private func resource(_ kind: String, _ name: String) -> ElementIndex? {
    guard let entry = reader.document.resource(kind, name) else { return nil }
    reader.accept(entry)
    reader.ignore(["name"], of: entry)
    return reader.child(named: "color", of: entry)
  }

  private func systemColor(
    _ name: String, _ element: ElementIndex, _ attribute: String, in builder: inout GraphBuilder
  ) -> ArchivedValue {
    let system = [ArchivedObject.KeyedValue("UISystemColorName", builder.string(name))]
    if !Self.current.contains(name), let stored = resource("systemColor", name) {
      return components(stored, system, in: &builder)
    }
    if let known = Color.Components(systemColor: name) {
      return known.space == .gray
        ? Self.gray(known.red, known.alpha, system, in: &builder)
        : rgb([known.red, known.green, known.blue], known.alpha, system, in: &builder)
    }
    reader.refuse(
      "the components of \(attribute)=\"\(name)\" are not known; save the document in Xcode 12 or later, which adds them",
      at: element, attribute: attribute)
    return .null
  }

  private func components(
    _ element: ElementIndex, _ first: [ArchivedObject.KeyedValue], in builder: inout GraphBuilder
  ) -> ArchivedValue {
    if !hasUsableNumbers(element) { return .null }
    let space = reader.text("colorSpace", of: element)
    let custom = reader.text("customColorSpace", of: element)
    let alpha = reader.number("alpha", of: element) ?? 1
    switch (space == "custom" ? custom : space) ?? "none" {
    case "sRGB": return rgb(channels(element), alpha, first, in: &builder)
    case "displayP3":
      return rgb(DisplayP3.sRGB(channels(element)).map { Double(Float($0)) }, alpha, first, in: &builder)
    case "calibratedRGB":
      return rgb(GenericRGB.sRGB(channels(element)).map { Double(Float($0)) }, alpha, first, in: &builder)
    case "genericGamma22GrayColorSpace":
      return gray(reader.number("white", of: element) ?? 0, alpha, first, in: &builder)
    case "calibratedWhite" where space == "custom" && [0, 1].contains(reader.number("white", of: element)):
      return rgb(Array(repeating: reader.number("white", of: element) ?? 0, count: 3), alpha, first, in: &builder)
    case "calibratedWhite" where reader.number("white", of: element).map { $0 == 0 || $0 == 1 } ?? false:
      return gray(reader.number("white", of: element) ?? 0, alpha, first, in: &builder)
    case let name:
      reader.refuse(
        "the compiled form of this color in the color space \(name) is not known; choose sRGB in Interface Builder",
        at: element)
      return .null
    }
  }

  /// Notes a problem with components that are far from any color: conversions would leave the numbers of 32 bits.
  private func hasUsableNumbers(_ element: ElementIndex) -> Bool {
    let names = ["red", "green", "blue", "white", "alpha"]
    let unusable = names.first { name in reader.number(name, of: element).map { abs($0) > 1000 } ?? false }
    guard let unusable else { return true }
    reader.refuse(
      "\(unusable)=\"\(reader.tree[element, unusable] ?? "")\" is no component of a color; write a number from 0 to 1",
      at: element, attribute: unusable)
    return false
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
    return Self.share(values, in: &builder)
  }

  /// Black, white and clear have the names of the system's colors.
  private func gray(
    _ white: Double, _ alpha: Double, _ first: [ArchivedObject.KeyedValue], in builder: inout GraphBuilder
  ) -> ArchivedValue {
    let name: String? =
      switch (white, alpha) {
      case (0, 0): "clearColor"
      case (0, 1): "blackColor"
      case (1, 1): "whiteColor"
      default: nil
      }
    guard first.isEmpty, let name else { return Self.gray(white, alpha, first, in: &builder) }
    return Self.systemGray(name, white: white, alpha: alpha, in: &builder)
  }

  private static func gray(
    _ white: Double, _ alpha: Double, _ first: [ArchivedObject.KeyedValue], in builder: inout GraphBuilder
  ) -> ArchivedValue {
    var values = first + [.init("UIColorComponentCount", .int8(2))]
    values += component("UIWhite", white) + component("UIAlpha", alpha)
    values.append(.init("NSWhite", text([white] + (alpha == 1 ? [] : [alpha]))))
    values.append(.init("NSColorSpace", .int8(4)))
    return Self.share(values, in: &builder)
  }

  /// Colors are the same if their components are the same with 32 bits.
  private static func share(
    _ values: [ArchivedObject.KeyedValue], in builder: inout GraphBuilder
  ) -> ArchivedValue {
    let short = values.filter { $0.key != "NSRGB" && $0.key != "NSWhite" }.map { keyed in
      keyed.key.hasByteSuffix("-Double") ? ArchivedObject.KeyedValue(keyed.key, .null) : keyed
    }
    return builder.share(
      ArchivedObject("UIColor", fallbackClassNames: ["NSColor"], values), as: ArchivedObject("UIColor", short))
  }

  /// A component, and once more where 32 bits do not hold it.
  private static func component(_ key: String, _ value: Double) -> [ArchivedObject.KeyedValue] {
    let short = ArchivedObject.KeyedValue(key, .float(Float(value)))
    return Double(Float(value)) == value ? [short] : [short, .init(key + "-Double", .double(value))]
  }

  /// Numbers with three significant digits.
  ///
  /// Evidence: 7,796 of 7,796 components.
  private static func text(_ numbers: [Double]) -> ArchivedValue {
    .data(Array(numbers.map { ShortNumber.text($0) }.joined(separator: " ").utf8))
  }
}

/// Numbers as C prints them with three significant digits.
enum ShortNumber {
  static func text(_ number: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 32)
    let count = withVaList([number]) { vsnprintf(&buffer, buffer.count, "%.3g", $0) }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Converts colors of the color space Display P3 to sRGB.
///
/// Components may lie outside of 0 to 1.
///
/// Evidence: 4 of 4 colors to a hundred thousandth, in nibs of coder version 10; all are nearly white.
enum DisplayP3 {
  /// From the primaries of DCI-P3 to those of sRGB, both with the white of D65.
  private static let matrix = [
    [1.2249401, -0.2249404, 0], [-0.0420569, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735],
  ]

  /// - Parameter channels: Red, green and blue.
  static func sRGB(_ channels: [Double]) -> [Double] {
    LinearRGB.encoded(channels.map { LinearRGB.decoded($0) }, by: matrix)
  }
}

/// The transfer function of sRGB, between stored components and linear light.
enum LinearRGB {
  /// Linear components of another color space as components of sRGB.
  static func encoded(_ channels: [Double], by matrix: [[Double]]) -> [Double] {
    matrix.map { row in encoded(zip(row, channels).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  static func decoded(_ value: Double) -> Double {
    if value < 0 { return -decoded(-value) }
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    if value < 0 { return -encoded(-value) }
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

/// Converts colors of the calibrated color space, Apple's Generic RGB, to sRGB.
///
/// Components may lie a little outside of 0 to 1.
///
/// Evidence: 25 of 25 colors to a hundred thousandth, in nibs of coder version 10.
enum GenericRGB {
  private static let gamma = 1.8
  /// From linear Generic RGB to linear sRGB. Each row keeps grays.
  private static let matrix = [
    [1.025246, -0.026545, 0.001299], [0.019400, 0.948001, 0.032599], [-0.001762, -0.001436, 1.003198],
  ]

  /// - Parameter channels: Red, green and blue.
  static func sRGB(_ channels: [Double]) -> [Double] {
    LinearRGB.encoded(channels.map { pow($0, gamma) }, by: matrix)
  }
}
