import Support

/// What a killed run left of its changes of several files.
struct InterruptedRun {
  private let folder: AbsolutePath
  private let title: String

  /// - Parameter title: That of the changes that are to be made now.
  init(_ folder: AbsolutePath, _ title: String) { (self.folder, self.title) = (folder, title) }

  /// Completes what a killed run has begun in the folder.
  ///
  /// - Returns: Whether it was the same as is to be done now.
  func isCompleted(isDiff: Bool) throws(ExitStatus) -> Bool {
    let found: FileTransaction?
    do throws(InputFile.Failure) { found = try FileTransaction.find(in: folder) } catch {
      throw .reporting(error.message)
    }
    guard let found else { return false }
    guard !isDiff else {
      throw .reporting("error: a run was interrupted (\(found.title)); run it again without --diff to complete it")
    }
    if let failure = found.complete() { throw .reporting(failure.message) }
    Terminal.complain("completed the interrupted run: \(found.title)")
    return found.title == title
  }
}
