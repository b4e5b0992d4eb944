/// A `<navigationBar>`, `<toolbar>`, `<tabBar>` or `<searchBar>`: any width, a height by its kind.
open class Bar: View {
  /// The height that the bar's kind has in the version of Interface Builder.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch elementName {
    case "searchBar": IntrinsicSize(height: settings.toolsVersion >= 13_000 ? 56 : 44)
    case "tabBar": IntrinsicSize(height: 49)
    case "toolbar": IntrinsicSize(height: (17_000..<19_000).contains(settings.toolsVersion) ? 49 : 44)
    default: IntrinsicSize(height: settings.isXcode26OrLater ? 54 : 44)
    }
  }
}
