import StackModel

/// The windows of a macOS document, by the views that they contain.
struct Windows {
  private var titleBars: [String: WindowTitleBar] = [:]

  init(_ document: LayoutDocument) {
    guard document.settings.platform == .macOS else { return }
    for window in document.windows {
      guard let id = window.contentViewID else { continue }
      titleBars[id] = WindowTitleBar(window: window)
    }
  }

  /// The title bar of the window that contains a view; nil if no window does, or it has none.
  func titleBar(of view: View) -> WindowTitleBar? { view.id.flatMap { titleBars[$0] } }
}

/// The title of a window and the buttons that close, shrink and enlarge it.
struct WindowTitleBar {
  /// The height of the title and the toolbar in points.
  let height: Double
  /// Whether the bar lies over the content, which reaches the upper edge of the window.
  let coversContent: Bool

  private static let titleHeight = 28.0

  private let toolbar: AppKitToolbar?
  private let title: String
  private let buttons: [Paint]
  private let hasBackground: Bool

  /// Nil for a window without a title bar.
  init?(window: AppKitWindow) {
    let mask = window.styleMask
    guard mask.contains(.titled) else { return nil }
    coversContent = mask.contains(.fullSizeContentView)
    hasBackground = !coversContent || !window.hasTransparentTitleBar
    title = window.title
    toolbar = window.toolbar
    height = Self.titleHeight + (toolbar?.height ?? 0)
    // A window that can do nothing of it has no buttons; one that can do some of it has all three.
    let styles = zip([AppKitWindow.Style.closable, .miniaturizable, .resizable], Self.colors)
    buttons = styles.contains { mask.contains($0.0) } ? styles.map { mask.contains($0) ? $1 : Self.disabled } : []
  }

  /// Draws the bar above the origin, or below it over the content.
  func draw(width: Double, _ context: inout DrawingContext) {
    let whole = Rect(x: 0, y: coversContent ? 0 : -height, width: width, height: height)
    let bar = Rect(x: 0, y: whole.y, width: width, height: Self.titleHeight)
    // A window that has texts or controls there hides what would lie over them.
    let isCovered = coversContent && context.surroundings?.hasText(in: whole) ?? false
    let row = Rect(x: 8, y: bar.y + 8, width: 20 * Double(buttons.count) - 8, height: 12)
    if isCovered, context.surroundings?.hasText(in: row) ?? false { return }
    if hasBackground, !isCovered {
      // Content can be seen through the bar.
      let fill = context.system("windowBackground").withOpacity(coversContent ? 0.85 : 1)
      context.canvas.rect(whole, fill: fill)
      context.canvas.rect(
        Rect(x: 0, y: whole.maxY - 0.5, width: width, height: 0.5), fill: context.system("separator"))
    }
    for (index, paint) in buttons.enumerated() {
      context.canvas.circle(14 + 20 * Double(index), bar.y + bar.height / 2, radius: 6, fill: paint)
    }
    if isCovered { return }
    context.draw(
      title, font: .system(13, weight: .bold),
      in: Rect(x: 70, y: bar.y, width: width - 140, height: bar.height), alignment: .center,
      color: context.system("windowFrameText"))
    toolbar?.draw(in: Rect(x: 0, y: bar.maxY, width: width, height: height - bar.height), &context)
  }

  private static let colors = [
    Paint(Color.Components(red: 1, green: 0.373, blue: 0.341, alpha: 1)),
    Paint(Color.Components(red: 0.996, green: 0.737, blue: 0.18, alpha: 1)),
    Paint(Color.Components(red: 0.157, green: 0.784, blue: 0.251, alpha: 1)),
  ]
  private static let disabled = Paint(
    Color.Components(white: 0, alpha: 0.12), dark: Color.Components(white: 1, alpha: 0.15))
}
