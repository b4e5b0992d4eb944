import Drawing
import StackModel
import Support

/// Where the scenes of a storyboard lie on Interface Builder's canvas, and which of them segues lead to.
struct StoryboardMap {
  private struct Place {
    let name: String
    /// The place among the pictures; nil for a scene without one, such as that of a navigation controller.
    let picture: Int?
    let size: Size
    let location: (x: Double, y: Double)
    var segues: [Int] = []
  }

  private var places: [Place] = []

  /// - Parameter titles: What the page calls the scenes.
  init(_ document: LayoutDocument, _ subjects: [DocumentDrawing.Subject], _ titles: SceneTitles) {
    let pictures = Dictionary(
      subjects.enumerated().compactMap { place, subject in subject.sceneID.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
    let screen = document.settings.device?.size ?? Size(width: 375, height: 667)
    var placeOfController: [String: Int] = [:]
    var destinations: [[String]] = []
    var last: String?
    for scene in document.scenes {
      // A scene may have several controllers.
      let isAnother = places.isEmpty || scene.id != last
      last = scene.id
      if let id = scene.controllerID { placeOfController[id] = isAnother ? places.count : places.count - 1 }
      guard isAnother else { continue }
      let picture = scene.id.flatMap { pictures[$0] }
      let location = scene.canvasLocation
      let x = location?.x ?? places.last.map { $0.location.x + $0.size.width + 100 } ?? 0
      places.append(
        Place(
          name: picture.map { titles[subjects[$0]] } ?? scene.name, picture: picture,
          size: picture.map { subjects[$0].size } ?? screen,
          location: (x, location?.y ?? places.last?.location.y ?? 0)))
      destinations.append(scene.segueDestinations)
    }
    for place in places.indices {
      var seen: Set<Int> = []
      places[place].segues = destinations[place].compactMap { placeOfController[$0] }.filter {
        seen.insert($0).inserted
      }
    }
  }

  /// Writes the map of a storyboard with several scenes.
  func write(to json: inout JSONWriter) {
    guard places.count > 1 else { return }
    json.objects("map", places) { place, json in
      json.member("name", place.name)
      if let picture = place.picture { json.member("scene", Double(picture)) }
      json.member("frame", [place.location.x, place.location.y, place.size.width, place.size.height])
      if !place.segues.isEmpty { json.member("to", place.segues.map(Double.init)) }
    }
  }
}
