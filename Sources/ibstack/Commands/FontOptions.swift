import ArgumentParser
import FontFiles
import StackModel

/// Fonts to measure text with: what all commands take that lay out.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file, or a folder, which is searched for .ttf, .otf and .ttc, to measure text with; may be repeated.",
      valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    #if !FontFiles
      guard paths.isEmpty else { throw ValidationError(Self.unsupported) }
    #endif
  }

  private static let unsupported =
    "--font: this ibstack was built without HarfBuzz and cannot read font files; build it with make FONT_FILES=1, "
    + "or with swift build -c release --traits FontFiles where HarfBuzz's headers are installed"

  /// The typefaces of all files.
  ///
  /// - Throws: status 2 where a file cannot be read or is no font, once all such files are reported.
  func collection() throws -> FontCollection {
    #if FontFiles
      var complaints: [String] = []
      var typefaces: [any Typeface] = []
      for result in paths.flatMap(Self.typefaces(below:)) {
        switch result {
        case .success(let found): typefaces += found
        case .failure(let failure): complaints.append(failure.message)
        }
      }
      for complaint in complaints { Terminal.complain(complaint) }
      if !complaints.isEmpty { throw ExitCode(2) }
      return FontCollection(typefaces)
    #else
      return FontCollection()
    #endif
  }

  #if FontFiles
    /// Larger files than 256 MiB are no fonts that anyone has.
    private static let limit = 256 << 20

    private typealias Typefaces = Result<[any Typeface], InputFile.Failure>

    /// What is in a file, or in each of the font files of a folder.
    private static func typefaces(below path: String) -> [Typefaces] {
      let found = InputFiles(paths: [path], suffixes: [".ttf", ".otf", ".ttc"])
      let failures = found.failures.map { Typefaces.failure(InputFile.Failure(message: $0)) }
      if found.files.isEmpty, failures.isEmpty {
        return [failure(path, "no fonts found; expected files that end with .ttf, .otf or .ttc")]
      }
      return failures + found.files.map(typefaces)
    }

    private static func typefaces(in file: InputFile) -> Typefaces {
      file.read(limit: limit).flatMap { bytes in
        guard bytes.count <= limit else { return failure(file.path, "larger than 256 MiB; expected a font") }
        do throws(FontFileError) {
          return .success(try FontFile.typefaces(in: bytes))
        } catch {
          return failure(file.path, error.description)
        }
      }
    }

    private static func failure(_ path: String, _ message: String) -> Typefaces {
      .failure(InputFile.Failure(message: "\(path): error: \(message)"))
    }
  #endif
}
