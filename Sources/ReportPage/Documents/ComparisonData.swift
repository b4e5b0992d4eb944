import Escaping
import StackModel

/// What became of a scene, as the page's data.
struct ComparisonData {
  private let scene: SceneComparison

  init(_ scene: SceneComparison) { self.scene = scene }

  func write(to json: inout JSONWriter) {
    if let change = scene.change { json.member("change", change.rawValue) }
    guard !scene.views.isEmpty else { return }
    json.key("views")
    json.array { json in
      for view in scene.views {
        json.object { json in
          json.member("change", view.change.rawValue)
          json.member("name", view.name)
          if let place = view.view { json.member("view", Double(place)) }
          write("before", view.before, &json)
          write("after", view.after, &json)
        }
      }
    }
  }

  private func write(_ name: String, _ rect: Rect?, _ json: inout JSONWriter) {
    guard let rect else { return }
    json.key(name)
    json.array { json in for number in [rect.x, rect.y, rect.width, rect.height] { json.number(number) } }
  }
}
