public import NibDecoder

/// An `<activityIndicatorView>`.
public final class ActivityIndicatorView: View {
  /// Whether the indicator turns.
  public let isAnimating: Bool
  /// The color; nil for the system's.
  package var color: Color? { decodeLateColor(forKey: "color") }
  private let isLarge: Bool
  /// Whether the indicator hides itself because it does not turn.
  private let hidesItself: Bool

  /// Reads the style.
  public required init(coder: NibCoder) throws {
    isLarge = coder.decodeString(forKey: "style")?.lowercased().contains("large") ?? false
    let hidesWhenStopped = coder.bool(forKey: "hidesWhenStopped")
    isAnimating = coder.bool(forKey: "animating")
    hidesItself = hidesWhenStopped && !isAnimating
    try super.init(coder: coder)
  }

  /// Shows a stopped indicator on the canvas, and hides it at run time.
  ///
  /// Evidence: 4/4 indicators in stack views, 4 repositories.
  override func adapt(to semantics: LayoutSemantics) {
    if hidesItself { isHidden = semantics == .runtime }
  }

  /// 20 points square, 37 for the large styles.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    isLarge ? IntrinsicSize(width: 37, height: 37) : IntrinsicSize(width: 20, height: 20)
  }
}

extension ActivityIndicatorView: TextlessView {
  static var elementNames: [String] { ["activityIndicatorView"] }

  /// Thin spokes, which cover nothing.
  var standardContent: ViewContent { .empty }
}
