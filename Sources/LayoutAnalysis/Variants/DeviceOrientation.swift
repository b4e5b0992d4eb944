import StackModel

/// The orientation of a device.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  /// The short side is horizontal.
  case portrait
  /// The long side is horizontal.
  case landscape
}

extension Device {
  /// The device in an orientation.
  func turned(to orientation: DeviceOrientation) -> Device {
    Device(named: id, landscape: orientation == .landscape) ?? self
  }
}
