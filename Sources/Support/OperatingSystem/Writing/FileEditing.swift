/// Edits a file in place. If another program changed it meanwhile, the edit is made again.
package struct FileEditing {
  let path: String

  /// After so many attempts the edit fails.
  private static let attempts = 10

  package init(path: String) { self.path = path }

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - edit: The new content, nil to leave the file as it is, and a result to return.
  /// - Returns: The result, and why the file could not be written, in which case it is untouched.
  package func apply<Result>(
    to bytes: [UInt8], _ edit: ([UInt8]) -> (content: [UInt8]?, result: Result)
  ) -> (result: Result, failure: InputFile.Failure?) {
    var bytes = bytes
    var edited = edit(bytes)
    for _ in 0..<Self.attempts {
      guard let content = edited.content else { return (edited.result, nil) }
      switch FileReplacement(path: path, content: content).replace(ifStill: bytes) {
      case .replaced: return (edited.result, nil)
      case .failed(let failure): return (edited.result, failure)
      case .changed(let other):
        bytes = other
        edited = edit(bytes)
      }
    }
    return (edited.result, InputFile.Failure(writing: path, "other programs keep changing it; run again"))
  }
}
