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
  /// Whether the border is drawn as a groove, as a new box's was before Xcode 10.
  private let isGroove: Bool

  /// A titled frame, a frame with a look of its own, or a line.
  package enum BoxType: String, CaseIterable {
    case primary, secondary, separator, oldStyle, custom
  }

  /// Reads the type.
  public required init(coder: NibCoder) throws {
    type = coder.unreportedValue(forKey: "boxType")
    isVertical = type == .separator && Self.isVertical(coder)
    let borderType = coder.decodeString(forKey: "borderType")
    (hasBorder, isGroove) = (borderType != "none", borderType == nil)
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
      switch boxes(settings) {
      case .tahoe: .zero
      case .yosemite where isGroove: .zero
      case .yosemite where !hasTitle || hasBorder: EdgeInsets(top: hasTitle ? 0 : 2, left: 3, bottom: 4, right: 3)
      case .bigSur where hasBorder: EdgeInsets(top: hasTitle ? 0 : 2, left: 3, bottom: 3, right: 3)
      default: hasBorder ? EdgeInsets(top: hasTitle ? 0 : 2, left: 3, bottom: 4, right: 3) : .zero
      }
    case .custom, .oldStyle: .zero
    }
  }

  /// The title's line and the border below it: 17 + 1 at 14 points and 14 + 1 at 11.
  ///
  /// Evidence: 19/19 boxes, 3 repositories.
  private func titleHeight(_ settings: DocumentSettings) -> Double {
    TextMetrics(titleFont, settings.text).appKitLineHeight(in: settings) + 1
  }

  private func boxes(_ settings: DocumentSettings) -> AppKitBoxes {
    let boxes = settings[AppKitFacts.boxes]
    return switch settings.appKitHost {
    case .catalina: boxes == .yosemite ? .yosemite : .mojave
    case .bigSur where [.yosemite, .mojave].contains(boxes): .bigSur
    case .ventura where [.yosemite, .mojave, .bigSur].contains(boxes): .monterey
    default: boxes
    }
  }

  /// From the frame to the content, without a title: the border and its shadow.
  private func borderInsets(_ settings: DocumentSettings) -> EdgeInsets {
    switch boxes(settings) {
    case .yosemite: isGroove ? EdgeInsets(all: 2) : EdgeInsets(all: 1)
    case .mojave, .bigSur: EdgeInsets(all: 3)
    case .monterey: EdgeInsets(top: 3, left: 4, bottom: 5, right: 4)
    case .tahoe: .zero
    }
  }

  /// The border's width. The title stands above the standard border.
  override func contentInsets(of view: View, in settings: DocumentSettings) -> EdgeInsets? {
    guard view.key == "contentView" else { return nil }
    switch type {
    case .custom, .oldStyle: return EdgeInsets(all: hasBorder ? borderWidth : 0)
    case .primary where hasBorder, .secondary where hasBorder:
      let (border, outside) = (borderInsets(settings), alignmentRectInsets(in: settings))
      // Of a box of macOS 26 the title's lowest points overlap the content. Evidence: 1/1.
      let title = titleHeight(settings) - (boxes(settings) == .tahoe ? 3 : 0)
      return EdgeInsets(
        top: hasTitle ? title : border.top - outside.top, left: border.left - outside.left,
        bottom: border.bottom - outside.bottom, right: border.right - outside.right)
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
