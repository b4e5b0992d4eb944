/// Merging files by lines, as git does.
package enum TextMerge {
  /// The result of `git merge-file`.
  ///
  /// - Returns: Nil if lines conflict, or if git cannot be run.
  package static func result(base: String, ours: String, theirs: String) -> [UInt8]? {
    let files = [ours, base, theirs].map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    let process = Subprocess(arguments: ["git", "merge-file", "--stdout", "--quiet"] + files)
    guard let result = try? process.run(), result.status == 0 else { return nil }
    return result.output
  }
}
