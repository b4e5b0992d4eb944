import StackModel
import Support

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
