import StackModel

extension DrawingContext {
  /// Begins what a control draws, at half its opacity if the control is disabled; ``endContent(of:)`` ends it.
  mutating func beginContent(of control: View) {
    if control.isDisabled { canvas.beginGroup(SVGCanvas.Group(opacity: 0.5)) }
  }

  mutating func endContent(of control: View) {
    if control.isDisabled { canvas.endGroup() }
  }
}

extension View {
  /// Whether a control of iOS takes no touches.
  var isDisabled: Bool { decodeLate { $0.decodeBool(forKey: "enabled") } == false }
}
