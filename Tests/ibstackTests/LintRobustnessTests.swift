import Foundation
import TestSupport
import Testing

/// `lint` as a process in a world where files break, vanish and fill up: a clear message and the right exit status.
@Suite struct LintRobustnessTests {
  private static let warning = "<view><view id=\"x\"/></view>\n"

  /// Runs the tool by a shell, whose script names it `"$0"`.
  private func shell(_ script: String, in folder: TestFolder) throws -> (status: Int32, complaints: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script + " 2> complaints", try ToolRun.executable().path]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let complaints = try String(contentsOf: folder.url.appending(path: "complaints"), encoding: .utf8)
    return (process.terminationStatus, complaints)
  }

  @Test(arguments: [
    ("<view", "a.xib:1:1: error: "), ("", "a.xib:1:1: error: file is empty; "),
    ("<<<<<<< HEAD\n<view/>\n=======\n<view/>\n>>>>>>> x\n", "a.xib:1:1: error: merge conflict marker <<<<<<< found; "),
    ("<view>\n<<<<<<< HEAD\n</view>\n", "a.xib:2:1: error: merge conflict marker <<<<<<< found; "),
    ("\u{1}\u{2}", "a.xib:1:1: error: "),
  ])
  func brokenDocumentIsAFindingAndTheOthersAreLinted(_ text: String, _ complaint: String) throws {
    let folder = try TestFolder(["a.xib": text, "b.xib": Self.warning])
    let run = try folder.run("lint", "a.xib", "b.xib")
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix(complaint) == true, "\(run.output)")
    #expect(run.lines.first?.hasSuffix("[ill-formed-xml]") == true, "\(run.output)")
    #expect(run.lines.last?.hasPrefix("b.xib:1:7: warning: ") == true)
  }

  @Test func whatCannotBeReadIsNamedAndTheOthersAreLinted() throws {
    let folder = try TestFolder(["App/d.xib": Self.warning, "App/b.xib/a.txt": ""])
    let app = folder.url.appending(path: "App").path
    try FileManager.default.createSymbolicLink(atPath: app + "/a.xib", withDestinationPath: "nowhere")
    #expect(mkfifo(app + "/c.xib", 0o600) == 0)
    let run = try folder.run("lint", "App")
    #expect(run.status == 2)
    #expect(run.lines.count == 1)
    #expect(
      run.complaints == """
        App/c.xib: error: cannot be read: not a regular file
        App/a.xib: error: cannot be read: No such file or directory
        2 documents, 0 errors, 1 warning, 2 not read

        """)
  }

  /// Root may read everything.
  @Test(.enabled(if: geteuid() != 0)) func folderWithoutRightsIsNamed() throws {
    let folder = try TestFolder(["App/a.xib": Self.warning, "Closed/b.xib": Self.warning])
    let closed = folder.url.appending(path: "Closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed) }
    let run = try folder.run("lint", ".")
    #expect(run.status == 2)
    #expect(run.lines.count == 1)
    #expect(run.complaints.hasPrefix("Closed: error: cannot be read: Permission denied\n"))
    let written = try folder.run("lint", "App", "--output", "Closed/report")
    #expect(written.status == 2)
    #expect(written.complaints.contains("Closed/report: error: cannot be written: Permission denied\n"))
  }

  /// All threads wait for standard input, so the paths are known and the file is not read yet.
  @Test func fileThatIsDeletedDuringTheRunIsNamed() throws {
    let folder = try TestFolder(["App/a.xib": Self.warning, "App/late.xib": Self.warning])
    let count = ProcessInfo.processInfo.activeProcessorCount + 4
    let process = try ToolRun.process(["lint"] + Array(repeating: "-", count: count) + ["App"], in: folder)
    let (input, output, complaints) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, complaints)
    try process.run()
    // More than fits into a pipe: it is written as soon as somebody reads.
    try input.fileHandleForWriting.write(contentsOf: Data(String(repeating: " ", count: 1 << 20).utf8))
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/late.xib"))
    try input.fileHandleForWriting.close()
    let found = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(found.contains("\nApp/a.xib:1:7: warning: "))
    #expect(said.hasPrefix("App/late.xib: error: cannot be read: No such file or directory\n"))
    #expect(said.hasSuffix("\(count + 2) documents, \(count) errors, 1 warning, 1 not read\n"))
  }

  @Test func outputThatCannotBeWrittenIsSaidAloud() throws {
    let folder = try TestFolder(["a.xib": Self.warning, "folder/a.txt": ""])
    for (path, reason) in [
      ("missing/report", "No such file or directory"), ("folder", "not a regular file"),
      ("a.xib/report", "Not a directory"),
    ] {
      let run = try folder.run("lint", "a.xib", "--format", "sarif=\(path)")
      #expect(run.status == 2)
      #expect(run.complaints.hasPrefix("\(path): error: cannot be written: \(reason)\n"), "\(run.complaints)")
    }
    #expect(try String(contentsOf: folder.url.appending(path: "a.xib"), encoding: .utf8) == Self.warning)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDiskIsSaidAloud() throws {
    let folder = try TestFolder(["a.xib": Self.warning])
    let printed = try shell("\"$0\" lint a.xib > /dev/full", in: folder)
    #expect(printed.status == 2)
    #expect(
      printed.complaints == """
        standard output: error: cannot be written: No space left on device
        1 document, 0 errors, 1 warning, 1 report not written

        """)
    let written = try shell("\"$0\" lint a.xib --output /dev/full", in: folder)
    #expect(written.status == 2)
    #expect(written.complaints.hasPrefix("/dev/full: error: cannot be written: not a regular file\n"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "rules", "rules frame-noise", "config show a.xib", "config schema", "config check", "lint --explain-migration",
      "explain a.xib x", "migrate .iblinter.yml",
    ])
  func fullDiskIsSaidAloudByWhatIsNoReport(command: String) throws {
    let folder = try TestFolder([
      "a.xib": Self.warning, ".ibstack.yml": "preset: none\n", ".iblinter.yml": "excluded: []\n",
    ])
    let run = try shell("\"$0\" \(command) > /dev/full", in: folder)
    #expect(run.status == 2)
    #expect(run.complaints == "standard output: error: cannot be written: No space left on device\n")
  }
}
