import Foundation
import TestSupport
import Testing

@testable import Support

/// The program that stands for a browser writes into a pipe, which the test reads: each waits for the other.
@Suite struct BrowserTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for name in ["opened", "go"] { #expect(mkfifo(folder.url.appending(path: name).path, 0o600) == 0) }
  }

  /// A program that writes its argument to `opened`.
  ///
  /// - Parameter isHeld: Whether it first waits until somebody has written to `go`.
  private func program(isHeld: Bool = false) throws -> Browser {
    let file = folder.url.appending(path: "opener")
    let script = """
      #!/bin/sh
      cd '\(folder.url.path)'
      \(isHeld ? "cat go" : "")
      printf %s "$1" > opened
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

  /// The argument, once the program has written it.
  private func opened() throws -> String {
    let pipe = try FileHandle(forReadingFrom: folder.url.appending(path: "opened"))
    return String(decoding: try pipe.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test(arguments: ["http://127.0.0.1:8080/", "http://127.0.0.1/$(touch x)`touch x`\";touch x;'"])
  func programGetsTheAddressAsItIs(address: String) throws {
    let browser = try program()
    try #require(browser.open(address))
    #expect(try opened() == address)
    #expect(try folder.names == ["go", "opened", "opener"])
  }

  /// Whoever waited for it would wait for ever.
  @Test func programIsNotWaitedFor() throws {
    let browser = try program(isHeld: true)
    try #require(browser.open("http://127.0.0.1/"))
    try FileHandle(forWritingTo: folder.url.appending(path: "go")).close()
    #expect(try opened() == "http://127.0.0.1/")
  }

  @Test func missingProgramIsNoticed() {
    #expect(!Browser(program: "no-such-program-of-ibstack").open("http://127.0.0.1/"))
  }
}
