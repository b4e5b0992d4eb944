import LintSetup
package import StackModel

extension FontCollection {
  /// The typefaces of files and of the files in folders.
  ///
  /// - Throws: If a file cannot be read or is not a font, after all such files are reported.
  package init(reading paths: [String]) throws(ExitStatus) {
    let found = paths.map { FontReading.typefaces(below: $0) }
    let failures = found.flatMap(\.failures)
    guard failures.isEmpty else { throw .reporting(failures.map(\.message)) }
    self.init(found.flatMap(\.typefaces))
  }
}
