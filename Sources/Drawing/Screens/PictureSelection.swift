package import Support

/// Which scenes and views of documents are drawn.
package struct PictureSelection: Sendable {
  /// The name or the id of a scene; nil for all.
  let scene: String?
  /// The id of a view; nil for whole scenes.
  let view: String?

  package init(scene: String? = nil, view: String? = nil) { (self.scene, self.view) = (scene, view) }

  /// The pictures of a document that are asked for.
  package func subjects(of drawing: DocumentDrawing) -> [DocumentDrawing.Subject] {
    if let view { return [drawing.subject(viewWithID: view)].compactMap { $0 } }
    let all = drawing.subjects
    guard let scene else { return all }
    return all.filter { $0.sceneID == scene || $0.name == scene || $0.view.id == scene }
  }

  /// What to say if a document has not what is asked for; nil if it has.
  package func complaint(
    _ path: String, found subjects: [DocumentDrawing.Subject], in drawing: DocumentDrawing
  ) -> Escaped<LogLine>? {
    guard subjects.isEmpty else { return nil }
    if let view { return "\(path): error: no view with a size has the id \"\(view)\"" }
    let names = drawing.subjects.map(\.name).joined(separator: ", ")
    return scene.map { "\(path): error: no scene is called \"\($0)\"; there are: \(names)" }
  }
}
