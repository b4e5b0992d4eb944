import Foundation
import TestSupport

/// One run of a shell script in a folder. The script names the built executable `"$IBSTACK"`, the helper that sends signals
/// `"$KILL_AT_CALL"`.
struct ShellRun {
  /// The exit status; of a shell that a signal ended what another shell would say of it.
  let status: Int32
  /// Standard output.
  let output: String
  /// Standard error.
  let complaints: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  init(_ script: String, in folder: TestFolder, environment: [String: String] = [:]) throws {
    let streams = try TestFolder(["out": "", "err": ""])
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder.url
    let tool = try ToolRun.executable()
    let helper = tool.deletingLastPathComponent().appending(path: "kill-at-call")
    // Backtraces are made by handlers of signals.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["IBSTACK": tool.path, "KILL_AT_CALL": helper.path, "SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 }
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: streams.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: streams.url.appending(path: "err"))
    try SignalDefaults.start(process)
    process.waitUntilExit()
    withExtendedLifetime(folder) {}
    status = (process.terminationReason == .uncaughtSignal ? 128 : 0) + process.terminationStatus
    output = String(decoding: try Data(contentsOf: streams.url.appending(path: "out")), as: UTF8.self)
    complaints = String(decoding: try Data(contentsOf: streams.url.appending(path: "err")), as: UTF8.self)
  }
}

extension TestFolder {
  /// Runs a shell script inside.
  func shell(_ script: String, environment: [String: String] = [:]) throws -> ShellRun {
    try ShellRun(script, in: self, environment: environment)
  }
}
