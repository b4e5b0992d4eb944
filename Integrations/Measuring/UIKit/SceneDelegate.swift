import UIKit

/// Measures as soon as there is a window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    // A block of the main queue would hold up the blocks that UIKit adds to it while views settle.
    RunLoop.main.perform { MainActor.assumeIsolated { Self.measure(in: window) } }
  }

  private static func measure(in window: UIWindow) {
    UndefinedKeys.ignore()
    let run = MeasuringRun(record: MeasuredRecord(window), scale: Double(window.screen.scale))
    MeasuringApp.end(run, conflicts: SystemLog.conflicts) { setup in
      var measuring = DocumentMeasuring(setup, in: window)
      return measuring.measure()
    }
  }
}
