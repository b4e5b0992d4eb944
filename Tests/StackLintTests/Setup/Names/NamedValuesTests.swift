import Testing

@testable import LayoutAnalysis
@testable import StackLint
@testable import StackModel

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
  }

  @Test(arguments: [
    ("iPhone 15", "retina6_12"), ("iphone-se", "retina4_7"), ("iPhone SE (1st generation)", "retina4_0"),
    ("ipad pro 11 inch", "ipad11_0rounded"), ("iPhone15Pro-landscape", "retina6_12-landscape"),
    ("iPhone 15 Pro Landscape", "retina6_12-landscape"),
  ])
  func devicesHaveTheNamesOfProducts(_ name: String, _ expected: String) throws {
    #expect(try NamedValues(devices: name).values.map(\.name) == [expected])
  }

  @Test(arguments: [
    ("retina4_77", "did you mean \"retina4_7\"?"), ("iPhone 15 Prp", "did you mean \"iPhone 15 Pro\"?"),
    ("iphone99", "did you mean \"iPhone 17\"?"), ("iPhone 5d", "did you mean \"iPhone 5"),
    ("ipad 99", "did you mean \"iPad"), ("iphone99999999999999999999", "expected one of"),
    ("Galaxy", "expected one of retina3_5 (iPhone 4), "),
  ])
  func unknownDeviceIsAnsweredWithTheNearest(_ name: String, _ answer: String) {
    let error = #expect(throws: UnknownName.self) { try NamedValues.device(name) }
    #expect(error?.description.hasPrefix("unknown device \"\(name)\"; \(answer)") == true)
  }

  @Test(arguments: [("14", 14), ("9.3", 9), ("14.5.1", 14)]) func versionsCountByTheirFirstNumber(
    _ text: String, _ major: Int
  ) {
    #expect(IOSVersion(text)?.major == major)
  }

  @Test(arguments: ["8", "", "14.", "14.1.1.1", "fourteen", "1000", "-14", "19", "28"]) func otherVersionsAreRefused(
    _ text: String
  ) {
    #expect(IOSVersion(text) == nil)
  }
}
