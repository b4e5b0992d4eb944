public import NibDecoder

/// A `<box>` of a macOS document: a frame with a title, or a separator line.
open class AppKitBox: View {
  private let type: String
  private let border: String?

  /// Reads the type.
  public required init(coder: NibCoder) throws {
    type = coder.decodeString(forKey: "boxType") ?? "primary"
    border = coder.decodeString(forKey: "borderType")
    try super.init(coder: coder)
  }

  /// A separator is a line: 5 high with its insets.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    type == "separator" ? IntrinsicSize(height: 1) : .none
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    switch type {
    case "separator": EdgeInsets(top: 2, bottom: 2)
    case "primary" where !settings.isXcode26OrLater: EdgeInsets(left: 3, bottom: 4, right: 3)
    default: .zero
    }
  }
}
