import Testing

@testable import Project

/// Which modules are Apple's.
@Suite struct SystemModuleTests {
  @Test(arguments: ["UIKit", "AppKit", "Accessibility", "CloudKit", "Swift", "SQLite3", "z", "Foundation", "SwiftUI"])
  func modulesOfTheSystemAreKnown(_ name: String) { #expect(SystemModule.contains(name)) }

  @Test(arguments: ["Alamofire", "App", "", "AccessibilityUIKit", "uikit"])
  func modulesOfOthersAreNot(_ name: String) { #expect(!SystemModule.contains(name)) }
}
