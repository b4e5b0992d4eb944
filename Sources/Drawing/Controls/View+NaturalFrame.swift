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
    return Rect(x: 0, y: 0, width: size.width, height: size.height).centered(Size(width: width, height: height))
  }
}
