import Drawing
import StackModel
import Support

/// Pictures of a document in one layout, with both style sheets and the places of the views.
struct PictureData {
  private let drawing: DocumentDrawing
  private let subjects: [DocumentDrawing.Subject?]

  /// - Parameter subjects: What has pictures; nil where this layout leaves a scene without a size.
  init(_ drawing: DocumentDrawing, _ subjects: [DocumentDrawing.Subject?]) {
    self.drawing = drawing
    self.subjects = subjects
  }

  /// What the reader can switch on. The page pins findings itself.
  private static let layers = Set(DrawingLayer.allCases).subtracting([.findings])

  var json: Escaped<JSONString> {
    let pictures = drawing.pictures(of: subjects.compactMap(\.self), layers: Self.layers)
    var bodies = pictures.bodies.makeIterator()
    var json = JSONWriter()
    json.object { json in
      json.member("light", pictures.styleSheet(.light).string)
      json.member("dark", pictures.styleSheet(.dark).string)
      json.objects("scenes", subjects) { subject, json in
        guard let subject, let body = bodies.next() else { return }
        write(body, of: subject, &json)
      }
    }
    return json.text
  }

  private func write(
    _ body: Escaped<XMLMarkup>, of subject: DocumentDrawing.Subject, _ json: inout JSONWriter
  ) {
    json.member("width", subject.size.width)
    json.member("height", subject.size.height)
    json.member("picture", body.string)
    json.array("rects") { json in
      for view in drawing.placedViews(of: subject) { json.numbers(view.rect?.numbers ?? []) }
    }
  }
}
