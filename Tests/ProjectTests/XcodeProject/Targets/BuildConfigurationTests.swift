import Testing

@testable import Project

@Suite struct BuildConfigurationTests {
  private func target(_ own: String, project: String = "") throws -> XcodeTarget {
    let objects = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T,); buildConfigurationList = PL; };
        G = { isa = PBXGroup; children = (); };
        T = { isa = PBXNativeTarget; name = Shop; buildConfigurationList = TL; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD,); };
        TL = { isa = XCConfigurationList; buildConfigurations = (TD,); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(project) }; };
        TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(own) }; };
      }; rootObject = P; }
      """
    return try #require(try XcodeProject(Array(objects.utf8), folder: "App").targets.first)
  }

  private func configuration(_ own: String, project: String = "") throws -> BuildConfiguration {
    try #require(try target(own, project: project).configurations.first)
  }

  @Test func targetHidesTheSettingsOfItsProject() throws {
    let configuration = try configuration("A = 1;", project: "A = 2; B = 3;")
    #expect(configuration["A"] == "1")
    #expect(configuration["B"] == "3")
    #expect(configuration["C"] == nil)
    #expect(configuration.path(ofSetting: "A") == ["objects", "TD", "buildSettings", "A"])
    #expect(configuration.path(ofSetting: "B") == ["objects", "PD", "buildSettings", "B"])
  }

  @Test(arguments: [
    ("Main", "Main"), ("$(START)", "Home"), ("${START}-$(TARGET_NAME)", "Home-Shop"), ("$(INNER)", "Home"),
    ("$(UNKNOWN)", nil), ("$(START:lower)", nil), ("$(LOOP)", nil), ("$(START", nil), ("5 $", nil),
  ])
  func referencesAreResolvedWhereSettingsAreKnown(_ text: String, _ expected: String?) throws {
    let configuration = try configuration(
      "START = Home; INNER = \"$(START)\"; LOOP = \"$(LOOP)\";")
    #expect(configuration.resolved(text) == expected)
  }

  @Test func settingsAreFoundByTheirStart() throws {
    let configuration = try configuration("KEY_B = 2; OTHER = 3; \"KEY_A[sdk=iphoneos*]\" = 1;", project: "KEY_C = 4;")
    #expect(configuration.settings(withPrefix: "KEY_").map(\.name) == ["KEY_A[sdk=iphoneos*]", "KEY_B", "KEY_C"])
  }

  @Test(arguments: [
    ("INFOPLIST_FILE = \"Shop/Info.plist\";", ["App/Shop/Info.plist"]),
    ("INFOPLIST_FILE = \"$(SRCROOT)/$(TARGET_NAME)/Info.plist\";", ["App/Shop/Info.plist"]),
    ("INFOPLIST_FILE = \"$(SOMEWHERE)/Info.plist\";", []), ("", []),
  ])
  func propertyListsOfATargetAreFound(_ settings: String, _ expected: [String]) throws {
    #expect(try target(settings).informationPropertyLists.sorted() == expected)
  }
}
