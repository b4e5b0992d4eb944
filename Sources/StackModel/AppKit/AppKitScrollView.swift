public import NibDecoder

/// A `<scrollView>` of a macOS document, which lays out its clip view inside its border.
public final class AppKitScrollView: View {
  private let borderWidth: Double

  /// Whether a line surrounds the view.
  package var hasBorder: Bool { borderWidth > 0 }
  /// Whether the view fills its frame behind its content.
  package var drawsBackground: Bool { decodeLate { $0.decodeBool(forKey: "drawsBackground") } ?? true }

  /// Whether a scroll bar appears that scrolls along an axis.
  package func hasScroller(along axis: Axis) -> Bool {
    decodeLate { $0.decodeBool(forKey: axis == .horizontal ? "hasHorizontalScroller" : "hasVerticalScroller") } ?? true
  }

  /// Reads the border.
  public required init(coder: NibCoder) throws {
    borderWidth = coder.decodeString(forKey: "borderType") == "none" ? 0 : 1
    try super.init(coder: coder)
  }

  package override var scrollsSubviews: Bool { true }

  override func contentInsets(of view: View, in settings: DocumentSettings) -> EdgeInsets? {
    view.key == "contentView" && view.declaredFrame == nil ? EdgeInsets(all: borderWidth) : nil
  }
}

extension AppKitScrollView: TextlessView {
  static var elementNames: [String] { ["scrollView"] }

  var standardContent: ViewContent { .decoration }
}
