import NibDecoder

/// What the system covers of a device's screen. These numbers stand nowhere else.
struct DeviceFacts: Sendable {
  let screen: CanvasDevice
  /// What status bar and camera cover at the top, upright, when an app runs.
  let top: Double
  /// What the home indicator covers at the bottom, upright.
  let bottom: Double
  /// The top inset on the canvas where versions of Interface Builder disagree with each other or with the device.
  let canvasTop: Fact<Double>?
  let evidence: String

  private init(
    _ id: String, top: Double, bottom: Double = 0, canvasTop: Fact<Double>? = nil, _ evidence: String
  ) {
    screen = CanvasDevice.all.first { $0.id == id }!  // a test compares the ids
    self.top = top
    self.bottom = bottom
    self.canvasTop = canvasTop
    self.evidence = evidence
  }

  var id: String { screen.id }

  /// The screen in points, upright; the television's as it stands.
  var size: Size { Size(width: screen.width, height: screen.height) }

  var portraitSafeArea: EdgeInsets { EdgeInsets(top: top, bottom: bottom) }

  /// Phones with a camera in the screen keep its inset at both ends; tablets keep their bars.
  var landscapeSafeArea: EdgeInsets {
    if screen.isTelevision { return Self.televisionSafeArea }
    if size.width >= 700 { return portraitSafeArea }
    return bottom > 0 ? EdgeInsets(left: top, bottom: Self.homeIndicatorAcross, right: top) : .zero
  }

  /// The least that any version of Interface Builder, or the device, covers at the top.
  var leastTop: Double { min(top, canvasTop?.values.min() ?? top) }

  /// What the home indicator of a phone covers at the bottom in landscape.
  static let homeIndicatorAcross = 21.0

  private static let televisionSafeArea = EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
}

extension DeviceFacts {
  /// All devices, in the order of their screens.
  static let all: [DeviceFacts] = [
    DeviceFacts("retina3_5", top: 20, "189/249 root views, 3 repositories"),
    DeviceFacts("retina4_0", top: 20, "149/173 root views, 12 repositories"),
    DeviceFacts("retina4_7", top: 20, "951/1,074 root views, 48 repositories"),
    DeviceFacts("retina5_5", top: 20, "127/139 root views, 10 repositories"),
    DeviceFacts(
      "retina5_9", top: 44, bottom: 34,
      canvasTop: Fact(
        "retina5_9, top inset on the canvas", 44.0, "23/32 insets, the others 0 below opaque bars, 8 repositories"
      )
      .since(.xcode14, 47, "0/0 insets: as of retina6_0 in these versions")
      .since(.xcode14point3, 50, "6/12 insets, and 8/8 of 94 below a navigation bar, 5 repositories"),
      "164/182 root views, 24 repositories"),
    DeviceFacts(
      "retina6_1", top: 48, bottom: 34,
      canvasTop: Fact("retina6_1, top inset on the canvas", 44.0, "302/313 insets, 18 repositories")
        .since(.xcode14, 48, "135/135 insets, 11 repositories"),
      "834/918 root views, 53 repositories"),
    DeviceFacts("retina6_5", top: 44, bottom: 34, "28/28 root views, 9 repositories"),
    DeviceFacts(
      "retina6_0", top: 47, bottom: 34,
      canvasTop: Fact(
        "retina6_0, top inset on the canvas", 44.0, "8/12 insets, the others 0 below opaque bars, 2 repositories"
      )
      .since(.xcode14, 47, "23/23 insets, 3 repositories"),
      "52/57 root views, 9 repositories"),
    DeviceFacts("retina6_7", top: 47, bottom: 34, "20/31 root views, 2 repositories"),
    DeviceFacts("retina6_12", top: 59, bottom: 34, "100/106 root views, 19 repositories"),
    DeviceFacts("retina6_72", top: 59, bottom: 34, "7/7 root views, 1 repository"),
    DeviceFacts("retina6_3", top: 62, bottom: 34, "4/4 root views, 1 repository"),
    DeviceFacts("iphone-air", top: 68, bottom: 34, "measured on the device: 68 above, 34 below"),
    DeviceFacts("retina6_9", top: 62, bottom: 34, "Apple's specification of the screen"),
    DeviceFacts("ipad9_7", top: 20, "23/23 root views, 7 repositories"),
    DeviceFacts("ipad-mini-8.3", top: 24, bottom: 20, "Apple's specification of the screen"),
    DeviceFacts("ipad-10.2", top: 20, "Apple's specification of the screen"),
    DeviceFacts("ipad10_5", top: 20, "Apple's specification of the screen"),
    DeviceFacts(
      "ipad10_9rounded", top: 24, bottom: 25, "6/6 insets of root views, 2 repositories"),
    DeviceFacts(
      "ipad11_0rounded", top: 24, bottom: 20, "Apple's specification of the screen"),
    DeviceFacts("ipad-pro-11-m4", top: 24, bottom: 20, "Apple's specification of the screen"),
    DeviceFacts("ipad12_9", top: 20, "9/9 root views, 3 repositories"),
    DeviceFacts(
      "ipad12_9rounded", top: 24, bottom: 20, "9/9 root views of ipad12_9, 3 repositories"),
    DeviceFacts(
      "iPad13_0rounded", top: 24, bottom: 20, "Apple's specification of the screen"),
    DeviceFacts("appleTV", top: 60, bottom: 60, "19/34 root views, 5 repositories"),
  ]

  static let table = FactTable(
    "Top insets by version", "Devices whose top inset on the canvas depends on the version of Interface Builder.",
    all.compactMap(\.canvasTop))
}
