import CompiledNib
import XMLSource

/// What a kind of view adds to the keys of all views.
enum ViewClass: String {
  case view, label, imageView, stackView

  var className: String {
    switch self {
    case .view: "UIView"
    case .label: "UILabel"
    case .imageView: "UIImageView"
    case .stackView: "UIStackView"
    }
  }

  /// The keys that only this class has, in their order.
  func values(
    of element: ElementIndex, subviews: [ArchivedValue], in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    switch self {
    case .view: []
    case .label: Self.label(element, in: &content)
    case .imageView: Self.imageView(element, in: &content)
    case .stackView: Self.stackView(element, subviews, in: &content)
    }
  }

  private static func imageView(
    _ element: ElementIndex, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    guard let name = content.reader.text("image", of: element) else { return [] }
    let placeholder = ArchivedObject(
      "UIImageNibPlaceholder",
      [
        .init("UIImageWidth", .float(1)), .init("UIImageHeight", .float(1)),
        .init("UIResourceName", content.builder.string(name)), .init("UISystemSymbolResourceName", .null),
        .init("UISymbolImageConfiguration", .null), .init("UIResourceCatalogName", .null),
      ])
    return [.init("UIImage", content.builder.share(placeholder))]
  }

  private static func stackView(
    _ element: ElementIndex, _ subviews: [ArchivedValue], in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    let reader = content.reader
    let axis = reader.choice("axis", of: element, ["horizontal": 0, "vertical": 1]) ?? 0
    let distribution = reader.choice(
      "distribution", of: element,
      ["fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4])
    let alignment = reader.choice(
      "alignment", of: element,
      ["fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4])
    return [
      .init("UIStackViewArrangedSubviews", content.builder.list(subviews)),
      .init("UIStackViewAxis", .integer(axis)), .init("UIStackViewDistribution", .integer(distribution ?? 0)),
      .init("UIStackViewAlignment", .integer(alignment ?? 0)),
      .init("UIStackViewSpacing", .double(reader.number("spacing", of: element) ?? 0)),
      .init("UIStackViewBaselineRelative", .bool(false)), .init("UIStackViewLayoutMarginsRelative", .bool(false)),
    ]
  }

  private static func label(_ element: ElementIndex, in content: inout NibContent) -> [ArchivedObject.KeyedValue] {
    let reader = content.reader
    var values: [ArchivedObject.KeyedValue] = []
    if let highlighted = reader.child("highlightedColor", of: element), reader.tree.name(of: highlighted) == "color" {
      let color = ColorCompiler(reader: reader).color(highlighted, in: &content.builder)
      values.append(.init("UIHighlightedColor", color))
    }
    let string = reader.child("text", of: element).map { reader.tree.text(of: $0) }
    let text = reader.text("text", of: element) ?? string ?? ""
    values.append(.init("UIText", content.builder.string(text)))
    // Evidence: 4 labels, 2 nibs.
    if reader.flag("adjustsFontForContentSizeCategory", of: element) == true {
      values.append(.init("UIAdjustsFontForContentSizeCategory", .bool(true)))
    }
    var size = 17.0
    if let description = reader.child("fontDescription", of: element) {
      let (font, points) = FontCompiler(reader: reader).font(description, in: &content.builder)
      values.append(.init("UIFont", font))
      size = points
    } else {
      reader.refuse("the compiled form of a label without a <fontDescription> is not known; choose a font", at: element)
    }
    var hasColor = false
    if let textColor = reader.child("textColor", of: element), reader.tree.name(of: textColor) == "color" {
      values.append(
        .init("UITextColor", ColorCompiler(reader: reader).color(textColor, in: &content.builder)))
      hasColor = true
    } else {
      values.append(.init("UITextColor", defaultTextColor(in: &content.builder)))
    }
    values.append(.init("UIShadowOffset", .geometry([0, -1])))
    if let lines = reader.number("numberOfLines", of: element) {
      values.append(.init("UINumberOfLines", .integer(Int(max(0, min(lines, 1e6))))))
    }
    values += fitting(element, size, reader)
    let baseline = ["alignBaselines": 0, "alignCenters": 1, "none": 2]
    if let baseline = reader.choice("baselineAdjustment", of: element, baseline), baseline != 0 {
      values.append(.init("UIBaselineAdjustment", .integer(baseline)))
    }
    let alignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
    values.append(.init("UITextAlignment", .integer(reader.choice("textAlignment", of: element, alignments) ?? 0)))
    let modes = [
      "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4, "middleTruncation": 5,
    ]
    if let mode = reader.choice("lineBreakMode", of: element, modes), mode != 4 {
      values.append(.init("UILineBreakMode", .integer(mode)))
    }
    values.append(.init("UIDisableUpdateTextColorOnTraitCollectionChange", .bool(hasColor)))
    return values
  }

  /// How far the text may shrink.
  private static func fitting(
    _ element: ElementIndex, _ size: Double, _ reader: VocabularyReader
  ) -> [ArchivedObject.KeyedValue] {
    let minimum = reader.number("minimumFontSize", of: element)
    let isFitted = reader.flag("adjustsFontSizeToFit", of: element) ?? (minimum != nil)
    guard isFitted, let minimum, size > 0 else { return [] }
    return [
      .init("UIAdjustsFontSizeToFit", .bool(true)), .init("UIMinimumFontSize", .float(Float(minimum))),
      .init("UIMinimumScaleFactor", .float(Float(minimum / size))),
    ]
  }

  private static func defaultTextColor(in builder: inout GraphBuilder) -> ArchivedValue {
    builder.share(
      ArchivedObject(
        "UIColor", fallbackClassNames: ["NSColor"],
        [
          .init("UISystemColorName", builder.string("labelColor")), .init("UIColorComponentCount", .int8(2)),
          .init("UIWhite", .float(0)), .init("UIAlpha", .float(1)), .init("NSWhite", .data(Array("0".utf8))),
          .init("NSColorSpace", .int8(4)),
        ]))
  }
}
