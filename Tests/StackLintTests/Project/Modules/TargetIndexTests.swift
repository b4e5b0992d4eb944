import Testing

@testable import Project
@testable import StackLint

/// Which targets of a project documents and classes belong to.
@Suite struct TargetIndexTests {
  private func index(_ files: [String]) throws -> TargetIndex {
    let project = try XcodeProject(Array(XcodeProjectText.project(files: ["App": files, "Kit": ["K.swift"]]).utf8))
    return TargetIndex(
      [project], paths: ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift", "F.swift", "Main.xib"])
  }

  @Test func filesBelongToTheTargetsThatListThem() throws {
    let targets = try index(["A.swift", "Main.xib"])
    #expect(targets.targets(ofFile: "Main.xib").map(\.name) == ["App"])
    #expect(targets.targets(ofFile: "B.swift").isEmpty)
    #expect(targets.targets(ofModule: "Kit").map(\.name) == ["Kit"])
  }

  @Test func sourceThatIsAbsentMayDeclareTheClassOfItsName() throws {
    let files = ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift", "gone/Badge+Layout.swift"]
    let target = try #require(try index(files).targets(ofFile: "A.swift").first)
    #expect(target.mayHideClass("Badge", files: []))
    #expect(target.mayHideClass("Other", files: ["App/badge.swift"]))
    #expect(!target.mayHideClass("Other", files: ["App/Other.swift"]))
  }

  @Test func targetWithoutMostOfItsSourcesMayDeclareAnyClass() throws {
    let target = try #require(try index(["A.swift", "Gone.swift"]).targets(ofFile: "A.swift").first)
    #expect(target.mayHideClass("Other", files: []))
    #expect(try #require(try index(["Main.xib"]).targets(ofFile: "Main.xib").first).mayHideClass("Other", files: []))
    #expect(try !#require(try index(["A.swift"]).targets(ofFile: "A.swift").first).mayHideClass("Other", files: []))
  }

  /// More than the limit, from which on they count as unknown. `make benchmark-worst` compares times.
  @Test func manyTargetsEnd() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<2_000).map { ("T\($0)", ["Gone.swift"]) })
    let project = try XcodeProject(Array(XcodeProjectText.project(files: files).utf8))
    let targets = TargetIndex([project], paths: (0..<2_000).map { "\($0).swift" })
    #expect(targets.targets(ofFile: "Gone.swift").isEmpty)
    #expect(targets.isCutOff)
  }
}
