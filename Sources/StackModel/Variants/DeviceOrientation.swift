/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  /// The short side lies across.
  case portrait
  /// The long side lies across.
  case landscape
}

extension Device {
  /// The device held in a way.
  func turned(to orientation: DeviceOrientation) -> Device {
    Device(named: id, landscape: orientation == .landscape || id == "appleTV") ?? self
  }
}
