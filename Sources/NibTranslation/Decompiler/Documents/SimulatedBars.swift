/// The navigation bar that the canvas showed above a controller's view, by what it covered of it. Nibs do not have the bars
/// that a document simulates, and those of navigation controllers in other storyboards.
struct SimulatedBars {
  private static let barHeight = 44.0
  /// What the status bar covers: 20 points beside a home button, more beside a camera.
  private static let statusBars: Set = [44.0, 47, 48, 50, 59]
  private static let screensWithHomeButton: Set = [480.0, 568, 667, 736]

  /// The element; nil without a bar.
  ///
  /// - Parameter covered: What is covered at the top of the view.
  /// - Parameter height: The height of the screen.
  static func navigationBar(covered: Double?, height: Double) -> MarkupElement? {
    guard let covered else { return nil }
    let status = covered - barHeight
    guard screensWithHomeButton.contains(height) ? status == 0 || status == 20 : statusBars.contains(status) else {
      return nil
    }
    return MarkupElement(
      "simulatedNavigationBarMetrics", [("key", "simulatedTopBarMetrics"), ("prompted", "NO")])
  }
}
