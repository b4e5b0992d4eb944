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
  /// What status bar, camera and home indicator cover.
  let safeArea: EdgeInsets
  /// What they cover of the device held upright.
  let portraitSafeArea: EdgeInsets

  /// The device for hand-written files: the one that a new storyboard of today is shown on.
  public static let standard = Device(named: "retina6_12", landscape: false)!  // listed below

  /// All known ids, in the order of their screens.
  public static let knownIDs = table.map(\.id)

  /// The screens of all devices, held upright.
  static let screenSizes = table.map { Size(width: $0.width, height: $0.height) }

  /// The ids of phones and tablets, in the order of their screens.
  public static let handheldIDs = knownIDs.filter { $0 != "appleTV" }

  /// A device by Interface Builder's id; nil where it is unknown.
  public init?(named id: String, landscape: Bool) {
    guard let model = Self.table.first(where: { $0.id.lowercased() == id.lowercased() }) else { return nil }
    let turned = landscape != (model.width > model.height)
    self.id = model.id
    size = turned ? Size(width: model.height, height: model.width) : Size(width: model.width, height: model.height)
    scale = model.scale
    isLandscape = landscape
    portraitSafeArea = model.portraitSafeArea
    safeArea = landscape ? model.landscapeSafeArea : model.portraitSafeArea
  }

  /// The `<device id="…" orientation="…"/>` of a document.
  init?(coder: NibCoder) {
    guard let device = coder.childCoders.first(where: { $0.elementName == "device" }),
      let id = device.decodeString(forKey: "id")
    else { return nil }
    let orientation = device.decodeString(forKey: "orientation")
    self.init(named: id, landscape: orientation == "landscape" || id == "appleTV")
  }

  /// Whether the device has no home button: its screen's lower edge belongs to the system.
  var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 && id != "appleTV" }

  /// Whether it is a phone.
  var isPhone: Bool { id.hasPrefix("retina") }

  /// Which size classes hold: width regular on tablets and large phones across, height compact on phones across.
  var sizeClasses: (width: String, height: String) {
    let isTablet = min(size.width, size.height) >= 700
    let isLargePhone = max(size.width, size.height) >= 736 && min(size.width, size.height) >= 414
    let width = isTablet || (isLandscape && isLargePhone) ? "regular" : "compact"
    return (width, !isTablet && isLandscape ? "compact" : "regular")
  }
}

extension Device {
  private struct Model {
    var id: String
    var width: Double
    var height: Double
    var scale: Double
    /// The top inset of a plain screen, held upright.
    var top: Double
    /// The bottom inset, held upright.
    var bottom: Double

    var portraitSafeArea: EdgeInsets { EdgeInsets(top: top, bottom: bottom) }

    /// Phones with a camera in the screen keep its inset at both ends; the others have none but the tablets' bars.
    var landscapeSafeArea: EdgeInsets {
      if id == "appleTV" { return EdgeInsets(top: 60, left: 80, bottom: 60, right: 80) }
      if width >= 700 { return portraitSafeArea }
      return bottom > 0 ? EdgeInsets(left: top, bottom: 21, right: top) : .zero
    }
  }

  /// Sizes are those of root views' frames in public documents.
  private static let table: [Model] = [
    Model(id: "retina3_5", width: 320, height: 480, scale: 2, top: 20, bottom: 0),
    Model(id: "retina4_0", width: 320, height: 568, scale: 2, top: 20, bottom: 0),
    Model(id: "retina4_7", width: 375, height: 667, scale: 2, top: 20, bottom: 0),
    Model(id: "retina5_5", width: 414, height: 736, scale: 3, top: 20, bottom: 0),
    Model(id: "retina5_9", width: 375, height: 812, scale: 3, top: 44, bottom: 34),
    Model(id: "retina6_1", width: 414, height: 896, scale: 2, top: 48, bottom: 34),
    Model(id: "retina6_5", width: 414, height: 896, scale: 3, top: 44, bottom: 34),
    Model(id: "retina6_0", width: 390, height: 844, scale: 3, top: 47, bottom: 34),
    Model(id: "retina6_7", width: 428, height: 926, scale: 3, top: 47, bottom: 34),
    Model(id: "retina6_12", width: 393, height: 852, scale: 3, top: 59, bottom: 34),
    Model(id: "retina6_72", width: 430, height: 932, scale: 3, top: 59, bottom: 34),
    Model(id: "retina6_3", width: 402, height: 874, scale: 3, top: 62, bottom: 34),
    Model(id: "retina6_9", width: 440, height: 956, scale: 3, top: 62, bottom: 34),
    Model(id: "ipad9_7", width: 768, height: 1024, scale: 2, top: 20, bottom: 0),
    Model(id: "ipad10_5", width: 834, height: 1112, scale: 2, top: 20, bottom: 0),
    Model(id: "ipad10_9rounded", width: 820, height: 1180, scale: 2, top: 24, bottom: 25),
    Model(id: "ipad11_0rounded", width: 834, height: 1194, scale: 2, top: 24, bottom: 20),
    Model(id: "ipad12_9", width: 1024, height: 1366, scale: 2, top: 20, bottom: 0),
    Model(id: "ipad12_9rounded", width: 1024, height: 1366, scale: 2, top: 24, bottom: 20),
    Model(id: "ipad13_0rounded", width: 1032, height: 1376, scale: 2, top: 24, bottom: 20),
    Model(id: "appleTV", width: 1920, height: 1080, scale: 1, top: 60, bottom: 60),
  ]
}
