import Testing

@testable import Project

@Suite struct XcodeProjectTests {
  @Test func packagesAndLanguages() throws {
    let project = try ProjectFixture.project(
      """
      R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/shapes.git"; };
      R2 = { isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Core; };
      """,
      keys: "packageReferences = (R1, R2, gone,); developmentRegion = de; knownRegions = (de, Base, en,);")
    #expect(project.packages == [.remote("https://example.org/shapes.git"), .local("Packages/Core")])
    #expect(project.developmentRegion == "de")
    #expect(project.knownRegions == ["de", "Base", "en"])
  }

  @Test(arguments: ["{}", "()", "word", "{ objects = {}; rootObject = P; }"])
  func propertyListThatIsNoProjectHasNoTargets(_ text: String) throws {
    let project = try XcodeProject(Array(text.utf8))
    #expect(project.targets.isEmpty && project.packages.isEmpty)
  }

  @Test func referencesThatLeadNowhereAreLeftOut() throws {
    let project = try ProjectFixture.project(
      """
      T = { isa = PBXNativeTarget; name = App; buildPhases = (gone, S,); buildConfigurationList = gone; };
      S = { isa = PBXSourcesBuildPhase; files = (gone, B,); };
      B = { isa = PBXBuildFile; fileRef = gone; };
      """, keys: "targets = (gone, T,);")
    #expect(project.targets.map(\.name) == ["App"])
    #expect(project.targets[0].files.listed.isEmpty && !project.targets[0].files.hasFolders)
  }

  @Test func groupThatContainsItselfEnds() throws {
    let project = try ProjectFixture.project(
      """
      G = { isa = PBXGroup; children = (H,); path = A; sourceTree = "<group>"; };
      H = { isa = PBXGroup; children = (G,); path = B; sourceTree = "<group>"; };
      """, keys: "targets = ();")
    #expect(project.targets.isEmpty)
  }

  @Test func conflictMarkersAreAnErrorWithItsLine() {
    let text = ProjectFixture.text("<<<<<<< HEAD\nA = {};\n=======\n>>>>>>> theirs")
    #expect {
      try XcodeProject(Array(text.utf8))
    } throws: {
      "\($0)".hasPrefix("11:")
    }
  }
}
