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

/// A `<clipView>` of a macOS document. Tables fill it.
public final class AppKitClipView: View {
  private static let filling: Set<String> = ["tableView", "outlineView", "collectionView"]

  package override var scrollsSubviews: Bool { true }

  override func contentInsets(of view: View, in settings: DocumentSettings) -> EdgeInsets? {
    view.declaredFrame == nil && Self.filling.contains(view.elementName) ? .zero : nil
  }
}

extension AppKitClipView: TextlessView {
  static var elementNames: [String] { ["clipView"] }

  var standardContent: ViewContent { .decoration }
}

/// A `<tableView>` of a macOS document, whose cell views are as wide as their columns.
public final class AppKitTableView: ListView {
  /// Tells the cell views the widths of their columns.
  public required init(coder: NibCoder) throws {
    for column in coder.coders(in: "tableColumns") {
      let width = column.decodeLength(forKey: "width")
      for cell in column.decodeObjects(of: CellView.self, in: "prototypeCellViews") { cell.columnWidth = width }
    }
    try super.init(coder: coder)
  }

  override class var elementNames: [String] { ["tableView"] }
}

/// A `<textView>` of a macOS document, which a scroll view holds.
public final class AppKitTextView: SystemView {
  /// The text, for drawing.
  package var text: StyledText? {
    decodeLate { coder in
      let text = StyledText(coder: coder, key: "string", attributedKey: "textStorage", defaultFont: .system(13))
      return text.characters.isEmpty ? nil : text
    }
  }

  package override var scrollsSubviews: Bool { true }

  override class var elementNames: [String] { ["textView"] }
}
