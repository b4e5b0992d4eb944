import Foundation
import TestSupport

/// A run of `lint --watch`, which goes on until the signal that Ctrl-C sends.
///
/// Standard output and standard error come through one pipe, in the order in which they are written.
final class WatchRun {
  private let process: Process
  private let printed: FileHandle
  private var rest: [UInt8] = []
  /// What was printed and read so far.
  private(set) var lines: [String] = []

  init(_ arguments: String, in folder: TestFolder) throws {
    process = try ToolRun.process(["lint", "--watch", arguments], in: folder)
    let pipe = Pipe()
    printed = pipe.fileHandleForReading
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (pipe.fileHandleForWriting, pipe.fileHandleForWriting)
    try SignalDefaults.start(process)
    try pipe.fileHandleForWriting.close()
  }

  /// Waits for a line with a text; false where the run ends before.
  func sees(_ text: String) -> Bool {
    while let line = nextLine() {
      if line.contains(text) { return true }
    }
    return false
  }

  /// Interrupts the run and reads what is left.
  ///
  /// - Returns: What a shell would say of its end.
  func interrupt() -> Int32 {
    process.interrupt()
    while nextLine() != nil { continue }
    process.waitUntilExit()
    return (process.terminationReason == .uncaughtSignal ? 128 : 0) + process.terminationStatus
  }

  private func nextLine() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeFirst(end + 1)
        return lines.last
      }
      let data = printed.availableData
      if data.isEmpty { return nil }
      rest += data
    }
  }
}
