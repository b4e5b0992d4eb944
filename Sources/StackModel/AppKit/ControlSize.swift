import NibDecoder

/// AppKit's four sizes of controls.
package enum ControlSize: String, CaseIterable {
  case regular, small, mini, large

  /// The size that a control's cell names; controls without a cell name it themselves.
  init(control coder: NibCoder) {
    self =
      coder.decodeEnum(ControlSize.self, forKey: "controlSize")
      ?? coder.coder(forKey: "cell")?.decodeEnum(ControlSize.self, forKey: "controlSize") ?? .regular
  }
}
