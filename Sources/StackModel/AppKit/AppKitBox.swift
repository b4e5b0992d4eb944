import FontMetrics
public import NibDecoder

/// A `<box>` of a macOS document: a titled frame around a content view, or a separator line.
public final class AppKitBox: View {
  private let type: Kind
  private let hasBorder: Bool
  private let hasTitle: Bool
  private let borderWidth: Double
  private let titleFont: Font

  private enum Kind {
    case primary, custom, horizontalSeparator, verticalSeparator
  }

  /// Reads the type.
  public required init(coder: NibCoder) throws {
    type = Self.kind(coder)
    hasBorder = coder.decodeString(forKey: "borderType") != "none"
    hasTitle = coder.decodeString(forKey: "titlePosition") != "noTitle"
    borderWidth = coder.decodeLength(forKey: "borderWidth") ?? 1
    titleFont = Font(coder: coder, key: "titleFont") ?? .system(11)
    try super.init(coder: coder)
  }

  /// A separator is long along the axis on which it does not hug.
  ///
  /// Evidence: 101/101 separators.
  private static func kind(_ coder: NibCoder) -> Kind {
    switch coder.decodeString(forKey: "boxType") {
    case "separator":
      let isVertical =
        coder.decodePriority(forKey: "horizontalHuggingPriority") ?? 250
        > coder.decodePriority(forKey: "verticalHuggingPriority") ?? 250
      return isVertical ? .verticalSeparator : .horizontalSeparator
    case "custom", "oldStyle": return .custom
    default: return .primary
    }
  }

  /// Shadows and bezels of macOS controls differ from version to version.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool { false }

  /// A separator is a line of 1 point, whose frame is 5 points across.
  ///
  /// Evidence: 63/63 separators.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch type {
    case .horizontalSeparator: IntrinsicSize(height: 1)
    case .verticalSeparator: IntrinsicSize(width: 1)
    case .primary, .custom: .none
    }
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    switch type {
    case .horizontalSeparator: EdgeInsets(top: 2, bottom: 2)
    case .verticalSeparator: EdgeInsets(left: 2, right: 2)
    case .primary where hasBorder && settings[AppKitFacts.design] < .tahoe:
      EdgeInsets(top: hasTitle ? 0 : 2, left: 3, bottom: 4, right: 3)
    case .primary, .custom: .zero
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
    case .custom: return EdgeInsets(all: hasBorder ? borderWidth : 0)
    case .primary where hasBorder:
      let frame: Double = settings[AppKitFacts.design] < .tahoe ? 1 : 0
      return EdgeInsets(top: hasTitle ? titleHeight(settings) : frame, left: frame, bottom: frame, right: frame)
    case .primary, .horizontalSeparator, .verticalSeparator: return .zero
    }
  }
}

extension AppKitBox: TextlessView {
  var standardContent: ViewContent { .decoration }
}
