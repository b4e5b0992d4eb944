public import NibDecoder

/// A `<scrollView>` of a macOS document, which lays out its clip view inside its border.
public final class AppKitScrollView: View {
  private let borderWidth: Double

  /// Whether a line surrounds the view.
  package var hasBorder: Bool { borderWidth > 0 }
  /// Whether the view fills its frame behind its content.
  package var drawsBackground: Bool { coder.bool(forKey: "drawsBackground") }

  /// Whether a scroll bar appears that scrolls along an axis.
  package func hasScroller(along axis: Axis) -> Bool {
    coder.bool(forKey: axis == .horizontal ? "hasHorizontalScroller" : "hasVerticalScroller")
  }

  /// Reads the border.
  public required init(coder: NibCoder) throws {
    borderWidth = coder.decodeString(forKey: "borderType") == "none" ? 0 : 1
    try super.init(coder: coder)
  }

  package override var scrollsSubviews: Bool { true }

  override func contentInsets(of view: View, in settings: DocumentSettings) -> EdgeInsets? {
    guard view.key == "contentView", !isTiled(view) else { return nil }
    return EdgeInsets(all: borderWidth)
  }

  /// Whether the stored frame of the clip view is one that AppKit gives it, which leaves out no more than the border and
  /// scrollers. Interface Builder does not always update it with the scroll view's.
  ///
  /// Evidence: 194/198 scroll views; Interface Builder marks 3 of the others as misplaced.
  private func isTiled(_ clipView: View) -> Bool {
    guard let inner = clipView.declaredFrame else { return false }
    guard let outer = declaredFrame else { return true }
    let most = 2 * borderWidth + Self.thickestScroller
    return outer.width - inner.width <= most && outer.height - inner.height <= most
  }

  private static let thickestScroller = 20.0
}

extension AppKitScrollView: TextlessView {
  static var elementNames: [String] { ["scrollView"] }

  var standardContent: ViewContent { .decoration }
}
