import Formats

/// The background that the system gives a cell.
///
/// Evidence: 12 of 12 cells.
enum SystemBackground {
  static let selectionStyles = ["none": 0, "blue": 1, "gray": 2, "default": 3]

  /// Cells of tables have it that have no color, and another selection than the standard one.
  static func isUsed(for view: ElementIndex, in content: inout NibContent) -> Bool {
    content.reader.tree.name(of: view) == "tableViewCell"
      && content.reader.choice("selectionStyle", of: view, selectionStyles) ?? 3 != 3
      && content.color("backgroundColor", of: view) == nil
  }

  /// The keys of a view that only has a frame.
  static let plainView: [ArchivedObject.KeyedValue] = [
    .init("UIDeepDrawRect", .bool(true)), .init("UIOpaque", .bool(true)), .init("UIAutoresizeSubviews", .bool(true)),
    .init("UIViewSemanticContentAttribute", .int8(0)), .init("UIViewLargeContentStoredProperties", .null),
  ]

  static func color(in builder: inout GraphBuilder) -> ArchivedValue {
    ColorCompiler.systemGray("tableCellPlainBackgroundColor", white: 1, alpha: 1, in: &builder)
  }

  static func view(of cell: ElementIndex, in content: inout NibContent) -> ArchivedValue {
    let frame = ViewKeys.size(of: cell, content)
    // Evidence: 12 of 12, 8 of which have a fraction.
    let size = [frame[0], frame[1].rounded(.up)]
    return content.builder.add(
      ArchivedObject(
        "_UISystemBackgroundView",
        [
          .init("UIBounds", .geometry([0, 0] + size)), .init("UICenter", .geometry(size.map { $0 / 2 })),
        ] + plainView + [.init("configurationAPI", configuration(in: &content.builder))]))
  }

  private static func configuration(in builder: inout GraphBuilder) -> ArchivedValue {
    let clear = ColorCompiler.systemGray("clearColor", white: 0, alpha: 0, in: &builder)
    let values: [ArchivedObject.KeyedValue] = [
      .init("customView", .null), .init("cornerRadius", .double(0)), .init("maskedCorners", .int8(15)),
      .init("backgroundColor", color(in: &builder)), .init("backgroundColorTransformerIdentifier", .int8(0)),
      .init("visualEffect", .null), .init("image", .null), .init("imageContentMode", .int8(0)),
      .init("backgroundInsets", builder.string("{0, 0, 0, 0}")),
      .init("edgesAddingLayoutMarginsToBackgroundInsets", .int8(0)), .init("strokeColor", clear),
      .init("strokeColorTransformerIdentifier", .int8(0)), .init("strokeWidth", .double(0)),
      .init("strokeOutset", .double(0)), .init("shadowType", .int8(0)), .init("defaultStyle", .int8(1)),
    ]
    let customized = [
      "customView", "cornerRadius", "backgroundInsets", "edgesAddingLayoutMarginsToBackgroundInsets",
      "backgroundColor", "backgroundColorTransformerIdentifier", "visualEffect", "image", "imageContentMode",
      "strokeColor", "strokeColorTransformerIdentifier", "strokeWidth", "strokeOutset",
    ].map { ArchivedObject.KeyedValue("hasCustomized-\($0)", .bool(false)) }
    return builder.add(ArchivedObject("UIBackgroundConfiguration", values + customized))
  }
}
