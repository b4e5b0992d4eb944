import Foundation
import Testing

@testable import Project

/// The Xcode project of the apps that measure.
@Suite struct MeasuringProjectTests {
  private static let folder = MeasuringFixture.root.appending(path: "Integrations/Measuring")

  private func text() throws -> String {
    try String(contentsOf: Self.folder.appending(path: "Measuring.xcodeproj/project.pbxproj"), encoding: .utf8)
  }

  @Test func eachAppHasItsSourcesAndDocuments() throws {
    let targets = try XcodeProject(Array(text().utf8)).targets
    #expect(targets.map(\.name) == ["MeasureUIKit", "MeasureAppKit"])
    #expect(targets.allSatisfy { $0.isApplication })
    for (target, own, other) in [(targets[0], "UIKit", "AppKit"), (targets[1], "AppKit", "UIKit")] {
      #expect(target.files.contains("Shared/MeasuringRun.swift") && target.files.contains("\(own)/AppDelegate.swift"))
      #expect(!target.files.contains("\(other)/AppDelegate.swift"))
    }
    #expect(targets.map { $0.files.contains("Documents/iOS/1-Main.storyboard") } == [true, false])
    #expect(targets.map { $0.files.contains("Documents/macOS/documents.json") } == [false, true])
    #expect(targets[0].deploymentSettings == ["IPHONEOS_DEPLOYMENT_TARGET": ["15.0"]])
    #expect(targets[1].deploymentSettings == ["MACOSX_DEPLOYMENT_TARGET": ["12.0"]])
  }

  /// What objects are not there although others refer to them, and what objects nothing refers to.
  private func problems(_ text: String) -> [String] {
    let parts = text.matches(of: /(?m)(^\t\t)?\b([0-9A-F]{24})\b(?: \/\* [^*]* \*\/)?( = \{)?/)
    let isDefinition = parts.map { $0.output.1 != nil && $0.output.3 != nil }
    let defined = zip(parts, isDefinition).filter(\.1).map { String($0.0.output.2) }
    let named = Set(zip(parts, isDefinition).filter { !$0.1 }.map { String($0.0.output.2) })
    return named.subtracting(defined).sorted() + Set(defined).subtracting(named).sorted()
      + Dictionary(grouping: defined) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  @Test func everyReferenceLeadsToAnObject() throws {
    let text = try text()
    #expect(problems(text) == [])
    let group = "1B57AC000000000000000011 /* Shared */ = {"
    #expect(problems(text.replacing(group, with: "other = {")) == ["1B57AC000000000000000011"])
    let reference = "mainGroup = 1B57AC000000000000000002;"
    #expect(problems(text.replacing(reference, with: "")) == ["1B57AC000000000000000002"])
  }

  @Test func theFoldersOfSourcesAreThere() throws {
    for folder in ["Shared", "UIKit", "AppKit"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: folder).path)
      #expect(names.contains { $0.hasSuffix(".swift") })
    }
  }
}
