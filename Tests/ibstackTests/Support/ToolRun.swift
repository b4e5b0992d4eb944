import Foundation
import TestSupport

/// One run of the built executable: what it printed and how it ended.
struct ToolRun {
  let status: Int32
  let endedBySignal: Bool
  /// Standard output.
  let output: String
  /// Standard error.
  let complaints: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Output goes to files rather than pipes: nobody has to read while the tool runs.
  init(_ arguments: [String], input: String = "", in folder: TestFolder) throws {
    let streams = FileManager.default.temporaryDirectory.appending(path: "ibstack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let (inputURL, outputURL) = (streams.appending(path: "in"), streams.appending(path: "out"))
    let complaintsURL = streams.appending(path: "err")
    try Data(input.utf8).write(to: inputURL)
    for url in [outputURL, complaintsURL] { try Data().write(to: url) }
    let process = try Self.process(arguments, in: folder)
    process.standardInput = try FileHandle(forReadingFrom: inputURL)
    process.standardOutput = try FileHandle(forWritingTo: outputURL)
    process.standardError = try FileHandle(forWritingTo: complaintsURL)
    try process.run()
    process.waitUntilExit()
    withExtendedLifetime(folder) {}
    status = process.terminationStatus
    endedBySignal = process.terminationReason == .uncaughtSignal
    output = String(decoding: try Data(contentsOf: outputURL), as: UTF8.self)
    complaints = String(decoding: try Data(contentsOf: complaintsURL), as: UTF8.self)
  }

  /// The tool, ready to run.
  static func process(_ arguments: [String], in folder: TestFolder) throws -> Process {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    return process
  }

  struct NotBuilt: Error {}

  /// The file called `ibstack` beside the test bundle, or in a folder above it.
  static func executable() throws -> URL {
    for argument in CommandLine.arguments where argument.contains("/") {
      var folder = URL(filePath: argument).standardizedFileURL
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appending(path: "ibstack")
        if isTool(candidate) { return candidate }
      }
    }
    throw NotBuilt()
  }

  private static func isTool(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: url.path)
  }
}

extension TestFolder {
  /// Runs the tool inside.
  func run(_ arguments: String..., input: String = "") throws -> ToolRun {
    try ToolRun(arguments, input: input, in: self)
  }
}
