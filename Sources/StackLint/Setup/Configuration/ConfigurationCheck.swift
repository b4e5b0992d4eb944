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

/// The byte offsets of places in a YAML file, whose marks count lines and, in a line, characters of Unicode.
struct MarkIndex {
  /// Every so many characters an offset is kept, so that none is found by going through a whole line: a file may be one.
  private static let stride = 64

  /// The characters before each line.
  private var lineStarts: [Int] = []
  private var offsets: [Int] = []
  private let bytes: [UInt8]

  init(_ source: SourceFile) {
    bytes = source.bytes
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var character = 0
    lineStarts.append(0)
    while offset < bytes.count {
      if character.isMultiple(of: Self.stride) { offsets.append(offset) }
      character += 1
      if bytes[offset] == UInt8(ascii: "\n") { lineStarts.append(character) }
      offset = end(ofCharacterAt: offset)
    }
  }

  /// The byte that a mark points at; lines and columns count from 1, and those outside the file are its end.
  func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count }
    let character = lineStarts[line - 1] + max(0, column - 1)
    guard character / Self.stride < offsets.count else { return bytes.count }
    var offset = offsets[character / Self.stride]
    for _ in 0..<character % Self.stride where offset < bytes.count { offset = end(ofCharacterAt: offset) }
    return offset
  }

  private func end(ofCharacterAt offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
