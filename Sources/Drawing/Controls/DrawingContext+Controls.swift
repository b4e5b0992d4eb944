import StackModel

extension View {
  /// Where a control of one size is drawn in a frame that is larger or smaller: at the upper leading corner, or in the middle.
  func naturalFrame(in size: Size, _ settings: DocumentSettings, isCentered: Bool = false) -> Rect {
    let (natural, insets) = (intrinsicContentSize(in: settings, width: nil), alignmentRectInsets(in: settings))
    let width = natural.width.map { $0 + insets.left + insets.right } ?? size.width
    let height = natural.height.map { $0 + insets.top + insets.bottom } ?? size.height
    guard isCentered else {
      return Rect(x: isRightToLeft(in: settings) ? size.width - width : 0, y: 0, width: width, height: height)
    }
    return size.bounds.centered(Size(width: width, height: height))
  }
}

extension Rect {
  /// The middle part of the alignment rectangle of a push or pop-up button in a frame that is higher or lower than its
  /// bezel.
  func withBezelHeight(atLeast natural: Double, in size: Size) -> Rect {
    let height = height > 26 ? max(22, natural) : max(height, min(natural, size.height))
    let middle = y + (self.height - height) / 2
    let isLow = height > self.height
    return Rect(x: x, y: isLow ? min(max(0, middle), size.height - height) : middle, width: width, height: height)
  }

  /// A rectangle of a size in the middle.
  func centered(_ size: Size) -> Rect {
    Rect(x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width, height: size.height)
  }

  /// A square of a side in the middle.
  func square(_ side: Double) -> Rect { centered(Size(width: side, height: side)) }
}

extension DrawingContext {
  /// Begins what a control draws, at half its opacity if the control is disabled; ``endContent(of:)`` ends it.
  mutating func beginContent(of control: View) {
    if !control.isEnabled { canvas.beginGroup(SVGCanvas.Group(opacity: 0.5)) }
  }

  mutating func endContent(of control: View) {
    if !control.isEnabled { canvas.endGroup() }
  }
}

extension Paint {
  /// The face of a control.
  static let bezel = Paint(
    Color.Components(white: 1), dark: Color.Components(white: 1, alpha: 0.22))

  /// Glass of iOS 26, through which what is behind it is seen.
  static let glass = Paint(
    Color.Components(white: 1, alpha: 0.7), dark: Color.Components(white: 0.2, alpha: 0.7))

  /// The edge of glass.
  static let glassLine = Paint(
    Color.Components(white: 0, alpha: 0.15), dark: Color.Components(white: 1, alpha: 0.2))
}

extension Stroke {
  /// The outline of a control.
  static let bezelLine = Stroke(
    Paint(Color.Components(white: 0, alpha: 0.18), dark: Color.Components(white: 0, alpha: 0.4)))

  /// The outline of a text field.
  static let fieldLine = Stroke(
    Paint(Color.Components(white: 0, alpha: 0.25), dark: Color.Components(white: 1, alpha: 0.25)))
}
