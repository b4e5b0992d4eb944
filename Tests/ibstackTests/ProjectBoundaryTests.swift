import Foundation
import TestSupport
import Testing

/// What a repository's own files may make a run read and write: nothing that lies outside.
@Suite struct ProjectBoundaryTests {
  private let outside: TestFolder
  private let folder: TestFolder

  init() throws {
    outside = try TestFolder(["secret": "root:x:0:0\n", "a.xib": Fixture.fixable, "b.storyboard": Fixture.storyboard])
    folder = try TestFolder(["Good.xib": Fixture.broken])
  }

  private var other: String { outside.url.path }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: path).path, withDestinationPath: target)
  }

  @Test func linkThatLeadsOutIsReportedAndNotRead() throws {
    try link("x.xib", to: other + "/secret")
    let run = try folder.shell("\"$IBSTACK\" lint --format human .")
    #expect(run.status == 2)
    #expect(!run.output.contains("root:x") && !run.complaints.contains("root:x"))
    #expect(run.complaints.hasPrefix("x.xib: error: cannot be read: leads to "))
    #expect(run.complaints.contains("/secret, outside of /"))
    #expect(run.output.contains("maybe"))
    let named = try folder.shell("\"$IBSTACK\" lint x.xib")
    #expect(named.status == 1)
  }

  @Test func linkInsideIsFollowed() throws {
    try link("x.xib", to: "Good.xib")
    #expect(try folder.shell("\"$IBSTACK\" lint .").lines.count == 2)
    // Below a folder of a repository the whole repository is inside.
    _ = try folder.shell("mkdir .git App; ln -s ../Good.xib App/y.xib")
    #expect(try folder.shell("\"$IBSTACK\" lint App").lines.count == 1)
    _ = try folder.shell("rmdir .git")
    #expect(try folder.shell("\"$IBSTACK\" lint App").status == 2)
  }

  @Test func linkThatLeadsOutIsNotWrittenThrough() throws {
    try link("x.xib", to: other + "/a.xib")
    try link("y.storyboard", to: other + "/b.storyboard")
    let fixed = try folder.shell("\"$IBSTACK\" lint --fix x.xib")
    #expect(fixed.status == 2)
    #expect(fixed.complaints.contains("x.xib: error: cannot be written: the link x.xib leads to "))
    let updated = try folder.shell("\"$IBSTACK\" update-frames . y.storyboard")
    #expect(updated.status == 2)
    #expect(try outside.text("a.xib") == Fixture.fixable)
    #expect(try outside.text("b.storyboard") == Fixture.storyboard)
    #expect(try outside.names == ["a.xib", "b.storyboard", "secret"])
  }

  @Test(arguments: ["write", "check"]) func configuredBaselineIsInside(mode: String) throws {
    let before = try outside.names
    for path in [other + "/baseline", "../baseline", "link/baseline", other + "/secret"] {
      try folder.write("baseline: \(path)\n", to: ".ibstack.yml")
      try? link("link", to: other)
      let run = try folder.shell("\"$IBSTACK\" lint --baseline \(mode) .")
      #expect(run.status == 2)
      #expect(run.complaints.hasPrefix(".ibstack.yml:1:11: error: \"\(path)\" leads to "), "\(run.complaints)")
      #expect(run.complaints.hasSuffix("; name it with --baseline-file\n"))
    }
    #expect(try outside.names == before)
    #expect(try outside.text("secret") == "root:x:0:0\n")
    try folder.write("baseline: known\n", to: ".ibstack.yml")
    #expect(try folder.shell("\"$IBSTACK\" lint --baseline write . && \"$IBSTACK\" lint .").status == 0)
    #expect(try folder.names.contains("known"))
  }

  @Test func baselineOfTheCommandLineMayBeAnywhere() throws {
    try folder.write("baseline: \(other)/baseline\n", to: ".ibstack.yml")
    let run = try folder.shell("\"$IBSTACK\" lint --baseline write --baseline-file '\(other)/known' .")
    #expect(run.status == 0)
    #expect(try outside.names.contains("known"))
    #expect(try folder.shell("\"$IBSTACK\" lint --baseline off .").status == 1)
  }

  @Test func usualBaselineIsNoLinkThatLeadsOut() throws {
    try link(".ibstack-baseline", to: other + "/secret")
    for mode in ["write", "check"] {
      let run = try folder.shell("\"$IBSTACK\" lint --baseline \(mode) .")
      #expect(run.status == 2)
      #expect(!run.complaints.contains("root:x"))
    }
    #expect(try outside.text("secret") == "root:x:0:0\n")
  }

  @Test func configurationIsNoLinkThatLeadsOut() throws {
    try link(".ibstack.yml", to: other + "/secret")
    let run = try folder.shell("\"$IBSTACK\" lint .")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix(".ibstack.yml: error: cannot be read: leads to "))
    #expect(!run.complaints.contains("root:x"))
  }

  @Test func sourceIsNoLinkThatLeadsOut() throws {
    try outside.write("@objc(Secret) class Secret: UIView {}\n", to: "Secret.swift")
    try folder.write("<view customClass=\"Secret\"/>\n", to: "Good.xib")
    try folder.write("class Own: UIView {}\n", to: "Own.swift")
    try folder.write("only: [unknown-custom-class]\n", to: ".ibstack.yml")
    #expect(try folder.shell("\"$IBSTACK\" lint .").lines.count == 1)
    try link("Secret.swift", to: other + "/Secret.swift")
    #expect(try folder.shell("\"$IBSTACK\" lint .").lines.count == 1)
    _ = try folder.shell("rm Secret.swift; cp '\(other)/Secret.swift' Source.txt; ln -s Source.txt Secret.swift")
    #expect(try folder.shell("\"$IBSTACK\" lint .").lines.isEmpty)
  }

  /// Each of these wrote through a link that a contributor had committed.
  @Test(arguments: [
    ("ln -s OUT/victim ibstack.sarif", "lint --format sarif=ibstack.sarif Good.xib"),
    ("ln -s OUT/victim report.txt", "lint --output report.txt Good.xib"),
    ("ln -s OUT out", "lint --format sarif=out/victim Good.xib"),
    ("mkdir rep; ln -s OUT/victim rep/index.html", "report Good.xib --output rep"),
    ("ln -s OUT rep", "report Good.xib --output rep/new"),
    ("ln -s OUT rep", "render Good.xib --output rep"),
    ("mkdir out; ln -s OUT out/Main.storyboardc", "compile Main.storyboard --output out"),
    ("ln -s OUT/victim known", "lint --baseline write --baseline-file known Good.xib"),
    ("ln -s OUT/victim Good.strings", "strings extract Good.xib --output Good.strings"),
  ])
  func outputsAreNotWrittenThroughLinks(_ preparation: String, _ command: String) throws {
    try outside.write("keep", to: "victim")
    try folder.write(Fixture.clean, to: "Good.xib")
    try folder.write(Fixture.storyboard, to: "Main.storyboard")
    let script = preparation.replacing("OUT", with: other)
    #expect(try folder.shell("git init -q .; \(script)").status == 0)
    let before = try outside.names
    let run = try folder.shell("\"$IBSTACK\" \(command)")
    #expect(run.status == 2, "\(run.complaints)")
    #expect(run.complaints.contains("error: cannot be written: the link "), "\(run.complaints)")
    #expect(run.complaints.contains(", outside of "), "\(run.complaints)")
    #expect(try outside.names == before)
    #expect(try outside.text("victim") == "keep")
  }

  @Test func outputsOutsideOfTheProjectMayBeNamed() throws {
    try folder.write(Fixture.clean, to: "Good.xib")
    let run = try folder.shell("git init -q .; \"$IBSTACK\" lint --format sarif='\(other)/new.sarif' Good.xib")
    #expect(run.status == 0)
    #expect(try outside.names.contains("new.sarif"))
  }

  @Test func translationsAreNotWrittenThroughALinkedFolder() throws {
    try outside.write("\"old\" = \"outside\";\n", to: "Main.strings")
    try folder.write(Fixture.storyboard, to: "S/Base.lproj/Main.storyboard")
    try link("S/de.lproj", to: other)
    let run = try folder.shell("git init -q .; \"$IBSTACK\" strings update S")
    #expect(run.status == 2)
    #expect(try outside.text("Main.strings") == "\"old\" = \"outside\";\n")
  }

  @Test func listOfConflictsIsNotWrittenThroughALink() throws {
    try outside.write("keep", to: "victim")
    for (name, y) in [("base.xib", "90"), ("ours.xib", "91"), ("theirs.xib", "92")] {
      try folder.write(Fixture.storyboard.replacing("title=\"Start\"", with: "title=\"\(y)\""), to: name)
    }
    try link("ours.xib.ibstack-conflicts", to: other + "/victim")
    let run = try folder.shell("git init -q .; \"$IBSTACK\" merge base.xib ours.xib theirs.xib")
    #expect(run.status == 1)
    #expect(run.complaints.contains("ours.xib.ibstack-conflicts: error: cannot be written: the link "))
    #expect(try outside.text("victim") == "keep")
    let clean = try folder.shell("\"$IBSTACK\" merge base.xib ours.xib base.xib")
    #expect(clean.status == 0)
    #expect(try outside.text("victim") == "keep")
  }
}
