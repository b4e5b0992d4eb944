import StackModel

extension DrawingContext {
  /// Begins what a control draws, at half its opacity if the control is disabled; ``endContent(of:)`` ends it.
  mutating func beginContent(of control: View) {
    if !control.isEnabled { canvas.beginGroup(SVGCanvas.Group(opacity: 0.5)) }
  }

  mutating func endContent(of control: View) {
    if !control.isEnabled { canvas.endGroup() }
  }
}
