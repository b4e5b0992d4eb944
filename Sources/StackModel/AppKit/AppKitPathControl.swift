public import NibDecoder

/// A `<pathControl>` of a macOS document. Its width follows from the path that the app gives it.
public final class AppKitPathControl: SystemView {
  private let controlSize: ControlSize
  private let isPopUp: Bool

  override class var elementNames: [String] { ["pathControl"] }

  /// Reads the size and the style of the cell.
  public required init(coder: NibCoder) throws {
    controlSize = ControlSize(control: coder)
    isPopUp = coder.cell.decodeString(forKey: "pathStyle") == "popUp"
    try super.init(coder: coder)
  }

  override var hasUnmodeledSize: Bool { true }

  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool { false }

  /// A pop-up button's height in that style; otherwise 20 points where it is small, and 22.
  ///
  /// Evidence: 4/4 path controls, 4 repositories.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    if isPopUp { return IntrinsicSize(height: metrics(in: settings).contentSize(textWidth: 0).height) }
    return IntrinsicSize(height: controlSize == .small ? 20 : 22)
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    isPopUp ? metrics(in: settings).insets : .zero
  }

  private func metrics(in settings: DocumentSettings) -> AppKitControlMetrics {
    AppKitPopUpButtonMetrics(controlSize: controlSize, design: settings.appKitDesign).rounded
  }
}
