import Foundation

/// The version control of a working folder.
struct Git: Sendable {
  /// Why git could not answer.
  struct Failure: Error {
    let message: String
  }

  /// The top of the working tree, absolute.
  let top: String

  /// The repository that the working folder is in.
  init() throws(Failure) {
    top = try Self.line(of: ["rev-parse", "--show-toplevel"])
  }

  /// The commit at which the working tree and a revision parted: what the revision got since is no change of ours.
  func base(of revision: String) throws(Failure) -> String {
    let commit = try Self.line(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    return (try? Self.line(of: ["merge-base", commit, "HEAD"])) ?? commit
  }

  /// The files, by their absolute paths, that differ from a commit and are still there, new ones that are not tracked
  /// included.
  func files(changedSince commit: String) throws(Failure) -> Set<String> {
    let changed = try Self.output(
      of: ["-C", top, "diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", commit, "--"])
    let new = try Self.output(of: ["-C", top, "ls-files", "--others", "--exclude-standard", "-z"])
    return Set((changed + new).split(separator: 0).map { "\(top)/\(String(decoding: $0, as: UTF8.self))" })
  }

  /// What files held in a commit, by their absolute paths; those that were not there are left out.
  func contents(of paths: [String], in commit: String) throws(Failure) -> [String: [UInt8]] {
    let names = paths.map { $0.hasPrefix(top + "/") ? String($0.dropFirst(top.count + 1)) : $0 }
    let requests = names.map { "\(commit):\($0)\n" }.joined()
    var output = try Self.output(of: ["-C", top, "cat-file", "--batch"], input: requests)[...]
    var contents: [String: [UInt8]] = [:]
    for path in paths {
      guard let end = output.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let fields = output[..<end].split(separator: UInt8(ascii: " "))
      output = output[(end + 1)...]
      guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)), size < output.count else {
        continue
      }
      contents[path] = Array(output.prefix(size))
      output = output.dropFirst(size + 1)
    }
    return contents
  }

  private static func line(of arguments: [String]) throws(Failure) -> String {
    String(decoding: try output(of: arguments), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private static func output(of arguments: [String], input: String = "") throws(Failure) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (stdin, stdout, stderr)
    do { try process.run() } catch { throw Failure(message: "git cannot be started: \(error)") }
    // Written beside reading, as neither pipe holds everything.
    let writer = Thread {
      try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? stdin.fileHandleForWriting.close()
    }
    writer.start()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let complaint = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first.map(String.init)
      throw Failure(message: words ?? "git \(arguments.joined(separator: " ")) failed")
    }
    return Array(output)
  }
}
