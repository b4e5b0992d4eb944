import NibDecoder
import Support

/// A device that Interface Builder can show a document on.
public struct Device: Hashable, Sendable {
  /// Interface Builder's id, such as `retina6_12`.
  public let id: String
  /// The screen in points, turned to the orientation.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// Whether the long side lies across.
  public let isLandscape: Bool
  /// The place of its facts.
  private let index: Int
  /// What status bar, camera and home indicator cover.
  package let safeArea: EdgeInsets
  /// What they cover of the device held upright.
  let portraitSafeArea: EdgeInsets

  /// The device for hand-written files: the one that a new storyboard of today is shown on.
  public static let standard = Device(named: "retina6_12", landscape: false)!  // listed below

  /// All known ids, in the order of their screens.
  public static let knownIDs = DeviceFacts.all.map(\.id)

  /// The screens of all devices, held upright.
  static let screenSizes = DeviceFacts.all.map(\.size)

  /// The ids of phones and tablets, in the order of their screens.
  public static let handheldIDs = DeviceFacts.all.filter { !$0.screen.isTelevision }.map(\.id)

  /// A device by Interface Builder's id; nil where it is unknown. A television always lies across.
  public init?(named id: String, landscape: Bool) {
    guard let index = DeviceFacts.all.firstIndex(where: { $0.id.lowercased() == id.lowercased() }) else { return nil }
    let facts = DeviceFacts.all[index]
    isLandscape = landscape || facts.screen.isTelevision
    let turned = isLandscape && !facts.screen.isTelevision
    self.index = index
    self.id = facts.id
    size = turned ? Size(width: facts.size.height, height: facts.size.width) : facts.size
    scale = facts.screen.scale
    portraitSafeArea = facts.portraitSafeArea
    safeArea = isLandscape ? facts.landscapeSafeArea : facts.portraitSafeArea
  }

  /// The `<device id="…" orientation="…"/>` of a document.
  init?(coder: NibCoder) {
    guard let device = coder.childCoders.first(where: { $0.elementName == "device" }),
      let id = device.decodeString(forKey: "id")
    else { return nil }
    self.init(named: id, landscape: device.decodeString(forKey: "orientation") == "landscape")
  }

  /// The numbers that the device's own are taken from.
  var facts: DeviceFacts { DeviceFacts.all[index] }

  /// Whether the device has no home button: its screen's lower edge belongs to the system.
  package var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 && !isTelevision }

  package var isTelevision: Bool { facts.screen.isTelevision }

  /// Whether it is a phone.
  package var isPhone: Bool { !isTelevision && min(size.width, size.height) < 700 }

  /// Whether it is a tablet.
  var isTablet: Bool { !isPhone && !isTelevision }

  /// Which size classes hold: width regular on tablets and large phones across, height compact on phones across.
  var sizeClasses: (width: String, height: String) {
    let isLargePhone = max(size.width, size.height) >= 736 && min(size.width, size.height) >= 414
    let width = isTablet || (isLandscape && isLargePhone) ? "regular" : "compact"
    return (width, !isTablet && isLandscape ? "compact" : "regular")
  }
}

extension Device {
  /// The device with a name as users write it: Interface Builder's id or the name of a product, such as `iPhone 15`, with
  /// `-landscape` after it to turn the device.
  package init?(name: String) {
    let suffix = ["-landscape", " landscape"].first { name.lowercased().hasByteSuffix($0) }
    guard let device = CanvasDevice.named(String(name.dropLast(suffix?.count ?? 0))) else { return nil }
    self.init(named: device.id, landscape: suffix != nil)
  }

  /// The devices by their ids, each with its first product, for messages.
  package static var list: String {
    CanvasDevice.all.map { "\($0.id) (\($0.names[0]))" }.joined(separator: ", ")
  }

  /// The names of products, for suggestions.
  package static var productNames: [String] { CanvasDevice.all.flatMap(\.names) }
}
