public import NibDecoder

/// A `<progressIndicator>` of a macOS document: a bar or a spinner.
public final class AppKitProgressIndicator: AppKitControl {
  /// Whether the indicator is a spinner rather than a bar.
  package let isSpinning: Bool
  /// The value and its range, for drawing.
  package var valueRange: AppKitValueRange? { decodeLate(AppKitValueRange.init) }
  /// Whether the bar shows that something is done, and not how much.
  package var isIndeterminate: Bool { coder.bool(forKey: "indeterminate") }

  /// Reads the style.
  public required init(coder: NibCoder) throws {
    isSpinning = coder.decodeString(forKey: "style") == "spinning"
    try super.init(coder: coder)
  }

  /// A bar has any width.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let isSmall = controlSize == .small
    guard isSpinning else { return IntrinsicSize(height: isSmall ? 12 : 18) }
    return isSmall ? IntrinsicSize(width: 16, height: 16) : IntrinsicSize(width: 32, height: 32)
  }

  /// Evidence: 4/4 small bars, 3 repositories; 6/6 regular ones, 5 repositories.
  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    isSpinning || controlSize == .small ? .zero : EdgeInsets(top: 1, bottom: 1)
  }
}

extension AppKitProgressIndicator: TextlessView {
  static var elementNames: [String] { ["progressIndicator"] }

  var standardContent: ViewContent { isSpinning ? .empty : .decoration }
}
