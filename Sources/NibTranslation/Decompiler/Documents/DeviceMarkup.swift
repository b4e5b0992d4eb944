import NibDecoder

/// The device that a document may have been designed for, by the sizes of its screens.
enum DeviceMarkup {
  /// The element. It is an estimate: compiled nibs do not have the device.
  static func element(roots: [[Double]], hasNotch: Bool, frames: [Double]) -> MarkupElement {
    let found = mostFrequent(roots.compactMap(screen))
    let devices = found.map(devices(with:)) ?? []
    let hasThirds = frames.contains { isThird($0) }
    let device = (hasThirds ? devices.first { $0.scale == 3 } : nil) ?? devices.first
    // The default is the phone of the document's time.
    return MarkupElement(
      "device",
      [
        ("id", device?.id ?? (hasNotch ? "retina6_1" : "retina4_7")),
        ("orientation", found?.isLandscape == true ? "landscape" : "portrait"), ("appearance", "light"),
      ])
  }

  /// The screen that a view fills, held upright or not; nil if none has its size.
  private static func screen(_ size: [Double]) -> Screen? {
    let screens = [
      Screen(width: size[0], height: size[1], isLandscape: false),
      Screen(width: size[1], height: size[0], isLandscape: true),
    ]
    return screens.first { !devices(with: $0).isEmpty }
  }

  /// The phones and tablets with a screen, in the order of the vocabulary.
  private static func devices(with screen: Screen) -> [CanvasDevice] {
    CanvasDevice.all.filter { !$0.isTelevision && $0.width == screen.width && $0.height == screen.height }
  }

  /// The first one of those that most views have.
  private static func mostFrequent(_ screens: [Screen]) -> Screen? {
    let counts = Dictionary(screens.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return screens.first { counts[$0] == most }
  }

  /// The size of a screen, upright, and how it is held.
  private struct Screen: Hashable {
    let width, height: Double
    let isLandscape: Bool
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
