import CompiledNib

/// The device that a document may have been designed for, by the sizes of its screens.
enum DeviceMarkup {
  private static let devices: [(width: Double, height: Double, id: String, pixels: String?)] = [
    (320, 480, "retina3_5", nil), (320, 568, "retina4_0", nil), (375, 667, "retina4_7", nil),
    (375, 812, "retina5_9", nil), (414, 736, "retina5_5", nil), (414, 896, "retina6_1", "retina6_5"),
    (390, 844, "retina6_12", nil), (393, 852, "retina6_12", nil), (428, 926, "retina6_7", nil),
    (430, 932, "retina6_9", nil), (768, 1024, "ipad9_7", nil), (834, 1112, "ipad10_5", nil),
    (834, 1194, "ipad11_0rounded", nil), (1024, 1366, "ipad12_9", nil),
  ]

  /// The element. It is an estimate: compiled nibs do not have the device.
  static func element(roots: [[Double]], hasNotch: Bool, frames: [Double]) -> MarkupElement {
    let hasThirds = frames.contains { isThird($0) }
    let found = mostFrequent(roots.compactMap(screen))
    // A document without a root of a screen's size is for the phone of its time.
    let id = found.map { hasThirds ? $0.device.pixels ?? $0.device.id : $0.device.id }
    return MarkupElement(
      "device",
      [
        ("id", id ?? (hasNotch ? "retina6_1" : "retina4_7")),
        ("orientation", found?.isLandscape == true ? "landscape" : "portrait"), ("appearance", "light"),
      ])
  }

  /// The device whose screen has the size of a view, held upright or not; nil for other sizes.
  private static func screen(_ size: [Double]) -> Screen? {
    for isLandscape in [false, true] {
      let (width, height) = isLandscape ? (size[1], size[0]) : (size[0], size[1])
      if let index = devices.firstIndex(where: { $0.width == width && $0.height == height }) {
        return Screen(index: index, isLandscape: isLandscape)
      }
    }
    return nil
  }

  /// The first one of those that most views have.
  private static func mostFrequent(_ screens: [Screen]) -> Screen? {
    let counts = Dictionary(screens.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return screens.first { counts[$0] == most }
  }

  /// A device and how it is held.
  private struct Screen: Hashable {
    let index: Int
    let isLandscape: Bool
    var device: (width: Double, height: Double, id: String, pixels: String?) { devices[index] }
  }

  private static func isThird(_ number: Double) -> Bool {
    let part = abs(number - number.rounded(.down))
    return abs(part - 1.0 / 3) < 0.01 || abs(part - 2.0 / 3) < 0.01 || abs(part - 1.0 / 6) < 0.01
      || abs(part - 5.0 / 6) < 0.01
  }
}

extension ObjectGraph {
  /// The sizes of views at the top.
  var rootSizes: [[Double]] {
    objects(in: "UINibTopLevelObjectsKey", of: 0).compactMap { position in
      geometry("UIBounds", of: position).flatMap { $0.count == 4 ? [$0[2], $0[3]] : nil }
    }
  }

  /// All lengths and centers of views.
  var storedLengths: [Double] {
    objects.indices.flatMap { (geometry("UIBounds", of: $0) ?? []) + (geometry("UICenter", of: $0) ?? []) }
  }
}
