import FontMetrics
public import NibDecoder

/// A `<box>` of a macOS document: a frame with a title round a content view, or a separator line.
open class AppKitBox: View {
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

  /// A separator runs where it does not hug: by the written hugging priority 101 of 101 stored ones are told apart.
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

  /// A separator is a line: 5 across with its insets, 63 of 63.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch type {
    case .horizontalSeparator: IntrinsicSize(height: 1)
    case .verticalSeparator: IntrinsicSize(width: 1)
    case .primary, .custom: .none
    }
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    switch type {
    case .horizontalSeparator: EdgeInsets(top: 2, bottom: 2)
    case .verticalSeparator: EdgeInsets(left: 2, right: 2)
    case .primary where hasBorder && settings[AppKitFacts.design] < .tahoe:
      EdgeInsets(top: hasTitle ? 0 : 2, left: 3, bottom: 4, right: 3)
    case .primary, .custom: .zero
    }
  }

  /// The title's line and the border below it: 19 of 19 in 3 repositories, 17 + 1 at 14 points and 14 + 1 at 11.
  private func titleHeight(_ settings: DocumentSettings) -> Double {
    TextMetrics(titleFont, settings.text).appKitLineHeight(in: settings) + 1
  }

  /// The border's width; in the standard look a point inside of the alignment rectangle, and the title above it.
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
