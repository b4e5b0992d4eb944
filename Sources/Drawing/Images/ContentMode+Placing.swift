import StackModel

extension ContentMode {
  /// Whether content takes the size of its view.
  var scales: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: true
    default: false
    }
  }

  /// Where content of a natural size is drawn in a rectangle, beyond whose edges it may extend.
  func place(_ size: Size, in rect: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return rect }
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    return switch self {
    case .scaleToFill, .redraw: rect
    case .scaleAspectFit: aligned(size, scaledBy: min(across, down), in: rect)
    case .scaleAspectFill: aligned(size, scaledBy: max(across, down), in: rect)
    default: aligned(size, scaledBy: 1, in: rect)
    }
  }

  private func aligned(_ size: Size, scaledBy factor: Double, in rect: Rect) -> Rect {
    let (width, height) = (size.width * factor, size.height * factor)
    let x: Double =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: rect.width - width
      default: (rect.width - width) / 2
      }
    let y: Double =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: rect.height - height
      default: (rect.height - height) / 2
      }
    return Rect(x: rect.x + x, y: rect.y + y, width: width, height: height)
  }
}
