package import Drawing
package import LayoutAnalysis
import NibTranslation
import StackLint
import Support

/// Draws the screens of documents.
package struct RenderRun {
  /// The files that pictures become.
  package struct Files: Sendable {
    let format: PictureFormat
    let appearance: Appearance
    /// Pixels per point.
    let scale: Double
    /// Where they are written; nil for standard output.
    let folder: String?

    package init(_ format: PictureFormat, _ appearance: Appearance, scale: Double, folder: String?) {
      (self.format, self.appearance, self.scale, self.folder) = (format, appearance, scale, folder)
    }

    func file(of picture: Picture) throws(RasterError) -> [UInt8] {
      try format.file(of: picture, appearance, scale: scale)
    }
  }

  private let paths: [String]
  private let pictures: DocumentPictures
  private let files: Files

  /// - Parameters:
  ///   - isStoryboard: Whether the scenes of a storyboard are on one sheet.
  ///   - layers: What is drawn over the pictures.
  package init(
    _ paths: [String], _ layouts: RequestedLayouts, _ selection: PictureSelection, isStoryboard: Bool,
    layers: Set<DrawingLayer>, _ files: Files
  ) {
    (self.paths, self.files) = (paths, files)
    pictures = DocumentPictures(
      options: layouts.options, variants: layouts.variants, selection: selection, isStoryboard: isStoryboard,
      layers: layers, assets: DocumentAssets(paths: paths))
  }

  package func run() throws(ExitStatus) {
    let places = files.folder.map { PictureFiles.find(folder: $0, documents: paths) }
    let count = Locked(0)
    let (pictures, files) = (pictures, files)
    let found = InputFiles.find(withCompiled: paths)
    if places == nil, found.files.count > 1 {
      throw .reporting(
        "error: pictures of \(found.files.count) documents do not fit on standard output; name a folder by --output")
    }
    try DocumentRun.find(skippedBy: found).process(
      isQuiet: true, summary: { places == nil ? nil : count.withLock { $0 == 1 ? "1 picture" : "\($0) pictures" } },
      { bytes, path in
        switch pictures.pictures(bytes, path: path) {
        case .failure(let complaint): return Self.failure(complaint)
        case .pictures(let pictures):
          guard let places else { return Self.printed(pictures, of: path, files) }
          let failure = Self.write(pictures, of: path, files, to: places)
          if failure == nil { count.withLock { $0 += pictures.count } }
          return failure ?? DocumentRun.Output(diagnostics: [])
        }
      })
  }

  /// The only picture of a document.
  private static func printed(_ pictures: [Picture], of path: String, _ files: Files) -> DocumentRun.Output {
    guard pictures.count == 1 else {
      return failure(
        """
        \(path): error: \(pictures.count) pictures do not fit on standard output; choose one by --scene, or name a \
        folder by --output
        """)
    }
    do throws(RasterError) {
      return DocumentRun.Output(text: OutputText(file: try files.file(of: pictures[0])), diagnostics: [])
    } catch {
      return failure("\(path): error: \(pictures[0].name): \(error.description)")
    }
  }

  /// - Returns: Why a picture could not be written; nil if all are.
  private static func write(
    _ pictures: [Picture], of path: String, _ files: Files, to places: PictureFiles
  ) -> DocumentRun.Output? {
    let targets = places.paths(of: path, pictures: pictures.map(\.name), suffix: files.format.suffix)
    for (picture, target) in zip(pictures, targets) {
      do throws(RasterError) {
        if let failure = PictureFiles.write(try files.file(of: picture), to: target) {
          return DocumentRun.Output(unread: failure)
        }
      } catch {
        return failure("\(path): error: \(picture.name): \(error.description)")
      }
    }
    return nil
  }

  private static func failure(_ complaint: Escaped<LogLine>) -> DocumentRun.Output {
    DocumentRun.Output(diagnostics: [], complaint: complaint, isFailure: true)
  }
}
