import AppKit

/// An app that measures the documents in its bundle, writes the frames to the file that `IBSTACK_OUTPUT` names, and ends.
@main final class AppDelegate: NSObject, NSApplicationDelegate {
  static func main() {
    let (application, delegate) = (NSApplication.shared, AppDelegate())
    application.delegate = delegate
    application.setActivationPolicy(.accessory)
    withExtendedLifetime(delegate) { application.run() }
  }

  func applicationDidFinishLaunching(_ notification: Notification) {
    UndefinedKeys.ignore()
    let version = ProcessInfo.processInfo.operatingSystemVersion
    let record = MeasuredRecord(
      system: "macOS", version: "\(version.majorVersion).\(version.minorVersion)", device: nil, screen: nil,
      textSize: nil, traits: [:], log: nil, failure: nil)
    let run = MeasuringRun(record: record, scale: Double(NSScreen.main?.backingScaleFactor ?? 2))
    MeasuringApp.end(run, conflicts: SystemLog.conflicts) { setup in
      var measuring = DocumentMeasuring(setup)
      return try measuring.measure()
    }
  }
}
