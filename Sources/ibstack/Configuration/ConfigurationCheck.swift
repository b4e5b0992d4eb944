import StackLint

/// What in a configuration cannot be meant.
struct ConfigurationCheck {
  /// One problem a line.
  let problems: [String]

  /// - Parameter path: The configuration.
  init(path: String) {
    do throws(InvalidConfiguration) {
      let file = try Configurations.read(path, folder: AbsolutePath(path).folder)
      let unused = Self.unusedPatterns(file)
      problems = unused.isEmpty ? [] : InvalidConfiguration(unused.map { $0.problem }).lines
    } catch {
      problems = error.lines
    }
  }

  /// Patterns that match none of the documents below the configuration's folder. Linting does not ask this: in a fresh
  /// checkout folders may be missing that are excluded.
  private static func unusedPatterns(_ file: ConfigurationFile) -> [ConfigurationFile.Pattern] {
    let folder = file.layer.folder
    let prefix = folder == "/" ? "/" : folder + "/"
    let documents = InputFiles(paths: [folder]).files.map { String($0.path.dropFirst(prefix.count)) }
    return file.patterns.filter { pattern in !documents.contains { pattern.glob.matches($0) } }
  }
}

extension ConfigurationFile.Pattern {
  fileprivate var problem: ConfigurationProblem {
    ConfigurationProblem(
      path: node.log.path, line: node.node.mark?.line, column: node.node.mark?.column,
      message: "\"\(glob.text)\" matches no document")
  }
}
