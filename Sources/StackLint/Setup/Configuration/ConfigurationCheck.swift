import NibDecoder
import StackModel
import Support

/// Finds mistakes in a configuration.
package struct ConfigurationCheck {
  /// The errors, one a line.
  package let errors: [String]
  /// What is probably not meant, one a line.
  package let notices: [String]

  private init(errors: [String]) { (self.errors, notices) = (errors, []) }

  /// - Parameters:
  ///   - file: The configuration.
  ///   - documents: Those below its folder, by their paths from there.
  ///   - problems: What is wrong with the files that it names.
  init(_ file: ConfigurationFile, documents: [String], problems: [ConfigurationProblem] = []) {
    errors = InvalidConfiguration(problems).lines
    notices = InvalidConfiguration(Self.unusedPatterns(file, documents)).lines
  }

  /// Reads a configuration, and what it depends on.
  package static func read(_ path: String) -> ConfigurationCheck {
    do throws(InvalidConfiguration) {
      let file = try Configurations.read(path, folder: AbsolutePath(path).folder)
      let folder = file.layer.folder
      let prefix = folder == "/" ? "/" : folder + "/"
      let documents = InputFiles.find(SearchedPaths([folder], includesIgnored: true), wanted: .layouts).files.map {
        String($0.path.dropFirst(prefix.count))
      }
      return ConfigurationCheck(file, documents: documents, problems: ConfiguredFonts.read(file).problems)
    } catch {
      return ConfigurationCheck(errors: error.lines)
    }
  }

  /// Patterns that match none of the documents. They are no errors: a fresh checkout may lack folders that are excluded.
  private static func unusedPatterns(_ file: ConfigurationFile, _ documents: [String]) -> [ConfigurationProblem] {
    let unused = file.patterns.filter { pattern in !documents.contains { pattern.glob.matches($0) } }
    return unused.map { pattern in
      var problem = pattern.node.problem("\"\(pattern.glob.text)\" matches no document")
      problem.isNotice = true
      return problem
    }
  }
}

/// The fonts that configurations name, each list read once.
struct ConfiguredFonts {
  private var collections: [PathKey: FontCollection] = [:]

  /// The fonts of a configuration.
  ///
  /// - Throws: The fonts that cannot be read, with their places in the configuration.
  mutating func collection(_ file: ConfigurationFile) throws(InvalidConfiguration) -> FontCollection {
    if let known = collections[PathKey(file.source.path)] { return known }
    let (collection, problems) = Self.read(file)
    guard problems.isEmpty else { throw InvalidConfiguration(problems) }
    collections[PathKey(file.source.path)] = collection
    return collection
  }

  /// The fonts of a configuration, and what is wrong with them.
  static func read(_ file: ConfigurationFile) -> (fonts: FontCollection, problems: [ConfigurationProblem]) {
    let refused = (file.fonts ?? []).compactMap { $0.refusal(in: file.layer.folder, option: "--font") }
    guard refused.isEmpty else { return (FontCollection(), refused) }
    let found = (file.fonts ?? []).map { font in
      (font, FontReading.typefaces(below: font.path(in: file.layer.folder), isConfined: true))
    }
    let problems = found.flatMap { font, result in
      result.failures.map { font.node.problem($0.message.replacing(": error: ", with: ": ", maxReplacements: 1)) }
    }
    return (FontCollection(found.flatMap { $0.1.typefaces }), problems)
  }
}
