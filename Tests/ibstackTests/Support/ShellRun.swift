import Foundation

/// One run of a shell script in a folder. The script names the built executable `"$IBSTACK"`, the helper that sends signals
/// `"$KILL_AT_CALL"`.
struct ShellRun {
  /// The exit status; 124 where the script did not end within ten minutes.
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
    try Self.start(process)
    let identifier = process.processIdentifier
    // The shell leads a process group: what it started ends with it.
    let guardian = DispatchWorkItem { kill(-identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: guardian)
    process.waitUntilExit()
    guardian.cancel()
    withExtendedLifetime(folder) {}
    status = process.terminationReason == .uncaughtSignal ? 124 : process.terminationStatus
    output = String(decoding: try Data(contentsOf: streams.url.appending(path: "out")), as: UTF8.self)
    complaints = String(decoding: try Data(contentsOf: streams.url.appending(path: "err")), as: UTF8.self)
  }
}

extension ShellRun {
  /// Starts a process that gets all signals: threads that run tests block them, which processes inherit.
  private static func start(_ process: Process) throws {
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
  }
}

extension TestFolder {
  /// Runs a shell script inside.
  func shell(_ script: String, environment: [String: String] = [:]) throws -> ShellRun {
    try ShellRun(script, in: self, environment: environment)
  }
}
