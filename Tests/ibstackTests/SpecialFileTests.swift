import Foundation
import TestSupport
import Testing

/// Pipes and devices where a file is expected: they may never end.
@Suite struct SpecialFileTests {
  private let refusal = "not a regular file; name - and redirect standard input to read it"

  private func folder(_ script: String = "true") throws -> TestFolder {
    let folder = try TestFolder(["a.xib": Fixture.clean])
    #expect(try folder.shell("mkfifo pipe; \(script)").status == 0)
    return folder
  }

  @Test(arguments: ["lint", "validate", "layout", "update-frames", "fidelity", "merge-reports", "migrate"])
  func pipeIsNotRead(command: String) throws {
    let run = try folder().shell("\"$IBSTACK\" \(command) pipe")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("pipe: error: cannot be read: \(refusal)\n"), "\(run.complaints)")
  }

  @Test func pipeIsNotExplained() throws {
    let run = try folder().shell("\"$IBSTACK\" explain pipe x")
    #expect(run.status == 2)
    #expect(run.complaints == "pipe: error: cannot be read: \(refusal)\n")
  }

  @Test func standardInputIsReadByItsNameAlone() throws {
    let folder = try folder()
    #expect(try folder.shell("\"$IBSTACK\" lint - < a.xib").status == 0)
    #expect(try folder.shell("cat a.xib | \"$IBSTACK\" lint -").status == 0)
    // Somebody has to write for the pipe to open: the shell itself, which never does.
    let run = try folder.shell("exec 3<> pipe; \"$IBSTACK\" lint /dev/stdin < pipe")
    #expect(run.complaints.hasPrefix("/dev/stdin: error: cannot be read: \(refusal)\n"))
  }

  @Test(arguments: [
    "mkfifo .ibstack.yml", "ln -s pipe .ibstack.yml", "mkfifo x.swift", "ln -s pipe x.swift", "ln -s /dev/zero x.swift",
    "mkfifo Package.swift", "ln -s pipe x.storyboard", "mkfifo x.storyboard", "mkdir x.storyboard",
  ])
  func folderWithAPipeIsLintedToTheEnd(script: String) throws {
    let folder = try folder(script)
    try folder.write("preset: all\n", to: "all.yml")
    try folder.write("", to: ".git/HEAD")
    let run = try folder.shell("\"$IBSTACK\" lint .")
    #expect(run.status == (script.contains(".swift") || script.hasPrefix("mkdir") ? 0 : 2), "\(run.complaints)")
    let named = try folder.shell("\"$IBSTACK\" lint --config all.yml a.xib")
    #expect(named.status == 0)
  }

  @Test func pipeIsNoBaselineConfigurationOrReport() throws {
    let folder = try folder()
    #expect(try folder.shell("\"$IBSTACK\" lint --config pipe a.xib").complaints.hasPrefix("pipe: error: "))
    let read = try folder.shell("\"$IBSTACK\" lint --baseline check --baseline-file pipe a.xib")
    #expect(read.complaints.hasPrefix("pipe: error: "))
    let written = try folder.shell("\"$IBSTACK\" lint --baseline write --baseline-file pipe a.xib")
    #expect(written.complaints.contains("pipe: error: cannot be written: not a regular file\n"))
    #expect(try folder.shell("\"$IBSTACK\" lint --output pipe a.xib").status == 2)
  }
}
