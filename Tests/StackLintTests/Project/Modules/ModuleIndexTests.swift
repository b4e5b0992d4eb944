import Testing

@testable import StackLint

/// The modules of a project, and whether code comes from elsewhere.
@Suite struct ModuleIndexTests {
  private func modules(_ files: [String: String]) -> ModuleIndex { ProjectIndex(ProjectFiles(files)).modules }

  private static let projectPath = "App.xcodeproj/project.pbxproj"
  private static let app = XcodeProjectText.project(files: ["App": ["A.swift"]])

  @Test(arguments: ["Podfile", "Lib/B.xcframework", ".gitmodules", "Mac/App.csproj", "Package.resolved", "libx.a"])
  func manifestsAndLibrariesBringCode(_ path: String) {
    #expect(modules([path: "", "A.swift": ""]).hasOutsideCode)
    #expect(!modules(["A.swift": ""]).hasOutsideCode)
  }

  @Test func projectsInOtherLanguagesBringNoCodeToAnXcodeProject() {
    #expect(!modules(["Windows/App.csproj": "", "A.swift": "", Self.projectPath: Self.app]).hasOutsideCode)
    #expect(modules(["Windows/App.csproj": "", "A.swift": ""]).hasOutsideCode)
  }

  @Test func packageBringsCodeThroughItsDependencies() {
    #expect(modules(["Package.swift": "dependencies: [.package(url: \"x\", from: \"1.0.0\")]"]).hasOutsideCode)
    #expect(!modules(["Package.swift": "targets: [.target(name: \"Kit\")]"]).hasOutsideCode)
  }

  @Test(arguments: [
    ("XCRemoteSwiftPackageReference", "repositoryURL"), ("XCLocalSwiftPackageReference", "relativePath"),
  ])
  func packagesOfAnXcodeProjectBringCode(_ kind: String, _ key: String) {
    let text = XcodeProjectText.project(files: [:], keys: "packageReferences = (R,);").replacing(
      "objects = {", with: "objects = { R = { isa = \(kind); \(key) = a; };")
    #expect(modules([Self.projectPath: text]).hasOutsideCode)
    #expect(!modules([Self.projectPath: Self.app]).hasOutsideCode)
  }

  @Test func linkedProductsOfOthersBringCode() {
    func linking(_ name: String) -> String { XcodeProjectText.project(files: ["App": ["A.swift"]], linked: [name]) }
    #expect(modules([Self.projectPath: linking("Shapes")]).hasOutsideCode)
    #expect(!modules([Self.projectPath: linking("UIKit")]).hasOutsideCode)
    #expect(!modules([Self.projectPath: linking("App")]).hasOutsideCode)
  }

  @Test func importsOfOthersBringCode() {
    #expect(modules(["A.swift": "import Shapes"]).hasOutsideCode)
    #expect(!modules(["A.swift": "import UIKit"]).hasOutsideCode)
    #expect(!modules(["A.swift": "@testable import App", Self.projectPath: Self.app]).hasOutsideCode)
    #expect(!modules(["A.swift": "import Kit", "Package.swift": ".target(name: \"Kit\")"]).hasOutsideCode)
  }

  @Test func projectThatCannotBeReadMayBringCode() {
    #expect(modules([Self.projectPath: "{"]).hasOutsideCode)
    #expect(modules([Self.projectPath: "{"]).mayHave("Any"))
  }

  @Test(arguments: ["App", "Shapes", "Kit", "Renamed", "UIKit", "Pod"])
  func modulesThatAreBuiltOrUsedExist(_ name: String) {
    let modules = modules([
      Self.projectPath: Self.app, "A.swift": "import Shapes", "Package.swift": ".target(name: \"Kit\")",
      "App.xcconfig": "PRODUCT_MODULE_NAME = Renamed", "Podfile": "pod 'Pod/Buttons'",
    ])
    #expect(modules.mayHave(name))
    #expect(!modules.mayHave("None"))
  }

  @Test func withoutTargetsAnyModuleMayExist() { #expect(modules(["A.swift": ""]).mayHave("Any")) }
}
