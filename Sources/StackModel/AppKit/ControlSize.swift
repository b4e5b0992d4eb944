import NibDecoder

/// AppKit's four sizes of controls.
package enum ControlSize: String, CaseIterable {
  case regular, small, mini, large

  /// The size that a control's cell names; controls without a cell name it themselves.
  init(control coder: NibCoder) {
    self =
      coder.decodeEnum(ControlSize.self, forKey: "controlSize") ?? coder.cell.value(forKey: "controlSize")
  }

  /// The size of the system's font in controls, as `NSFont.systemFontSize(for:)` gives it.
  package var pointSize: Double {
    switch self {
    case .regular, .large: 13
    case .small: 11
    case .mini: 9
    }
  }
}
