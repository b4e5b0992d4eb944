/// The keys of size-class variations that hold for a device.
enum VariationKeys {
  /// From the least to the most specific: default, one class, both classes.
  static func active(for device: Device?) -> [String] {
    guard let device else { return ["default"] }
    let classes = device.sizeClasses
    let width = "widthClass=\(classes.width)"
    let height = "heightClass=\(classes.height)"
    return ["default", height, width, "\(height)-\(width)"]
  }
}
