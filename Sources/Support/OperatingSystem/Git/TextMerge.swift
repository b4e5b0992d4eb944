/// Merging files by lines, as git does.
package struct TextMerge {
  /// The merged text.
  package let bytes: [UInt8]
  /// How many places conflict; the text has markers there.
  package let conflictCount: Int

  /// Runs `git merge-file`. Nil if git cannot be run, or refuses the files.
  ///
  /// - Parameters: The paths of the three versions.
  ///   - markerSize: The length of conflict markers.
  package static func run(base: String, ours: String, theirs: String, markerSize: Int = 7) -> TextMerge? {
    let files = [ours, base, theirs].map { $0.hasBytePrefix("-") ? "./" + $0 : $0 }
    let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
    let arguments = ["merge-file", "--stdout", "--quiet", "--marker-size=\(markerSize)"] + labels + files
    // The status is the number of conflicts, up to 127.
    guard let result = try? GitProcess().run(arguments), (0...127).contains(result.status) else {
      return nil
    }
    return TextMerge(bytes: result.output, conflictCount: Int(result.status))
  }
}
