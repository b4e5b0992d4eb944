import Foundation
import Testing

@testable import FileAccess

@Suite struct BrowserTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A program that keeps its argument in a file, after a while.
  private func program(sleeping seconds: Double) throws -> Browser {
    let file = folder.appending(path: "opener")
    let script = """
      #!/bin/sh
      sleep \(seconds)
      printf %s "$1" > '\(folder.path)/new' && mv '\(folder.path)/new' '\(folder.path)/opened'
      """
    let writer = Process()
    // Written by another process: a child that another test starts meanwhile would hold the file open for writing, and
    // a file that is open for writing cannot run.
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "printf '%s\\n' \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", script, file.path]
    try writer.run()
    writer.waitUntilExit()
    #expect(writer.terminationStatus == 0)
    return Browser(program: file.path)
  }

  private func opened() async throws -> String? {
    for _ in 0..<2400 {
      if let text = try? String(contentsOf: folder.appending(path: "opened"), encoding: .utf8) { return text }
      try await Task.sleep(for: .milliseconds(25))
    }
    return nil
  }

  @Test(arguments: ["http://127.0.0.1:8080/", "http://127.0.0.1/$(touch x)`touch x`\";touch x;'"])
  func programGetsTheAddressAsItIs(address: String) async throws {
    let browser = try program(sleeping: 0)
    #expect(browser.open(address))
    #expect(try await opened() == address)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["opened", "opener"])
  }

  @Test func programIsNotWaitedFor() async throws {
    let browser = try program(sleeping: 0.5)
    #expect(browser.open("http://127.0.0.1/"))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "opened").path))
    #expect(try await opened() == "http://127.0.0.1/")
  }

  @Test func missingProgramIsNoticed() {
    #expect(!Browser(program: "no-such-program-of-ibstack").open("http://127.0.0.1/"))
  }
}
