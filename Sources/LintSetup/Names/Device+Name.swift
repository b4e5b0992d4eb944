import Escaping
package import StackModel

extension Device {
  /// The device with a name as users write it: its id, with `-landscape` after it to turn the device.
  package init?(name: String) {
    let isLandscape = name.hasByteSuffix("-landscape")
    let id = isLandscape ? String(name.dropLast("-landscape".count)) : name
    self.init(named: id, landscape: isLandscape)
  }

  /// The name as users write it.
  package var name: String { isLandscape && !isTelevision ? "\(id)-landscape" : id }
}
