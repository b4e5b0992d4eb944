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
