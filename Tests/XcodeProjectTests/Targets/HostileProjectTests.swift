import Testing
import XcodeProject

/// Projects that nobody has, which must end all the same.
@Suite struct HostileProjectTests {
  private func project(_ objects: [String], targets: String = "T") throws -> XcodeProject {
    try ProjectFixture.project(objects.joined(separator: "\n"), keys: "targets = (\(targets));")
  }

  @Test(.timeLimit(.minutes(1))) func groupsBelowLongPathsEnd() throws {
    let name = String(repeating: "a", count: 1_000)
    let groups = (0..<5_000).map {
      "G\($0) = { isa = PBXGroup; path = \(name); children = (G\($0 + 1),); sourceTree = \"<group>\"; };"
    }
    let root = "G = { isa = PBXGroup; children = (G0,); };"
    #expect(try project([root] + groups).targets.isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func targetsThatShareTheirPhasesEnd() throws {
    let count = 2_000
    let targets = (0..<count).map { "T\($0) = { isa = PBXNativeTarget; name = T\($0); buildPhases = (S, S); };" }
    let builds = (0..<count).map { "B\($0) = { isa = PBXBuildFile; fileRef = V; };" }
    let files = (0..<count).map { "F\($0) = { isa = PBXFileReference; path = F\($0); sourceTree = \"<group>\"; };" }
    func list(_ name: String) -> String { (0..<count).map { "\(name)\($0)," }.joined() }
    let objects = [
      "G = { isa = PBXGroup; children = (V,); };", "V = { isa = PBXVariantGroup; children = (\(list("F"))); };",
      "S = { isa = PBXResourcesBuildPhase; files = (\(list("B"))); };",
    ]
    let found = try project(objects + targets + builds + files, targets: list("T") + list("T"))
    #expect(found.targets.count == count)
    #expect(found.targets[0].files.contains("App/F0"))
  }

  @Test(.timeLimit(.minutes(1))) func foldersOfManyTargetsEnd() throws {
    let count = 3_000
    let targets = (0..<count).map {
      "T\($0) = { isa = PBXNativeTarget; name = T\($0); fileSystemSynchronizedGroups = (F\($0),); };"
    }
    let folders = (0..<count).map {
      """
      F\($0) = { isa = PBXFileSystemSynchronizedRootGroup; path = F\($0); exceptions = (E\($0),); sourceTree = "<group>"; };
      E\($0) = { isa = X; target = T\($0); membershipExceptions = (a.swift,); };
      """
    }
    func list(_ name: String) -> String { (0..<count).map { "\(name)\($0)," }.joined() }
    let found = try project(
      ["G = { isa = PBXGroup; children = (\(list("F"))); };"] + targets + folders, targets: list("T"))
    #expect(found.targets.last?.files.contains("App/F\(count - 1)/b.swift") == true)
    #expect(found.targets.last?.files.contains("App/F\(count - 1)/a.swift") == false)
  }

  @Test func nameThatGrowsIsNotResolved() throws {
    let setting = String(repeating: "$(TARGET_NAME)", count: 10_000)
    let found = try project([
      "T = { isa = PBXNativeTarget; name = \(String(repeating: "a", count: 10_000)); buildConfigurationList = L; };",
      "L = { isa = XCConfigurationList; buildConfigurations = (C,); };",
      "C = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = \"\(setting)\"; }; };",
    ])
    #expect(found.targets.first?.moduleNames.map(\.utf8.count) == [10_000])
  }
}
