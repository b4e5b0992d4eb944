import NibDecoder

/// Whose layout is computed: that of Interface Builder's canvas or that of an app that runs.
///
/// Documentation/Layout.md lists where the two differ, and which one holds if none is chosen.
public enum LayoutSemantics: String, CaseIterable, Sendable {
  /// What Interface Builder shows and stores: its version's controls, insets and margins, placeholders, and lengths for
  /// views that nothing sizes.
  case canvas
  /// What UIKit does when the app runs: on the device's own insets, with the controls of the version of iOS, and
  /// without what is there at design time only.
  case runtime
}

extension LayoutOptions {
  /// What holds if no semantics are chosen: an app runs on a device, on a version of a system, or for a user.
  func impliedSemantics(on platform: Platform) -> LayoutSemantics {
    let asksAboutApp =
      switch platform {
      case .iOS: device != nil || contentSizeCategory != nil || language != .base || isTextBold || iOSVersion != nil
      case .macOS: macOSVersion != nil
      default: false
      }
    return asksAboutApp ? .runtime : .canvas
  }
}
