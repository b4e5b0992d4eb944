import Foundation
import StackModel

/// Builds a screen in code, lays it out, changes it, and prints what moved.
@main
struct Screen {
  static func main() throws {
    let screen = try ProfileScreen()
    let session = LayoutSession(
      root: screen.root, size: Size(width: 393, height: 852), safeAreaInsets: EdgeInsets(top: 59, bottom: 34))
    report("a new screen", session)

    screen.photo.isHidden = true
    report("without the photo", session)

    screen.about.text = "Notes on the Analytical Engine"
    report("with a shorter text", session)

    screen.buttons.insertArrangedSubview(Button(title: "Share"), at: 1)
    report("with another button", session)

    try View.updateConstraints { screen.content.layoutLeft.equalTo(40) }
    report("with a wider margin", session)
  }

  /// Lays out and prints the frames that changed.
  private static func report(_ title: String, _ session: LayoutSession) {
    print("\(title):")
    for view in session.layoutIfNeeded() {
      guard let frame = session.frame(of: view) else { continue }
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { String(format: "%7.1f", $0) }
      print("  \(view.name.padding(toLength: 10, withPad: " ", startingAt: 0))\(numbers.joined())")
    }
  }
}
