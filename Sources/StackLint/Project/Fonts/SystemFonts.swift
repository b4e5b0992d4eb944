import EmbeddedFiles
import Support

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
