/// What a class of UIKit is in a document, key by key.
struct ElementTable {
  /// The name of the element.
  let element: String
  let rows: [AttributeRow]

  init(_ element: String, _ rows: [AttributeRow] = []) { (self.element, self.rows) = (element, rows) }

  /// The table of a class; nil for a class that has none.
  static func table(of className: String) -> ElementTable? { tables[className] }

  private static let tables: [String: ElementTable] = simpleViews.merging(controls) { $1 }.merging(lists) { $1 }

  // MARK: Names

  static let contentModes: [String?] = [
    nil, "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft",
    "topRight", "bottomLeft", "bottomRight",
  ]
  static let textAlignments: [String?] = [nil, "center", "right", "justified", "natural"]
  static let lineBreakModes: [String] = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]
  static let horizontalAlignments = ["center", "left", "right", "fill", "leading", "trailing"]
  static let verticalAlignments = ["center", "top", "bottom", "fill"]

  // MARK: Keys of every view

  static let view = ElementTable(
    "view",
    [
      AttributeRow("UIOpaque", "opaque", .writtenFlag),
      AttributeRow("UIHidden", "hidden", .flag(missing: false)),
      AttributeRow("UIUserInteractionDisabled", "userInteractionEnabled", .negatedFlag),
      AttributeRow("UIMultipleTouchEnabled", "multipleTouchEnabled", .flag(missing: false)),
      AttributeRow("UIClipsToBounds", "clipsSubviews", .flag(missing: false)),
      AttributeRow("UIClearsContextBeforeDrawing", "clearsContextBeforeDrawing", .flag(missing: true)),
      AttributeRow("UIContentMode", "contentMode", .choice(contentModes)),
      AttributeRow("UITag", "tag", .integer),
      AttributeRow("UIAlpha", "alpha", .number),
      AttributeRow("UIRestorationIdentifier", "restorationIdentifier", .text),
      AttributeRow(
        "UIViewContentHuggingPriority", "",
        .priorities(horizontal: "horizontalHuggingPriority", vertical: "verticalHuggingPriority", standard: "250")),
      AttributeRow(
        "UIViewContentCompressionResistancePriority", "",
        .priorities(
          horizontal: "horizontalCompressionResistancePriority", vertical: "verticalCompressionResistancePriority",
          standard: "750")),
      AttributeRow(
        "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", "translatesAutoresizingMaskIntoConstraints",
        .negatedFlag),
      AttributeRow("UIViewPreservesSuperviewMargins", "preservesSuperviewLayoutMargins", .flag(missing: false)),
      AttributeRow("UIViewInsetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", .flag(missing: true)),
      AttributeRow(
        "UIViewSemanticContentAttribute", "semanticContentAttribute",
        .choice([nil, "playback", "spatial", "forceLeftToRight", "forceRightToLeft"])),
      AttributeRow("UIBackgroundColor", "backgroundColor", .color),
      AttributeRow("UITintColor", "tintColor", .color),
    ])
}
