import Foundation
import TestSupport
import Testing

/// A reader that goes away, as `head` does.
@Suite struct ClosedPipeTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    let views = String(repeating: "<view hidden=\"maybe\"/>", count: 40)
    let text = "<stackView distribution=\"fillEqually\">\(views)</stackView>"
    for index in 0..<40 { try folder.write(text, to: "\(index).xib") }
    return folder
  }

  @Test(arguments: [
    ["validate", "."], ["lint", "."], ["lint", "--format", "sarif", "."], ["layout", "."],
    ["layout", "--format", "json", "."],
  ])
  func endsQuietly(arguments: [String]) throws {
    let folder = try folder()
    let process = try ToolRun.process(arguments, in: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try pipe.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    switch process.terminationReason {
    case .uncaughtSignal: #expect(process.terminationStatus == SIGPIPE)
    default: #expect(process.terminationStatus == 1)
    }
  }

  @Test(arguments: ["validate", "lint"]) func headGetsItsLine(command: String) throws {
    let folder = try folder()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" \(command) . | head -n 1 > first", try ToolRun.executable().path]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let first = try String(contentsOf: folder.url.appending(path: "first"), encoding: .utf8)
    #expect(first.hasPrefix("0.xib:1:53: error: malformed hidden"))
    #expect(first.hasSuffix("\n"))
  }
}
