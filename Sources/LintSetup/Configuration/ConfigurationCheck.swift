import FileAccess
import StackLint

/// Finds mistakes in a configuration.
package struct ConfigurationCheck {
  /// One problem a line.
  package let problems: [String]

  /// - Parameter path: The configuration.
  package init(path: String) {
    do throws(InvalidConfiguration) {
      let file = try Configurations.read(path, folder: AbsolutePath(path).folder)
      let found = Self.unusedPatterns(file) + ConfiguredFonts.read(file).problems
      problems = found.isEmpty ? [] : InvalidConfiguration(found).lines
    } catch {
      problems = error.lines
    }
  }

  /// Patterns that match none of the documents below the configuration's folder. Linting does not ask this: in a fresh
  /// checkout folders may be missing that are excluded.
  private static func unusedPatterns(_ file: ConfigurationFile) -> [ConfigurationProblem] {
    let folder = file.layer.folder
    let prefix = folder == "/" ? "/" : folder + "/"
    let documents = InputFiles(paths: [folder]).files.map { String($0.path.dropFirst(prefix.count)) }
    let unused = file.patterns.filter { pattern in !documents.contains { pattern.glob.matches($0) } }
    return unused.map { $0.node.problem("\"\($0.glob.text)\" matches no document") }
  }
}
