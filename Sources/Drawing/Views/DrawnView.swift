import StackModel

/// A view that draws more than its background, its text and its subviews.
protocol DrawnView: View {
  /// Draws the view's own content, between its background and its subviews.
  ///
  /// - Parameters:
  ///   - size: The size of the view's bounds in points. The origin is the top left corner, on macOS too.
  ///   - context: What is drawn into.
  func draw(in size: Size, _ context: inout DrawingContext)
}
