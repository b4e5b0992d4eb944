import Testing

@testable import StackModel

@Suite struct SystemFontTableTests {
  @Test(arguments: FontWeight.allCases, [SystemFont.blended, .tightened])
  func everyWeightHasTheAdvancesOfAllCharacters(_ weight: FontWeight, _ font: SystemFont) {
    let table = SystemFontAdvances.table(weight: weight, of: font)
    for share in [0.0, 1] {
      #expect((0x20...0x7E).allSatisfy { table.advance(of: $0, displayShare: share) > 100 })
    }
    #expect(table.advance(of: 0x7F, displayShare: 0) == 0)
  }

  @Test func trackingFollowsTheSize() {
    let measured = SystemFontTracking.table(of: .blended)
    #expect(abs(measured.tracking(at: 12, weight: .bold)) < 0.01)
    #expect(abs(measured.tracking(at: 11.5, weight: .regular) - measured.tracking(at: 11, weight: .regular) / 2) < 0.01)
    #expect(measured.tracking(at: 400, weight: .regular) == 0)
    let fitted = SystemFontTracking.table(of: .tightened)
    #expect(fitted.tracking(at: 11.6, weight: .regular) == fitted.tracking(at: 12, weight: .regular))
    #expect(fitted.tracking(at: 12, weight: .light) > fitted.tracking(at: 12, weight: .regular))
  }

  @Test func macOSHasTheFontOfIOS() {
    #expect(SystemFont.blended.onMac == .blended)
    #expect(SystemFont.helveticaNeue.onMac == .helveticaNeueDeskInterface)
  }

  @Test func tablesAreReadAsTheyAreWritten() {
    let regular = SystemFontAdvances.table(weight: .regular, of: .tightened)
    #expect(regular.advance(of: UInt8(ascii: "~"), displayShare: 0) == 641.8)
    #expect(regular.advance(of: UInt8(ascii: " "), displayShare: 1) == 211.2)
    #expect(SystemFontAdvances.advance(ofSymbol: "₿") == 650.9)
    #expect(SystemFontAdvances.advance(ofSymbol: "x") == nil)
    let kerning = SystemFontKerning.table(of: .tightened)
    #expect(kerning.adjustment("-", "-") == -2)
    #expect(kerning.adjustment("_", "*") == -58)
    #expect(kerning.adjustment("0", "-") == 5)
    #expect(kerning.adjustment("l", "-") == -13)
  }

  /// Widths of labels that UIKit measured on iOS 26.1, with three pixels a point.
  @Test(
    "Labels are as wide as UIKit makes them",
    arguments: [
      (8.0, FontWeight.ultraLight, [48.3333, 39, 60.3333]), (8, .thin, [49, 39.6667, 61]),
      (8, .light, [50, 41, 62.3333]), (8, .regular, [50.6667, 42, 63.3333]), (10, .black, [71, 58.6667, 83]),
      (10, .heavy, [69, 57, 82]), (12, .medium, [74.6667, 61.3333, 93]), (12, .semibold, [76.3333, 62.6667, 94]),
      (13, .bold, [84, 68.6667, 102.3333]), (15, .regular, [88.6667, 72, 112.6667]),
      (17, .regular, [98.6667, 79.6667, 126.3333]), (17, .semibold, [103.6667, 84, 129.3333]),
      (17, .black, [114.3333, 92.6667, 135.6667]), (20, .bold, [124.3333, 99.3333, 152.6667]),
      (20, .medium, [118.6667, 94.6667, 149]), (22, .heavy, [141.6667, 112.3333, 170.3333]),
      (22, .regular, [127.3333, 99.6667, 161.3333]), (24, .semibold, [146.6667, 114.3333, 180.3333]),
      (25, .black, [166.6667, 132, 197.3333]), (28, .regular, [165.6667, 127, 206]),
      (28, .bold, [176.6667, 137.6667, 213.6667]), (34, .medium, [205, 158, 252.6667]),
      (34, .black, [226.6667, 179, 268.3333]),
    ] as [(Double, FontWeight, [Double])])
  func widthsOfLabels(_ size: Double, _ weight: FontWeight, _ widths: [Double]) {
    let environment = TextEnvironment()
    let metrics = TextMetrics(Font(pointSize: size, weight: weight), environment)
    for (text, width) in zip(["0123456789", "Hello UIKit", "WWWW MMMM"], widths) {
      let own = environment.ceiledToPixel(metrics.width(of: text))
      #expect(abs(own - width) < 0.34, "\(text): \(own)")
    }
  }
}
