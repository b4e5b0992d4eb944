import Drawing
import StackLint
import StackModel
import Support

/// How `--sketch` draws.
package enum SketchFormat: String, CaseIterable {
  /// As an image where the terminal can show it.
  case auto
  /// Boxes and texts.
  case characters
  /// Images for terminals.
  case kitty, iterm

  /// How images are sent; nil for characters.
  var graphics: TerminalGraphics? {
    switch self {
    case .auto: PNGImage.isSupported && Terminal.isOutputTerminal ? TerminalGraphics(Terminal.variable) : nil
    case .characters: nil
    case .kitty: .kitty
    case .iterm: .iterm
    }
  }
}

/// Pictures of scenes in a terminal, for people.
struct SketchWriter: LayoutWriter {
  let columns: Int
  /// How the terminal is sent images; nil for characters.
  let graphics: TerminalGraphics?
  let assets: DocumentAssets
  let header: Escaped<LogLine> = ""
  let separator: Escaped<LogLine> = "\n"
  let footer: Escaped<LogLine> = ""

  func text(for report: LayoutReport) -> Escaped<LogLine>? {
    guard let document = report.document, let layout = report.layout else { return nil }
    let drawing = DocumentDrawing(document, layout, assets: assets.assets(ofDocument: report.path) ?? NoAssets())
    return drawing.subjects.map { subject in
      let size: Escaped<LogLine> = "\(FrameText.number(subject.size.width)) × \(FrameText.number(subject.size.height))"
      var text: Escaped<LogLine> = "\(report.path) \(subject.name), " + size + "\n"
      if let image = image(of: drawing.picture(of: subject)) { return text + image }
      let sketch = CharacterSketch(document, layout, of: subject.view, columns: columns)
      for line in sketch.lines { text += "\(line)\n" }
      return text
    }.joined(separator: "\n")
  }

  /// Nil for characters, also where a picture is too large for an image.
  private func image(of picture: Picture) -> Escaped<LogLine>? {
    guard let graphics, let png = try? PictureFormat.png.file(of: picture, .light, scale: Self.scale) else {
      return nil
    }
    let columns = Int(clamping: (picture.size.width / Self.pointsPerColumn).rounded(.up), to: 1...max(1, columns))
    return graphics.text(png, columns: columns)
  }

  /// Pixels per point.
  private static let scale = 2.0
  /// About the width of a character.
  private static let pointsPerColumn = 8.0
}
