import Foundation
import TestSupport

/// A run on a terminal: what standard output and standard error showed there.
struct TerminalRun {
  let text: String

  struct NoTerminal: Error {}

  /// - Parameter pausedUntil: A text; standard input does not end before it is shown.
  init(
    _ arguments: [String], environment: [String: String] = [:], pausedUntil: String? = nil, in folder: TestFolder
  ) throws {
    var (main, secondary): (Int32, Int32) = (0, 0)
    guard openpty(&main, &secondary, nil, nil, nil) == 0 else { throw NoTerminal() }
    let process = try ToolRun.process(arguments, in: folder)
    let terminal = FileHandle(fileDescriptor: secondary, closeOnDealloc: true)
    process.environment = ["TERM": "xterm", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let input = Pipe()
    process.standardInput = pausedUntil == nil ? FileHandle.nullDevice : input
    (process.standardOutput, process.standardError) = (terminal, terminal)
    try process.run()
    try terminal.close()
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    // A terminal whose other side is closed fails to be read.
    while case let count = read(main, &piece, piece.count), count > 0 {
      bytes += piece[..<count]
      guard let pausedUntil, String(decoding: bytes, as: UTF8.self).contains(pausedUntil) else { continue }
      try? input.fileHandleForWriting.close()
    }
    close(main)
    process.waitUntilExit()
    withExtendedLifetime(folder) {}
    text = String(decoding: bytes, as: UTF8.self)
  }
}
