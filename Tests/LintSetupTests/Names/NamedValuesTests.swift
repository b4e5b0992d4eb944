import LayoutAnalysis
import LintSetup
import StackModel
import Testing

/// Names as users write them in options and configurations.
@Suite struct NamedValuesTests {
  @Test func namesAreSeparatedByCommas() throws {
    let found = try NamedValues("landscape, Portrait", "orientation", DeviceOrientation.allCases) { $0.rawValue }
    #expect(found.values == [.landscape, .portrait])
    let all = try NamedValues("ALL", "orientation", DeviceOrientation.allCases) { $0.rawValue }
    #expect(all.values == DeviceOrientation.allCases)
  }

  @Test func nearestNameIsSuggested() {
    let error = #expect(throws: UnknownName.self) {
      try NamedValues("portrat", "orientation", DeviceOrientation.allCases) { $0.rawValue }
    }
    #expect(error?.description == "unknown orientation \"portrat\"; did you mean portrait?")
  }

  @Test func devicesMayBeTurned() throws {
    let devices = try NamedValues(devices: "retina4_7,retina4_7-landscape").values
    #expect(devices.map(\.id) == ["retina4_7", "retina4_7"])
    #expect(devices.map(\.isLandscape) == [false, true])
    #expect(throws: UnknownName.self) { try NamedValues(devices: "retina4_77") }
  }

  @Test(arguments: [("14", 14), ("9.3", 9), ("14.5.1", 14)]) func versionsCountByTheirFirstNumber(
    _ text: String, _ major: Int
  ) {
    #expect(IOSVersion(text)?.major == major)
  }

  @Test(arguments: ["8", "", "14.", "14.1.1.1", "fourteen", "1000", "-14"]) func otherVersionsAreRefused(
    _ text: String
  ) {
    #expect(IOSVersion(text) == nil)
  }
}
