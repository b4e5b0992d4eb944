/// A device that Interface Builder can show a document on, and its screen. These numbers stand nowhere else.
///
/// Evidence: 3,202 devices in 4,233 public documents are 19 of these.
package struct CanvasDevice: Sendable {
  /// Interface Builder's id.
  package let id: String
  /// The size of the screen in points, upright; the television's as it stands.
  package let width, height: Double
  /// Pixels per point.
  package let scale: Double

  private init(_ id: String, _ width: Double, _ height: Double, scale: Double) {
    (self.id, self.width, self.height, self.scale) = (id, width, height, scale)
  }

  package var isTelevision: Bool { width > height }

  /// All devices, in the order of their screens.
  package static let all = [
    CanvasDevice("retina3_5", 320, 480, scale: 2), CanvasDevice("retina4_0", 320, 568, scale: 2),
    CanvasDevice("retina4_7", 375, 667, scale: 2), CanvasDevice("retina5_5", 414, 736, scale: 3),
    CanvasDevice("retina5_9", 375, 812, scale: 3), CanvasDevice("retina6_1", 414, 896, scale: 2),
    CanvasDevice("retina6_5", 414, 896, scale: 3), CanvasDevice("retina6_0", 390, 844, scale: 3),
    CanvasDevice("retina6_7", 428, 926, scale: 3), CanvasDevice("retina6_12", 393, 852, scale: 3),
    CanvasDevice("retina6_72", 430, 932, scale: 3), CanvasDevice("retina6_3", 402, 874, scale: 3),
    CanvasDevice("retina6_9", 440, 956, scale: 3), CanvasDevice("ipad9_7", 768, 1024, scale: 2),
    CanvasDevice("ipad10_5", 834, 1112, scale: 2), CanvasDevice("ipad10_9rounded", 820, 1180, scale: 2),
    CanvasDevice("ipad11_0rounded", 834, 1194, scale: 2), CanvasDevice("ipad12_9", 1024, 1366, scale: 2),
    CanvasDevice("ipad12_9rounded", 1024, 1366, scale: 2), CanvasDevice("iPad13_0rounded", 1032, 1376, scale: 2),
    CanvasDevice("appleTV", 1920, 1080, scale: 1),
  ]
}
