import TestSupport
import Testing

@testable import Project

/// Projects that nobody has, which must end all the same.
@Suite struct HostileProjectTests {
  private static func text(_ objects: [String], targets: String = "T") -> [UInt8] {
    Array(ProjectFixture.text(objects.joined(separator: "\n"), keys: "targets = (\(targets));").utf8)
  }

  private static func list(_ name: String, _ count: Int) -> String { (0..<count).map { "\(name)\($0)," }.joined() }

  @Test func groupsBelowLongPathsEnd() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 150) { count in
        let name = String(repeating: "a", count: 1_000)
        let groups = (0..<count).map {
          "G\($0) = { isa = PBXGroup; path = \(name); children = (G\($0 + 1),); sourceTree = \"<group>\"; };"
        }
        return HostileProjectTests.text(["G = { isa = PBXGroup; children = (G0,); };"] + groups)
      } work: { text in
        let found = try XcodeProject(text, folder: "App")
        #expect(found.targets.isEmpty)
      }
    }
  }

  @Test func targetsThatShareTheirPhasesEnd() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 50) { count in
        let targets = (0..<count).map { "T\($0) = { isa = PBXNativeTarget; name = T\($0); buildPhases = (S, S); };" }
        let builds = (0..<count).map { "B\($0) = { isa = PBXBuildFile; fileRef = V; };" }
        let files = (0..<count).map {
          "F\($0) = { isa = PBXFileReference; path = F\($0); sourceTree = \"<group>\"; };"
        }
        let objects = [
          "G = { isa = PBXGroup; children = (V,); };",
          "V = { isa = PBXVariantGroup; children = (\(HostileProjectTests.list("F", count))); };",
          "S = { isa = PBXResourcesBuildPhase; files = (\(HostileProjectTests.list("B", count))); };",
        ]
        let names = HostileProjectTests.list("T", count)
        return (HostileProjectTests.text(objects + targets + builds + files, targets: names + names), count)
      } work: { text, count in
        let found = try XcodeProject(text, folder: "App")
        #expect(found.targets.count == count)
        #expect(found.targets[0].files.contains("App/F0"))
      }
    }
  }

  @Test func foldersOfManyTargetsEnd() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 50) { count in
        let targets = (0..<count).map {
          "T\($0) = { isa = PBXNativeTarget; name = T\($0); fileSystemSynchronizedGroups = (F\($0),); };"
        }
        let folders = (0..<count).map {
          """
          F\($0) = { isa = PBXFileSystemSynchronizedRootGroup; path = F\($0); exceptions = (E\($0),); sourceTree = "<group>"; };
          E\($0) = { isa = X; target = T\($0); membershipExceptions = (a.swift,); };
          """
        }
        let root = "G = { isa = PBXGroup; children = (\(HostileProjectTests.list("F", count))); };"
        let names = HostileProjectTests.list("T", count)
        return (HostileProjectTests.text([root] + targets + folders, targets: names), count)
      } work: { text, count in
        let found = try XcodeProject(text, folder: "App")
        #expect(found.targets.last?.files.contains("App/F\(count - 1)/b.swift") == true)
        #expect(found.targets.last?.files.contains("App/F\(count - 1)/a.swift") == false)
      }
    }
  }

  @Test func nameThatGrowsIsNotResolved() throws {
    let setting = String(repeating: "$(TARGET_NAME)", count: 10_000)
    let text = Self.text([
      "T = { isa = PBXNativeTarget; name = \(String(repeating: "a", count: 10_000)); buildConfigurationList = L; };",
      "L = { isa = XCConfigurationList; buildConfigurations = (C,); };",
      "C = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = \"\(setting)\"; }; };",
    ])
    let found = try XcodeProject(text, folder: "App")
    #expect(found.targets.first?.moduleNames.map(\.utf8.count) == [10_000])
  }
}
