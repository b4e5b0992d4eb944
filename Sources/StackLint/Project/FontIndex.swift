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
      let stem = path.lastPathComponent.withoutFileExtension
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

/// The names in a font file, TrueType or OpenType, or a collection of such: what documents and code call its faces.
struct FontNameTable: Sendable, Hashable {
  /// Names of faces: those of PostScript, such as `NunitoSans-Bold`, and full ones, such as `Nunito Sans Bold`.
  private(set) var faces: Set<String> = []
  /// Names of families, such as `Nunito Sans`.
  private(set) var families: Set<String> = []
  /// Whether a face has axes, such as its weight. The faces that are made of it are not all named.
  private(set) var isVariable = false

  /// Whether a file is a font, by its suffix.
  static func isFont(_ path: String) -> Bool { suffixes.contains { path.hasByteSuffix($0) } }

  /// How the names of font files end.
  static let suffixes = [".ttf", ".otf", ".ttc", ".TTF", ".OTF"]

  /// Reads the names; nil for a file in another format, or one that is damaged.
  init?(_ bytes: [UInt8]) {
    let file = BigEndianBytes(bytes)
    guard let tag = file.number(4, at: 0) else { return nil }
    if tag == Self.collection {
      let count = file.number(4, at: 8) ?? 0
      for index in 0..<min(count, 256) { add(file, at: file.number(4, at: 12 + 4 * index)) }
    } else if Self.singleFonts.contains(tag) {
      add(file, at: 0)
    }
    if faces.isEmpty, families.isEmpty { return nil }
  }

  private static let collection = 0x7474_6366
  /// TrueType's version 1, `OTTO` and `true`.
  private static let singleFonts = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

  private mutating func add(_ file: BigEndianBytes, at start: Int?) {
    guard let start, let count = file.number(2, at: start + 4) else { return }
    for index in 0..<count {
      let record = start + 12 + 16 * index
      switch file.number(4, at: record) {
      case Self.nameTable:
        if let table = file.number(4, at: record + 8) { addNames(file, at: table) }
      case Self.variationTable: isVariable = true
      case nil: return
      default: break
      }
    }
  }

  private static let nameTable = 0x6E61_6D65
  private static let variationTable = 0x6676_6172

  private mutating func addNames(_ file: BigEndianBytes, at table: Int) {
    guard let count = file.number(2, at: table + 2), let storage = file.number(2, at: table + 4)
    else { return }
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = file.number(2, at: record), let kind = file.number(2, at: record + 6),
        let length = file.number(2, at: record + 8), let offset = file.number(2, at: record + 10),
        let name = file.text(length, at: table + storage + offset, isUTF16: platform != 1)
      else { continue }
      switch kind {
      case 1, 16: families.insert(name)
      case 4, 6: faces.insert(name)
      default: break
      }
    }
  }
}

/// Numbers and texts of a binary file. What lies outside of the file is nil.
private struct BigEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func number(_ count: Int, at offset: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ count: Int, at offset: Int, isUTF16: Bool) -> String? {
    guard offset + count <= bytes.count else { return nil }
    let part = bytes[offset..<offset + count]
    guard isUTF16 else { return String(decoding: part, as: UTF8.self) }
    let units = stride(from: part.startIndex, to: part.endIndex - 1, by: 2).map { (index: Int) -> UInt16 in
      let (high, low) = (UInt16(part[index]), UInt16(part[index + 1]))
      return high << 8 | low
    }
    return String(decoding: units, as: UTF16.self)
  }
}
