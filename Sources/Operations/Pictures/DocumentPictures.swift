import Drawing
import LayoutAnalysis
import StackLint
import StackModel
import Support

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
