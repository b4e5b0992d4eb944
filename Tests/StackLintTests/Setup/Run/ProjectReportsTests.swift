import Foundation
import TestSupport
import Testing

@testable import StackLint
@testable import StackModel

/// Findings in the sources of a project, by the configurations around them.
@Suite struct ProjectReportsTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s"><objects>
    <viewController id="a" sceneMemberID="viewController">
    <connections><segue destination="a" kind="show" identifier="showHome" id="g"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  private static let files = [
    "App/Main.storyboard": storyboard, ".ibstack.yml": "only: [unknown-segue-identifier]\n",
    "App/Code/Login.swift": "func f() {\n  performSegue(withIdentifier: \"shwoHome\", sender: nil)\n}\n",
  ]

  private func reports(
    _ paths: [String], _ more: [String: String] = [:], settings: LintSettings = LintSettings()
  ) throws -> [FindingReport] {
    let folder = try TestFolder(Self.files.merging(more) { $1 })
    let paths = paths.map { "\(folder.url.path)/\($0)" }
    return try LintRun.find(paths, settings).projectReports
  }

  @Test func findingIsReportedAtItsLine() throws {
    let found = try reports(["App"])
    #expect(found.map(\.path).map { $0.hasSuffix("/App/Code/Login.swift") } == [true])
    #expect(found.first?.findings.map { "\($0.start?.line ?? 0):\($0.start?.column ?? 0)" } == ["2:32"])
    #expect(found.first?.findings.first?.fingerprint.count == 16)
  }

  @Test func folderHasToBeNamed() throws {
    #expect(try reports(["App/Main.storyboard"]).isEmpty)
    #expect(try reports(["App/Main.storyboard", "App/Code"]).count == 1)
  }

  @Test(arguments: [
    "rules: {unknown-segue-identifier: off}\n", "exclude: [Code/]\n", "include: [\"*.storyboard\"]\n",
    "overrides: [{paths: [\"*.swift\"], rules: {unknown-segue-identifier: off}}]\n",
  ])
  func configurationAroundTheSourceHolds(_ text: String) throws {
    #expect(try reports(["App"], ["App/.ibstack.yml": text]).isEmpty)
    #expect(try reports(["App"], ["App/.ibstack.yml": "rules: {duplicate-id: off}\n"]).count == 1)
  }

  @Test func severityIsThatOfTheSource() throws {
    let found = try reports(["App"], ["App/Code/.ibstack.yml": "rules: {unknown-segue-identifier: error}\n"])
    #expect(found.first?.diagnostics.map(\.severity) == [.error])
  }

  @Test func firstShardReportsIt() throws {
    let counts = try [0, 1].map { index in
      var settings = LintSettings()
      settings.shard = Shard(index: index, count: 2)
      return try reports(["App"], settings: settings).count
    }
    #expect(counts == [1, 0])
  }

  @Test func knownFindingIsNotReported() throws {
    let fingerprint = try #require(try reports(["App"]).first?.findings.first?.fingerprint)
    #expect(fingerprint.count == 16)
    let folder = try TestFolder(Self.files)
    let path = folder.url.path + "/known"
    var settings = LintSettings()
    settings.baseline = BaselineChoice(.write, path: path)
    let run = try LintRun.find([folder.url.path], settings)
    #expect(run.projectReports.flatMap(\.findings).isEmpty)
    _ = try run.finish()
    settings.baseline = BaselineChoice(.check, path: path)
    let again = try LintRun.find([folder.url.path], settings)
    #expect(again.projectReports.flatMap(\.findings).isEmpty)
  }
}
