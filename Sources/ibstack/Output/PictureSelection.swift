import Escaping
import LayoutDrawing

/// Which scenes and views of documents are drawn.
struct PictureSelection: Sendable {
  /// The name or the id of a scene; nil for all.
  let scene: String?
  /// The id of a view; nil for whole scenes.
  let view: String?

  /// The pictures of a document that are asked for.
  func subjects(of drawing: DocumentDrawing) -> [DocumentDrawing.Subject] {
    if let view { return [drawing.subject(viewWithID: view)].compactMap { $0 } }
    let all = drawing.subjects
    guard let scene else { return all }
    return all.filter { $0.sceneID == scene || $0.name == scene || $0.view.id == scene }
  }

  /// What to say if a document has not what is asked for; nil if it has.
  ///
  /// - Parameter isSingle: Whether only one picture can be shown.
  func complaint(
    _ path: String, found subjects: [DocumentDrawing.Subject], in drawing: DocumentDrawing, isSingle: Bool
  ) -> Escaped<LogLine>? {
    if subjects.isEmpty {
      if let view { return "\(path): error: no view with a size has the id \"\(view)\"" }
      let names = drawing.subjects.map(\.name).joined(separator: ", ")
      if let scene { return "\(path): error: no scene is called \"\(scene)\"; there are: \(names)" }
      return isSingle ? "\(path): error: no view in this document has a size" : nil
    }
    guard isSingle, subjects.count > 1 else { return nil }
    return """
      \(path): error: \(subjects.count) pictures do not fit on standard output; choose one by --scene, or name a folder \
      by --output
      """
  }
}
