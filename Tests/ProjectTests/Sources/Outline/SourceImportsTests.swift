import Testing

@testable import Project

/// The modules that source files import.
@Suite struct SourceImportsTests {
  private func imports(_ text: String, _ path: String = "A.swift") -> [String] {
    SourceSummary(Array(text.utf8), path: path).imports.sorted()
  }

  @Test(arguments: [
    ("import UIKit", ["UIKit"]), ("  import UIKit // import Nothing", ["UIKit"]),
    ("import class Shapes.Polygon", ["Shapes"]), ("import UIKit.UIView\nimport Shapes", ["Shapes", "UIKit"]),
    ("@testable import App", ["App"]), ("public import Core", ["Core"]), ("@_spi(Private) import Core", []),
    ("@preconcurrency import Core", ["Core"]), ("// import Core", []), ("let imported = 1", []), ("import", []),
    ("#if canImport(Core)\nimport Core\n#endif", ["Core"]), ("important()", []),
  ])
  func swiftImportsAreFound(_ text: String, _ modules: [String]) { #expect(imports(text) == modules) }

  @Test(arguments: [
    ("@import Shapes;", ["Shapes"]), ("#import <Shapes/Polygon.h>", ["Shapes"]),
    ("#  include <Shapes/Polygon.h>", ["Shapes"]), ("#import \"Polygon.h\"", []), ("#import <stdio.h>", []),
    ("@import Shapes.Polygon;", ["Shapes"]), ("#define import", []), ("@interface A : UIView", []), ("#import", []),
    ("#import <", []), ("@", []), ("#import <My-Pod/A.h>\n#import <B+C/D.h>", ["B+C", "My-Pod"]),
  ])
  func objectiveCImportsAreFound(_ text: String, _ modules: [String]) { #expect(imports(text, "A.m") == modules) }

  @Test func otherFilesImportNothing() { #expect(imports("import UIKit", "A.py") == []) }
}
