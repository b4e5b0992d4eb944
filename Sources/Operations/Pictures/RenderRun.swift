package import Drawing
package import LayoutAnalysis
import NibTranslation
import StackLint
import StackModel
package import Support

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

  private let paths: SearchedPaths
  private let pictures: DocumentPictures
  private let files: Files

  /// - Parameters:
  ///   - isStoryboard: Whether the scenes of a storyboard are on one sheet.
  ///   - layers: What is drawn over the pictures.
  package init(
    _ paths: SearchedPaths, _ layouts: RequestedLayouts, _ selection: PictureSelection, isStoryboard: Bool,
    layers: Set<DrawingLayer>, _ files: Files
  ) {
    (self.paths, self.files) = (paths, files)
    pictures = DocumentPictures(
      options: layouts.options, variants: layouts.variants, selection: selection, isStoryboard: isStoryboard,
      layers: layers, assets: DocumentAssets(paths: paths.names))
  }

  package func run() throws(ExitStatus) {
    let places = files.folder.map { PictureFiles.find(folder: $0, documents: paths.names) }
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
        case .failure(let complaint): return DocumentRun.Output(failure: complaint)
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
      return DocumentRun.Output(
        failure: """
          \(path): error: \(pictures.count) pictures do not fit on standard output; choose one by --scene, or name a \
          folder by --output
          """)
    }
    do throws(RasterError) {
      return DocumentRun.Output(text: OutputText(file: try files.file(of: pictures[0])), diagnostics: [])
    } catch {
      return DocumentRun.Output(failure: "\(path): error: \(pictures[0].name): \(error.description)")
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
          return DocumentRun.Output(failure)
        }
      } catch {
        return DocumentRun.Output(failure: "\(path): error: \(picture.name): \(error.description)")
      }
    }
    return nil
  }
}

/// The files that pictures become.
package enum PictureFormat: String, CaseIterable, Sendable {
  case svg, png

  /// How the names of files end.
  var suffix: String { "." + rawValue }

  /// A picture as a file.
  ///
  /// - Parameter scale: The pixels of a point.
  func file(of picture: Picture, _ appearance: Appearance, scale: Double) throws(RasterError) -> [UInt8] {
    switch self {
    case .svg:
      return picture.svg(appearance, scale: scale).bytes
    case .png:
      let size = try PixelSize(width: picture.size.width, height: picture.size.height, scale: scale)
      return try PNGImage.bytes(svg: picture.svg(appearance).bytes, size: size)
    }
  }
}

/// Draws the pictures of documents that a user asks for.
struct DocumentPictures: Sendable {
  /// What a document gives.
  enum Result {
    case pictures([Picture])
    /// The document cannot be read, or does not have what is asked for.
    case failure(Escaped<LogLine>)
  }

  let options: LayoutOptions
  /// The devices and users that are drawn side by side; nil for one picture each.
  let variants: LayoutVariants?
  let selection: PictureSelection
  /// Whether the scenes of a storyboard are on one sheet.
  let isStoryboard: Bool
  /// What is drawn over the pictures.
  let layers: Set<DrawingLayer>
  let assets: DocumentAssets

  /// Draws the pictures of a document.
  func pictures(_ bytes: [UInt8], path: String) -> Result {
    let report = LayoutReport(bytes, path: path, options: options)
    guard let document = report.document, let layout = report.layout else {
      return .failure(report.complaint ?? "\(path): error: cannot be laid out")
    }
    let assets: any DrawingAssets = assets.assets(ofDocument: path) ?? NoAssets()
    let drawing = DocumentDrawing(document, layout, assets: assets)
    let subjects = selection.subjects(of: drawing)
    if let complaint = selection.complaint(path, found: subjects, in: drawing) { return .failure(complaint) }
    if isStoryboard {
      let sheet = StoryboardSheet(drawing, layers: layers)
      if !sheet.isEmpty { return .pictures([sheet.picture(named: path.folderAndName.name)]) }
    }
    guard let variants else {
      let pins = layers.contains(.findings) ? FindingPins(document).pins(of: report.diagnostics) : [:]
      return .pictures(subjects.map { drawing.picture(of: $0, layers: layers, pins: pins) })
    }
    let drawings = document.variants(variants).map { variant, document in
      (variant.name, DocumentDrawing(document, document.layout(), assets: assets))
    }
    return .pictures(subjects.map { sheet($0, of: drawing, drawings) })
  }

  /// One scene or view in all variants.
  private func sheet(
    _ subject: DocumentDrawing.Subject, of drawing: DocumentDrawing, _ variants: [(name: String, DocumentDrawing)]
  ) -> Picture {
    var sheet = PictureSheet(name: subject.name, layers: layers)
    if variants.isEmpty { sheet.add(subject, of: drawing, caption: subject.name) }
    for (name, variant) in variants {
      if let same = variant.subject(like: subject) { sheet.add(same, of: variant, caption: name) }
    }
    return sheet.picture
  }
}
