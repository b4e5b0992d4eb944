import NibDecoder
import Support

extension Device {
  /// The device with a name as users write it: Interface Builder's id or the name of a product, such as `iPhone 15`, with
  /// `-landscape` after it to turn the device.
  package init?(name: String) {
    let suffix = ["-landscape", " landscape"].first { name.lowercased().hasByteSuffix($0) }
    guard let device = CanvasDevice.named(String(name.dropLast(suffix?.count ?? 0))) else { return nil }
    self.init(named: device.id, landscape: suffix != nil)
  }

  /// The names of products, for suggestions.
  package static var productNames: [String] { CanvasDevice.all.flatMap(\.names) }
}
