import OperatingSystem
import StackLint

/// Finds mistakes in a configuration.
package struct ConfigurationCheck {
  /// The errors, one a line.
  package let errors: [String]
  /// What is probably not meant, one a line.
  package let notices: [String]

  /// - Parameter path: The configuration.
  package init(path: String) {
    do throws(InvalidConfiguration) {
      let file = try Configurations.read(path, folder: AbsolutePath(path).folder)
      errors = InvalidConfiguration(ConfiguredFonts.read(file).problems).lines
      notices = InvalidConfiguration(Self.unusedPatterns(file)).lines
    } catch {
      (errors, notices) = (error.lines, [])
    }
  }

  /// Patterns that match none of the documents below the configuration's folder. They are no errors: a fresh checkout may
  /// lack folders that are excluded.
  private static func unusedPatterns(_ file: ConfigurationFile) -> [ConfigurationProblem] {
    let folder = file.layer.folder
    let prefix = folder == "/" ? "/" : folder + "/"
    let documents = InputFiles(paths: [folder]).files.map { String($0.path.dropFirst(prefix.count)) }
    let unused = file.patterns.filter { pattern in !documents.contains { pattern.glob.matches($0) } }
    return unused.map { pattern in
      var problem = pattern.node.problem("\"\(pattern.glob.text)\" matches no document")
      problem.isNotice = true
      return problem
    }
  }
}
