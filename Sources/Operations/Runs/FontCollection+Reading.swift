import StackLint
package import StackModel

extension FontCollection {
  /// Reads the typefaces of files and of the files in folders.
  ///
  /// - Throws: If a file cannot be read or is not a font, after all such files are reported.
  package static func read(_ paths: [String]) throws(ExitStatus) -> FontCollection {
    let found = paths.map { FontReading.typefaces(below: $0) }
    let failures = found.flatMap(\.failures)
    guard failures.isEmpty else { throw .reporting(failures.map(\.message)) }
    return FontCollection(found.flatMap(\.typefaces))
  }
}
