import Formats
import StackModel

/// Compiles `<fontDescription>`: fonts of the system by size and weight, text styles, and fonts by name.
///
/// Equal fonts of the system are one object; those by name are not, but for those of attributed texts.
///
/// Evidence: 56 of 56 fonts of the system, 32 of 35 by name, in nibs of coder version 10.
struct FontCompiler {
  /// What a font of the system is called and used for.
  private struct SystemFont {
    let name: String
    let usage: String
    let traits: Int
  }

  let reader: VocabularyReader

  /// - Returns: The font and its size in points.
  func font(_ element: ElementIndex, in builder: inout GraphBuilder) -> (font: ArchivedValue, size: Double) {
    if let style = reader.text("style", of: element) {
      guard let textStyle = TextStyle(rawValue: style), let size = Self.sizes[textStyle] else {
        reader.refuse(
          "the compiled form of the text style \"\(style)\" is not known; choose body, headline, subheadline or footnote",
          at: element, attribute: "style")
        return (.null, 0)
      }
      let isBold = textStyle.weight != .regular
      let name = isBold ? ".SFUI-Semibold" : ".SFUI-Regular"
      let first = [ArchivedObject.KeyedValue("UIIBTextStyle", builder.string(style))]
      return (font(name, first, points: 0, size, traits: isBold ? 2 : 0, isSystem: true, in: &builder), size)
    }
    let size = reader.number("pointSize", of: element) ?? 0
    guard size > 0 else {
      reader.refuse("a <fontDescription> without a pointSize has no known compiled form; add one", at: element)
      return (.null, 0)
    }
    if let name = reader.text("name", of: element) {
      reader.ignore(["family"], of: element)
      let descriptor = descriptor(size, "NSFontNameAttribute", name, isShared: false, in: &builder)
      return (font(name, [descriptor], points: size, size, traits: 0, isSystem: false, in: &builder), size)
    }
    let weight = reader.text("weight", of: element).map { "system \($0)" }
    let kind = weight ?? reader.text("type", of: element) ?? "none"
    reader.ignore(["type"], of: element)
    guard let system = Self.system[kind] else {
      reader.refuse(
        "the compiled form of a font of the kind \(kind) is not known; use a system or named font", at: element)
      return (.null, 0)
    }
    let descriptor = descriptor(size, "NSCTFontUIUsageAttribute", system.usage, in: &builder)
    return (
      font(system.name, [descriptor], points: size, size, traits: system.traits, isSystem: true, in: &builder), size
    )
  }

  /// The font of a fragment of an attributed text, by its name. Interface Builder's compiler puts the font of the system
  /// in place of fonts that the Mac does not have.
  ///
  /// Evidence: 15 fonts by name, 55 that the Mac did not have.
  func attributedFont(_ element: ElementIndex, in builder: inout GraphBuilder) -> ArchivedValue {
    let size = reader.number("size", of: element) ?? 12
    if let meta = reader.text("metaFont", of: element) {
      if meta == "system" { return system(size: size, in: &builder) }
      reader.refuse("the compiled form of the font \"\(meta)\" is not known; choose another one", at: element)
      return .null
    }
    guard let name = reader.text("name", of: element) else {
      return system(size: size, in: &builder)
    }
    let descriptor = descriptor(size, "NSFontNameAttribute", name, in: &builder)
    return font(name, [descriptor], points: size, size, traits: 0, isSystem: false, in: &builder)
  }

  /// The font of the system for labels and controls.
  func system(size: Double, in builder: inout GraphBuilder) -> ArchivedValue {
    let descriptor = descriptor(size, "NSCTFontUIUsageAttribute", "CTFontRegularUsage", in: &builder)
    return font(".SFUI-Regular", [descriptor], points: size, size, traits: 0, isSystem: true, in: &builder)
  }

  private static let system = [
    "system": SystemFont(name: ".SFUI-Regular", usage: "CTFontRegularUsage", traits: 0),
    "system semibold": SystemFont(name: ".SFUI-Semibold", usage: "CTFontDemiUsage", traits: 2),
    "system medium": SystemFont(name: ".SFUI-Medium", usage: "CTFontMediumUsage", traits: 0),
    "system light": SystemFont(name: ".SFUI-Light", usage: "CTFontLightUsage", traits: 8),
    "boldSystem": SystemFont(name: ".SFUI-Bold", usage: "CTFontEmphasizedUsage", traits: 2),
  ]

  private static let sizes: [TextStyle: Double] = [.headline: 17, .subheadline: 15, .body: 14, .footnote: 12]

  /// - Parameter isShared: Whether equal descriptors are one object, as those of the system's fonts.
  private func descriptor(
    _ size: Double, _ key: String, _ value: String, isShared: Bool = true, in builder: inout GraphBuilder
  ) -> ArchivedObject.KeyedValue {
    var entries = [
      builder.string("NSFontSizeAttribute"), builder.real(size), builder.string(key), builder.string(value),
    ]
    if value == "CTFontEmphasizedUsage" {
      entries += [builder.string("NSCTFontUIUsageOverrideAttribute"), builder.string("CTFontBoldUsage")]
    }
    let keyed = entries.map { ArchivedObject.KeyedValue("UINibEncoderEmptyKey", $0) }
    let dictionary = ArchivedObject("NSDictionary", [.init("NSInlinedValue", .bool(true))] + keyed)
    let attributes = isShared ? builder.share(dictionary) : builder.add(dictionary)
    let descriptor = ArchivedObject("UIFontDescriptor", [.init("UIFontDescriptorAttributes", attributes)])
    return .init("UIFontDescriptor", isShared ? builder.share(descriptor) : builder.add(descriptor))
  }

  private func font(
    _ name: String, _ first: [ArchivedObject.KeyedValue], points: Double, _ size: Double, traits: Int, isSystem: Bool,
    in builder: inout GraphBuilder
  ) -> ArchivedValue {
    let name = builder.string(name)
    var values = [ArchivedObject.KeyedValue("UIFontName", name)] + first + [.init("UIFontPointSize", .double(points))]
    if isSystem {
      values.append(.init("UIFontTextStyleForScaling", .null))
      values.append(.init("UIFontPointSizeForScaling", .double(0)))
      values.append(.init("UIFontMaximumPointSizeAfterScaling", .double(0)))
    }
    values.append(.init("UIFontTraits", .integer(traits)))
    values.append(.init("UISystemFont", .bool(isSystem)))
    values.append(.init("NSName", name))
    values.append(.init("NSSize", .double(size)))
    // Fonts by name are objects of their own: their descriptors are.
    return builder.share(ArchivedObject("UIFont", fallbackClassNames: ["NSFont"], values))
  }
}
