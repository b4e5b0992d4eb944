import Testing

@testable import Project

@Suite struct XcodeTargetTests {
  private func target(_ objects: String, keys: String = "targets = (T,);") throws -> XcodeTarget {
    let project = try ProjectFixture.project(ProjectFixture.target + objects, keys: keys)
    return try #require(project.targets.first)
  }

  @Test func filesHaveThePathsOfTheirGroups() throws {
    let target = try target(
      """
      G = { isa = PBXGroup; children = (G1, A, SDK,); sourceTree = "<group>"; };
      G1 = { isa = PBXGroup; children = (B, C, V,); path = Views; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = "Row View.swift"; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = Shared/Common.m; sourceTree = SOURCE_ROOT; };
      SDK = { isa = PBXFileReference; path = UIKit.h; sourceTree = SDKROOT; };
      V = { isa = PBXVariantGroup; children = (V1, V2,); name = Main.storyboard; sourceTree = "<group>"; };
      V1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      V2 = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      S = { isa = PBXSourcesBuildPhase; files = (BA, BB, BC, BS,); };
      R = { isa = PBXResourcesBuildPhase; files = (BV,); };
      BA = { isa = PBXBuildFile; fileRef = A; };
      BB = { isa = PBXBuildFile; fileRef = B; };
      BC = { isa = PBXBuildFile; fileRef = C; };
      BS = { isa = PBXBuildFile; fileRef = SDK; };
      BV = { isa = PBXBuildFile; fileRef = V; };
      """)
    let paths = [
      "App/App.swift", "App/Views/Row View.swift", "App/Shared/Common.m", "App/Views/Base.lproj/Main.storyboard",
      "App/Views/de.lproj/Main.strings",
    ]
    #expect(paths.filter { !target.files.contains($0) } == [])
    #expect(!target.files.contains("App/Other.swift"))
    #expect(!target.files.contains("App/UIKit.h"))
  }

  @Test func groupAboveTheProjectLeadsOut() throws {
    let target = try target(
      """
      G = { isa = PBXGroup; children = (G1,); sourceTree = "<group>"; };
      G1 = { isa = PBXGroup; children = (A,); path = "../Shared/./Views"; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      S = { isa = PBXSourcesBuildPhase; files = (BA,); };
      BA = { isa = PBXBuildFile; fileRef = A; };
      """)
    #expect(target.files.contains("Shared/Views/A.swift"))
  }

  @Test func synchronizedFolderBelongsToItsTargetWithoutExceptions() throws {
    let objects = """
      T2 = { isa = PBXNativeTarget; name = Widget; buildPhases = (); };
      G = { isa = PBXGroup; children = (D,); sourceTree = "<group>"; };
      D = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2,); path = Sources; sourceTree = "<group>"; };
      E1 = {
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old, "/Localized/Card/Card.xib",);
      };
      E2 = {
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
        membershipExceptions = (Shared/Color.swift, "/Localized/Card/Card.xib", /Localized/Main.storyboard,);
      };
      """
    let owner = ProjectFixture.target.replacing("buildPhases", "fileSystemSynchronizedGroups = (D,); buildPhases")
    let project = try ProjectFixture.project(owner + objects, keys: "targets = (T, T2,);")
    let (app, widget) = (project.targets[0].files, project.targets[1].files)
    #expect(app.contains("App/Sources/Views/Row.swift"))
    #expect(app.contains("App/Sources/Shared/Color.swift"))
    #expect(!app.contains("App/Sources/Info.plist"))
    #expect(!app.contains("App/Sources/Old/A.swift"))
    #expect(!app.contains("App/SourcesOfOthers/A.swift"))
    #expect(!app.contains("App/Sources/Card/de.lproj/Card.xib"))
    #expect(app.contains("App/Sources/Card/de.lproj/Other.xib"))
    #expect(app.contains("App/Sources/Base.lproj/Main.storyboard"))
    #expect(widget.contains("App/Sources/Card/Base.lproj/Card.xib"))
    #expect(widget.contains("App/Sources/Base.lproj/Main.storyboard"))
    #expect(!widget.contains("App/Sources/Card/Card.xib"))
    #expect(!widget.contains("App/Sources/Views/Base.lproj/Main.storyboard"))
    #expect(widget.contains("App/Sources/Shared/Color.swift"))
    #expect(!widget.contains("App/Sources/Views/Row.swift"))
  }

  @Test func linkedProductsAreFrameworksLibrariesAndPackages() throws {
    let target = try target(
      """
      F = { isa = PBXFrameworksBuildPhase; files = (B1, B2, B3,); };
      B1 = { isa = PBXBuildFile; fileRef = K; };
      B2 = { isa = PBXBuildFile; productRef = Q; };
      B3 = { isa = PBXBuildFile; fileRef = X; };
      K = { isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };
      X = { isa = PBXFileReference; path = Charts.xcframework; sourceTree = "<group>"; };
      Q = { isa = XCSwiftPackageProductDependency; productName = Shapes; };
      """)
    #expect(target.linkedProducts == ["MapKit", "Charts", "Shapes"])
  }

  @Test(arguments: [
    ("", "Shop_App"),
    ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "Shop_App"),
    ("PRODUCT_NAME = \"My-Shop\";", "My_Shop"),
    ("PRODUCT_MODULE_NAME = Shop;", "Shop"),
    ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)Kit\"; PRODUCT_NAME = \"2nd\";", "_ndKit"),
  ])
  func moduleName(_ settings: String, _ name: String) throws {
    let target = try target(
      """
      L = { isa = XCConfigurationList; buildConfigurations = (C,); };
      C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
      """)
    #expect(target.moduleNames == [name])
  }

  @Test func ownDeploymentTargetsCount() throws {
    let target = try target(
      """
      L = { isa = XCConfigurationList; buildConfigurations = (C, D,); };
      C = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
      D = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 9.3; }; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PC,); };
      PC = {
        isa = XCBuildConfiguration;
        buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 8.0; MACOSX_DEPLOYMENT_TARGET = 11.0; };
      };
      """, keys: "buildConfigurationList = PL; targets = (T,);")
    #expect(
      target.deploymentSettings == [
        "IPHONEOS_DEPLOYMENT_TARGET": ["15.0", "9.3"], "MACOSX_DEPLOYMENT_TARGET": ["11.0"],
      ])
  }
}

extension String {
  fileprivate func replacing(_ part: String, _ other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
