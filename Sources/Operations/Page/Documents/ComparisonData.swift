import StackModel
import Support

/// What became of a scene, as the page's data.
struct ComparisonData {
  private let scene: SceneComparison

  init(_ scene: SceneComparison) { self.scene = scene }

  func write(to json: inout JSONWriter) {
    if let change = scene.change { json.member("change", change.rawValue) }
    if let old = scene.before?.size, let new = scene.after?.size, old != new {
      json.member("oldWidth", old.width)
      json.member("oldHeight", old.height)
    }
    write("changes", scene.seen, &json)
    write("unseen", scene.changes.filter { !$0.isSeen }, &json)
  }

  private func write(_ key: String, _ changes: [PictureChange], _ json: inout JSONWriter) {
    guard !changes.isEmpty else { return }
    json.objects(key, changes) { change, json in
      json.member("kind", change.kind.rawValue)
      json.member("text", change.text)
      if let cause = change.cause { json.member("cause", cause) }
      if let place = change.view { json.member("view", Double(place)) }
      json.member("share", change.share)
      write("before", change.before, &json)
      write("after", change.after, &json)
    }
  }

  private func write(_ key: String, _ rects: [Rect], _ json: inout JSONWriter) {
    guard !rects.isEmpty else { return }
    json.array(key) { json in
      for rect in rects { json.numbers(rect.numbers) }
    }
  }
}
