public import NibDecoder
import Support

/// A `<box>` of a macOS document: a titled frame around a content view, or a separator line.
public final class AppKitBox: View {
  /// What the box is: ``BoxType/primary`` if it is not written.
  package let type: BoxType
  private let isVertical: Bool
  /// Whether a line surrounds the content.
  package let hasBorder: Bool
  private let hasTitle: Bool
  private let borderWidth: Double
  private let titleFont: Font

  /// A titled frame, a frame with a look of its own, or a line.
  package enum BoxType: String, CaseIterable {
    case primary, secondary, separator, oldStyle, custom
  }

  /// Reads the type.
  public required init(coder: NibCoder) throws {
    type = coder.unreportedValue(forKey: "boxType")
    isVertical = type == .separator && Self.isVertical(coder)
    hasBorder = coder.decodeString(forKey: "borderType") != "none"
    hasTitle = coder.decodeString(forKey: "titlePosition") != "noTitle"
    borderWidth = coder.length(forKey: "borderWidth")
    titleFont = Font(coder: coder, key: "titleFont") ?? .system(11)
    try super.init(coder: coder)
  }

  /// A separator is long along the axis on which it does not hug.
  ///
  /// Evidence: 101/101 separators.
  private static func isVertical(_ coder: NibCoder) -> Bool {
    coder.priority(forKey: "horizontalHuggingPriority")
      > coder.priority(forKey: "verticalHuggingPriority")
  }

  /// Shadows and bezels of macOS controls differ from version to version.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool { false }

  /// A separator is a line of 1 point, whose frame is 5 points across.
  ///
  /// Evidence: 63/63 separators.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch type {
    case .separator: isVertical ? IntrinsicSize(width: 1) : IntrinsicSize(height: 1)
    case .primary, .secondary, .custom, .oldStyle: .none
    }
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    switch type {
    case .separator: isVertical ? EdgeInsets(left: 2, right: 2) : EdgeInsets(top: 2, bottom: 2)
    case .primary, .secondary:
      hasBorder && settings[AppKitFacts.design] < .tahoe
        ? EdgeInsets(top: hasTitle ? 0 : 2, left: 3, bottom: 4, right: 3) : .zero
    case .custom, .oldStyle: .zero
    }
  }

  /// The title's line and the border below it: 17 + 1 at 14 points and 14 + 1 at 11.
  ///
  /// Evidence: 19/19 boxes, 3 repositories.
  private func titleHeight(_ settings: DocumentSettings) -> Double {
    TextMetrics(titleFont, settings.text).appKitLineHeight(in: settings) + 1
  }

  /// The border's width. The standard border lies a point inside the alignment rectangle, with the title above it.
  override func contentInsets(of view: View, in settings: DocumentSettings) -> EdgeInsets? {
    guard view.key == "contentView" else { return nil }
    switch type {
    case .custom, .oldStyle: return EdgeInsets(all: hasBorder ? borderWidth : 0)
    case .primary where hasBorder, .secondary where hasBorder:
      let frame: Double = settings[AppKitFacts.design] < .tahoe ? 1 : 0
      return EdgeInsets(top: hasTitle ? titleHeight(settings) : frame, left: frame, bottom: frame, right: frame)
    case .primary, .secondary, .separator: return .zero
    }
  }
}

/// What only drawing needs.
extension AppKitBox {
  /// The title that is shown; nil for none.
  package var title: String? { hasTitle ? decodeLate { $0.decodeString(forKey: "title") } : nil }
  /// Whether the title stands at the lower edge.
  package var isTitleAtBottom: Bool {
    decodeLate { $0.decodeString(forKey: "titlePosition")?.hasByteSuffix("Bottom") } ?? false
  }
  /// The color of a custom box; nil for none.
  package var fillColor: Color? { decodeLateColor(forKey: "fillColor") }
  /// The color of the line; nil for the system's.
  package var borderColor: Color? { decodeLateColor(forKey: "borderColor") }
  /// The radius of the corners of a custom box in points.
  package var boxCornerRadius: Double { coder.double(forKey: "cornerRadius") }
}

extension AppKitBox: TextlessView {
  static var elementNames: [String] { ["box"] }

  var standardContent: ViewContent { .decoration }
}
