package import StackModel
package import Support

/// Reads typefaces from font files.
package enum FontReading {
  #if FontFiles
    package static let isSupported = true
  #else
    package static let isSupported = false
  #endif

  /// Why fonts cannot be read, and what to do.
  package static let unsupported =
    "this ibstack was built without HarfBuzz and cannot read font files; build it with make FONT_FILES=1, "
    + "or with swift build -c release --traits FontFiles if HarfBuzz's headers are installed"

  /// The typefaces in a file, or in all font files of a folder.
  ///
  /// - Parameter isConfined: Whether links that lead out of the folder's repository are reported instead of followed.
  package static func typefaces(
    below path: String, isConfined: Bool = false
  ) -> (typefaces: [any Typeface], failures: [InputFile.Failure]) {
    var found: (typefaces: [any Typeface], failures: [InputFile.Failure]) = ([], [])
    #if FontFiles
      for result in results(below: path, isConfined) {
        switch result {
        case .success(let typefaces): found.typefaces += typefaces
        case .failure(let failure): found.failures.append(failure)
        }
      }
    #endif
    return found
  }

  #if FontFiles
    /// Larger files than 256 MiB are no fonts that anyone has.
    private static let limit = 256 << 20

    private typealias Typefaces = Result<[any Typeface], InputFile.Failure>

    private static func results(below path: String, _ isConfined: Bool) -> [Typefaces] {
      let found = InputFiles.find(
        SearchedPaths([path], includesIgnored: true), wanted: .files(["ttf", "otf", "ttc"]), isConfined: isConfined)
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
