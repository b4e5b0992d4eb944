import EmbeddedFiles
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

/// The PostScript names of the faces of Apple's families that documents often use.
///
/// Other families, and faces that only some version of a system has, may be missing: what is not here may exist.
enum SystemFaces {
  /// The face that a name is a slip of the finger for; nil if it is one of the faces, or unlike all of them.
  static func intendedFace(_ name: String) -> String? {
    let plain = name.plainName
    guard names[plain] == nil else { return nil }
    return names.filter { plain.isSlip(of: $0.key) }.map(\.value).min()
  }

  /// All of them, in alphabetical order.
  static var all: [String] { names.values.sorted() }

  /// The names, by what they are without case and hyphens. A line of the file has the start of the names, and their ends;
  /// an equals sign stands for none.
  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in String(cString: EmbeddedSystemFaces.bytes).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for face in words.dropFirst() {
        let name = face == "=" ? words[0] : words[0] + face
        names[name.plainName] = name
      }
    }
    return names
  }()
}

/// The families of fonts that some version of iOS, tvOS or macOS has.
enum SystemFonts {
  /// Whether Apple's systems may have a face. The start of its name decides, as the names of faces start with their
  /// family's: a false finding is worse than a missing one.
  static func mayHave(name: String, family: String?) -> Bool {
    let names = [name, family].compactMap { $0 }
    // Names with a dot are those of the system's own fonts.
    return names.contains { name in
      let plain = name.plainName
      return name.hasBytePrefix(".") || starts.contains { plain.hasBytePrefix($0) }
    }
  }

  /// From Apple's lists of the fonts of iOS and macOS. Names of faces that do not start with their family's are among
  /// them, as is the whole family of San Francisco, which developers install.
  private static let starts = String(cString: EmbeddedSystemFonts.bytes).split(separator: "\n").map { $0.plainName }
}
