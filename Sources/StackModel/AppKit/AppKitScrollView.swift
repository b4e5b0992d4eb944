public import NibDecoder

/// A `<scrollView>` of a macOS document. It lays out its clip view, inside of its border.
open class AppKitScrollView: View {
  private let borderWidth: Double

  /// Reads the border.
  public required init(coder: NibCoder) throws {
    borderWidth = coder.decodeString(forKey: "borderType") == "none" ? 0 : 1
    try super.init(coder: coder)
  }

  override func contentInsets(of view: View, in settings: DocumentSettings) -> EdgeInsets? {
    view.key == "contentView" && view.declaredFrame == nil ? EdgeInsets(all: borderWidth) : nil
  }
}

/// A `<clipView>` of a macOS document. Tables fill it.
open class AppKitClipView: View {
  private static let filling: Set<String> = ["tableView", "outlineView", "collectionView"]

  override func contentInsets(of view: View, in settings: DocumentSettings) -> EdgeInsets? {
    view.declaredFrame == nil && Self.filling.contains(view.elementName) ? .zero : nil
  }
}
