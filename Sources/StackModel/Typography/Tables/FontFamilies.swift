import EmbeddedFiles
import Support

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
