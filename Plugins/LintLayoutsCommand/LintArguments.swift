import Foundation
import PackagePlugin

/// What stands behind `lint-layouts`: targets, paths behind `--`, and else what `ibstack lint` understands.
struct LintArguments {
  let targets: [String]
  private let options: [String]
  private let paths: [String]

  init(_ arguments: [String]) {
    let front = arguments.prefix { $0 != "--" }
    var extractor = ArgumentExtractor(Array(front))
    targets = extractor.extractOption(named: "target")
    options = extractor.remainingArguments
    paths = Array(arguments.dropFirst(front.count + 1))
  }

  /// Lints the paths, or others where none are given, and ends with the exit status of `ibstack lint` unless it is 0.
  func run(_ tool: URL, defaultPaths: [String]) throws {
    let paths = paths.isEmpty ? defaultPaths : paths
    guard !paths.isEmpty else { return }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["lint"] + options + ["--"] + paths
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

extension URL {
  /// As the file system writes it.
  var nativePath: String { path(percentEncoded: false) }
}
