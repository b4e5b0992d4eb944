/// A command of git that changes a repository or its configuration, as a person would type it.
package struct GitChange {
  private let arguments: [String]

  /// - Parameter arguments: The command's name and arguments.
  package init(_ arguments: [String]) { self.arguments = arguments }

  /// Marks a file as merged.
  ///
  /// - Parameter path: An absolute path.
  package static func add(_ path: AbsolutePath) -> GitChange {
    GitChange(["-C", path.folder.text, "add", "--", path.text])
  }

  /// Runs the command.
  ///
  /// - Returns: What it printed.
  package func run() throws(Git.Failure) -> String {
    let result: Subprocess.Result
    do throws(Subprocess.SystemError) {
      result = try Subprocess(arguments: ["git"] + arguments).run()
    } catch {
      throw Git.Failure(message: "git cannot be run")
    }
    guard result.status == 0 else {
      throw Git.Failure(message: result.complaint.isEmpty ? "git failed" : result.complaint)
    }
    return String(decoding: result.output, as: UTF8.self)
  }
}
