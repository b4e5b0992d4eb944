import Escaping
import NibDecoder

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
  public static let handheldIDs = knownIDs.filter { $0 != DeviceFacts.television }

  /// A device by Interface Builder's id; nil where it is unknown.
  public init?(named id: String, landscape: Bool) {
    guard let index = DeviceFacts.all.firstIndex(where: { $0.id.lowercased() == id.lowercased() }) else { return nil }
    let facts = DeviceFacts.all[index]
    let turned = landscape != (facts.size.width > facts.size.height)
    self.index = index
    self.id = facts.id
    size = turned ? Size(width: facts.size.height, height: facts.size.width) : facts.size
    scale = facts.scale
    isLandscape = landscape
    portraitSafeArea = facts.portraitSafeArea
    safeArea = landscape ? facts.landscapeSafeArea : facts.portraitSafeArea
  }

  /// The `<device id="…" orientation="…"/>` of a document.
  init?(coder: NibCoder) {
    guard let device = Self.element(coder), let id = device.decodeString(forKey: "id") else { return nil }
    let orientation = device.decodeString(forKey: "orientation")
    self.init(named: id, landscape: orientation == "landscape" || id == DeviceFacts.television)
  }

  private static func element(_ coder: NibCoder) -> NibCoder? {
    coder.childCoders.first { $0.elementName == "device" }
  }

  /// What is wrong with the `<device>` of a stack definition; nil if nothing is.
  static func problem(coder: NibCoder) -> Diagnostic? {
    guard let device = element(coder), Device(coder: coder) == nil else { return nil }
    let id = device.decodeString(forKey: "id") ?? ""
    let hint =
      nearestName(to: id, among: knownIDs).map { "did you mean \"\($0)\"?" }
      ?? "expected an id of Interface Builder such as \"\(standard.id)\", an iPhone 15"
    return Diagnostic(
      .unknownValue, "unknown device \"\(id)\"; \(hint)", range: device.range(forKey: "id") ?? device.range)
  }

  /// The numbers that the device's own are taken from.
  var facts: DeviceFacts { DeviceFacts.all[index] }

  /// Whether the device has no home button: its screen's lower edge belongs to the system.
  package var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 && id != DeviceFacts.television }

  /// Whether it is a phone.
  package var isPhone: Bool { id.hasBytePrefix("retina") }

  /// Which size classes hold: width regular on tablets and large phones across, height compact on phones across.
  var sizeClasses: (width: String, height: String) {
    let isTablet = min(size.width, size.height) >= 700
    let isLargePhone = max(size.width, size.height) >= 736 && min(size.width, size.height) >= 414
    let width = isTablet || (isLandscape && isLargePhone) ? "regular" : "compact"
    return (width, !isTablet && isLandscape ? "compact" : "regular")
  }
}
