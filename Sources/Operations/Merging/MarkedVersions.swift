/// The versions that a file with conflict markers holds.
struct MarkedVersions {
  /// Nil if the markers lack the base, as git writes them by default.
  let base: [UInt8]?
  let ours: [UInt8]
  let theirs: [UInt8]

  /// Which version the lines belong to.
  private enum Section {
    case all, ours, base, theirs
  }

  /// Nil if there is no conflict marker, or if one lacks its partner.
  init?(_ bytes: [UInt8]) {
    var versions: (base: [UInt8], ours: [UInt8], theirs: [UInt8]) = ([], [], [])
    var (conflicts, bases) = (0, 0)
    var section = Section.all
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = line + [UInt8(ascii: "\n")]
      switch (section, Self.marker(line)) {
      case (.all, "<"): (section, conflicts) = (.ours, conflicts + 1)
      case (.ours, "|"): (section, bases) = (.base, bases + 1)
      case (.ours, "="), (.base, "="): section = .theirs
      case (.theirs, ">"): section = .all
      case (_, "<"), (_, ">"), (_, "|"): return nil
      case (.all, _):
        versions.base += text
        versions.ours += text
        versions.theirs += text
      case (.ours, _): versions.ours += text
      case (.base, _): versions.base += text
      case (.theirs, _): versions.theirs += text
      }
    }
    guard section == .all, conflicts > 0 else { return nil }
    // The text after the last line break is no line.
    ours = versions.ours.dropLast()
    theirs = versions.theirs.dropLast()
    base = bases == conflicts ? versions.base.dropLast() : nil
  }

  /// `<` for `<<<<<<< ours`.
  private static func marker(_ line: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
    let run = line.prefix { $0 == first }
    let end = line.dropFirst(run.count).first
    let isEnd = end == nil || end == UInt8(ascii: " ") || end == UInt8(ascii: "\r")
    return run.count == 7 && isEnd ? Unicode.Scalar(first) : nil
  }
}
