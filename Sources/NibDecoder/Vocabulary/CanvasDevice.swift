import EmbeddedFiles

/// A device that Interface Builder can show a document on, and its screen. `Devices.txt` has a line for each:
/// `retina6_12 393 852 3 iPhone 15, iPhone 16`. An asterisk stands before an id that is not Interface Builder's.
///
/// Evidence: 3,202 devices in 4,233 public documents are 19 of these.
package struct CanvasDevice: Sendable {
  /// Interface Builder's id, or one of our own for a device whose id no public document has.
  package let id: String
  /// Whether Interface Builder has the device under its id.
  package let isOfInterfaceBuilder: Bool
  /// The size of the screen in points, upright; the television's as it stands.
  package let width, height: Double
  /// Pixels per point.
  package let scale: Double
  /// The names of devices with this screen, as simulators have them. The first one stands for all of them.
  package let names: [String]

  /// - Parameter line: A line of the file.
  private init?(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 4)
    guard words.count == 5, let width = Double(words[1]), let height = Double(words[2]), let scale = Double(words[3])
    else { return nil }
    isOfInterfaceBuilder = words[0].first != "*"
    id = String(words[0].drop { $0 == "*" })
    (self.width, self.height, self.scale) = (width, height, scale)
    names = words[4].split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  package var isTelevision: Bool { width > height }

  /// All devices, in the order of their screens.
  package static let all = String(cString: EmbeddedDevices.bytes).split(separator: "\n").compactMap(CanvasDevice.init)

  /// The device with a name or an id. Case, spaces and punctuation of names do not matter: `iphone-15-pro` is iPhone 15 Pro.
  package static func named(_ name: String) -> CanvasDevice? {
    let id = name.lowercased()
    if let device = all.first(where: { $0.id.lowercased() == id }) { return device }
    let letters = letters(name)
    return all.first { $0.names.contains { Self.letters($0) == letters } }
  }

  private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// Features that a document needs of Interface Builder.
package enum Capability {
  /// The first version with each feature.
  package static let versions = [
    "documents saved in the Xcode 8 format": "8.0", "Safe area layout guides": "9.0",
    "System colors in document resources": "11.0", "Named colors": "9.0", "Constraints to layout margins": "6.0",
    "Aspect ratio constraints": "5.1", "Constraints with non-1.0 multipliers": "5.1",
    "Stack View standard spacing": "9.0", "collection view cell content view": "11.0", "Image references": "12.0",
    "System colors introduced in macOS 10.14": "10.0", "System colors introduced in macOS 10.13": "9.0",
    "Alignment constraints with different attributes": "5.1", "box content view": "7.0",
    "Navigation items with more than one left or right bar item": "7.0",
    "Alignment constraints to the first baseline": "6.0",
    "stacking Non-gravity area distributions on NSStackView": "7.0", "NSView safe area layout guides": "12.0",
    "Baseline standard spacing": "9.0", "iOS 13.0 system colors": "11.0", "Segues with Peek and Pop": "7.1",
    "TVUIKit controls": "10.2", "the Touch Bar": "8.1", "Search Toolbar Item": "12.0",
    "Unknown constraint types": "5.1",
  ]
  /// Whether Xcode writes a feature of a name.
  package static func isKnown(_ name: String) -> Bool { versions[name] != nil }
}
