import EmbeddedFiles
import Support

/// The metrics of a font family that is not the system's, by face.
struct FontFamily: Sendable {
  let faces: [FontFace]
  /// From the baseline to the top of a line, divided by the size.
  let ascender: Double?
  /// From the baseline to the bottom of a line, divided by the size, without the font's `lineGap`: lines of Helvetica Neue
  /// are 1.165 apart, not 1.193.
  let descender: Double?
  let kerning: FontKerning

  init(faces: [FontFace], ascender: Double? = nil, descender: Double? = nil, kerning: FontKerning = .none) {
    self.faces = faces
    self.ascender = ascender
    self.descender = descender
    self.kerning = kerning
  }

  /// - Parameter tables: `ascender` and `descender` with a number, `kerning`, and the advances of each face, with its weight
  ///   and the height of its lines if that differs from the family's.
  init(_ tables: some Sequence<MetricsTable>) {
    var (ascender, descender): (Double?, Double?)
    var kerning = FontKerning.none
    var faces: [FontFace] = []
    for table in tables {
      switch table.kind {
      case "ascender": ascender = Double(table.argument)
      case "descender": descender = Double(table.argument)
      case "kerning": kerning = FontKerning(table)
      default: FontFace(table).map { faces.append($0) }
      }
    }
    self.init(faces: faces, ascender: ascender, descender: descender, kerning: kerning)
  }

  /// The face with the nearest weight, the lighter of two that are as near.
  func face(weight: FontWeight) -> FontFace? {
    faces.min { abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue) }
  }

  /// The height of a line divided by the size; nil if it is not known.
  func lineHeightFactor(weight: FontWeight) -> Double? {
    if let factor = face(weight: weight)?.lineHeightFactor { return factor }
    guard let ascender, let descender else { return nil }
    return ascender + descender
  }
}

extension FontFamily {
  /// The metrics of a family, by its name or by the part of PostScript names that means it.
  static func named(_ name: String) -> FontFamily? {
    name == "SF UI Text" || name == "SF UI Display" ? missing : FontFamilies.builtIn.family(named: name)
  }

  static let helveticaNeue = named("Helvetica Neue")

  /// What Interface Builder shows for fonts that it does not have, whatever their weight: the regular face of Helvetica
  /// Neue.
  ///
  /// Evidence: 14/15 widths and 18/27 heights of labels in SF UI, which Apple withdrew.
  private static let missing = helveticaNeue.map { FontFamily(faces: $0.faces.filter { $0.weight == .regular }) }

  /// The metrics of a family whose name may end with a weight, as `Montserrat Medium` and `Roboto Light` do.
  static func namedWithWeight(_ name: String) -> FontFamily? {
    if let family = named(name) { return family }
    guard let space = name.lastIndex(of: " ") else { return nil }
    let weights = [
      "Thin", "Light", "ExtraLight", "Book", "Medium", "SemiBold", "Semibold", "ExtraBold", "Heavy", "Black",
    ]
    return weights.contains(String(name[name.index(after: space)...])) ? named(String(name[..<space])) : nil
  }
}

/// The families whose metrics are part of the program: the files of `Families`.
final class FontFamilies: Sendable {
  static let builtIn = FontFamilies(MetricsTable.tables(in: EmbeddedFontFamilies))

  /// The tables of a family, by each of its names.
  private let tables: [String: ArraySlice<MetricsTable>]
  /// What was asked for. To read all takes longer than most layouts.
  private let families = Locked<[String: FontFamily]>([:])

  private init(_ all: [MetricsTable]) {
    var tables: [String: ArraySlice<MetricsTable>] = [:]
    let starts = all.indices.filter { all[$0].kind == "family" }
    for (start, end) in zip(starts, starts.dropFirst() + [all.count]) {
      for name in all[start].argument.split(separator: "|") { tables[String(name)] = all[start + 1..<end] }
    }
    self.tables = tables
  }

  /// The names of all families.
  var names: some Sequence<String> { tables.keys }

  /// The metrics of a family, by its name or by the part of PostScript names that means it.
  func family(named name: String) -> FontFamily? {
    guard let tables = tables[name] else { return nil }
    return families.withLock { families in
      if let family = families[name] { return family }
      let family = FontFamily(tables)
      families[name] = family
      return family
    }
  }
}

/// What a family adds between two characters, ligatures included, in thousandths of the size. It is measured in the regular
/// face; other faces differ little.
struct FontKerning: Sendable {
  private static let count = FontFace.characters.count
  private let values: [Int16]

  /// No kerning.
  static let none = FontKerning(values: [])

  private init(values: [Int16]) { self.values = values }

  /// Reads a table. A line contains a left character, then groups of right characters with their adjustment, such as
  /// `T ao-90 .,-80`. An underscore is a space.
  init(_ table: MetricsTable) {
    var values = [Int16](repeating: 0, count: Self.count * Self.count)
    for line in table.lines {
      let groups = String(decoding: line, as: UTF8.self).unicodeScalars.split(separator: " ")
      guard let left = groups.first?.first.flatMap(Self.index) else { continue }
      for group in groups.dropFirst() {
        guard let sign = group.lastIndex(where: { $0 == "-" || $0 == "+" }) else { continue }
        let adjustment = Int16(String(group[sign...])) ?? 0
        for right in group[..<sign].compactMap(Self.index) { values[left * Self.count + right] = adjustment }
      }
    }
    self.values = values
  }

  private static func index(_ scalar: Unicode.Scalar) -> Int? {
    FontFace.index(of: scalar == "_" ? " " : scalar)
  }

  /// The adjustment between two characters; 0 if the table does not contain them.
  func adjustment(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard !values.isEmpty, let left = FontFace.index(of: left), let right = FontFace.index(of: right) else { return 0 }
    return Double(values[left * Self.count + right])
  }
}
