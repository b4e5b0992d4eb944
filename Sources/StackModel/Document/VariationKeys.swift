/// The keys of size-class variations that hold for a device.
package enum VariationKeys {
  /// From the least to the most specific: default, one class, both classes.
  package static func active(for device: Device?) -> [String] {
    guard let device else { return ["default"] }
    let classes = device.sizeClasses
    return active(width: classes.width, height: classes.height)
  }

  /// The same for size classes by name, `compact` or `regular`.
  package static func active(width: String, height: String) -> [String] {
    let width = "widthClass=\(width)"
    let height = "heightClass=\(height)"
    return ["default", height, width, "\(height)-\(width)"]
  }
}
