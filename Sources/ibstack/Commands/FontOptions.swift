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
      guard !paths.isEmpty else { return FontCollection() }
      let found = InputFiles(paths: paths, suffixes: [".ttf", ".otf", ".ttc"])
      var complaints = found.failures
      var typefaces: [any Typeface] = []
      for file in found.files {
        switch Self.typefaces(in: file) {
        case .success(let found): typefaces += found
        case .failure(let failure): complaints.append(failure.message)
        }
      }
      for path in paths where typefaces.isEmpty && complaints.isEmpty {
        complaints.append("\(path): error: no fonts found; expected files that end with .ttf, .otf or .ttc")
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

    private static func typefaces(in file: InputFile) -> Result<[any Typeface], InputFile.Failure> {
      file.read(limit: limit).flatMap { bytes in
        guard bytes.count <= limit else { return failure(file, "is larger than 256 MiB") }
        do throws(FontFileError) {
          return .success(try FontFile.typefaces(in: bytes))
        } catch {
          return failure(file, error.description)
        }
      }
    }

    private static func failure(_ file: InputFile, _ message: String) -> Result<[any Typeface], InputFile.Failure> {
      .failure(InputFile.Failure(message: "\(file.path): error: \(message)"))
    }
  #endif
}
