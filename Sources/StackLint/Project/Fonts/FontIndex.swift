import Support

/// The fonts that a project brings with it, by the names in their files.
struct FontIndex: Sendable {
  /// What is known about a name in a document.
  enum Answer: Hashable {
    /// A file has the face, or may have it.
    case provided
    /// Files have the family without the face. The nearest names of faces are similar.
    case otherFacesOnly
    case unknown
  }

  private var faces: Set<String> = []
  private var families: Set<String> = []
  /// Of variable fonts, and of files whose names cannot be read.
  private var open: [String] = []
  /// As they are written, for suggestions.
  private(set) var faceNames: [String] = []

  /// - Parameter fonts: The path of each font file, and the names in it; nil where they cannot be read.
  init(_ fonts: [(path: String, names: FontNameTable?)]) {
    for (path, names) in fonts {
      let name = path.lastPathComponent
      let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
      faces.insert(stem.plainName)
      guard let names else {
        open.append(stem.familyPart.plainName)
        continue
      }
      faces.formUnion(names.faces.map(\.plainName))
      families.formUnion(names.families.map(\.plainName))
      faceNames += names.faces.filter { !$0.contains(" ") }
      if names.isVariable { open += names.families.map(\.plainName) }
    }
  }

  /// Whether a file has a face.
  func answer(name: String, family: String?) -> Answer {
    let plain = name.plainName
    if faces.contains(plain) || open.contains(where: { !$0.isEmpty && plain.hasBytePrefix($0) }) {
      return .provided
    }
    let family = (family ?? String(name.familyPart)).plainName
    if families.contains(family) { return .otherFacesOnly }
    return open.contains(family) ? .provided : .unknown
  }
}

extension StringProtocol {
  /// The name without case, spaces and hyphens, which differ between the names of a face.
  var plainName: String {
    String(
      lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      })
  }

  /// The part of a PostScript name before the hyphen.
  var familyPart: SubSequence { prefix { $0 != "-" } }
}
