public import NibDecoder

/// A control of a macOS document, in one of AppKit's four sizes.
public class AppKitControl: View {
  /// What a switch or a checkbox shows.
  package enum State: String, CaseIterable {
    case off, on, mixed
  }

  package let controlSize: ControlSize

  /// Reads the control size.
  public required init(coder: NibCoder) throws {
    controlSize = ControlSize(control: coder)
    try super.init(coder: coder)
  }

  /// Shadows and bezels of macOS controls differ from version to version.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool { false }
}
