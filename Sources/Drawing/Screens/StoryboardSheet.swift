import StackModel
import Support

/// All scenes of a storyboard where they lie on Interface Builder's canvas, with arrows for the segues between them.
package struct StoryboardSheet {
  /// A scene on the canvas.
  private struct Place {
    let subject: DocumentDrawing.Subject?
    let name: String
    let size: Size
    var x: Double
    var y: Double
  }

  private let drawing: DocumentDrawing
  private let layers: Set<DrawingLayer>
  private var places: [Place] = []
  /// The scene of each controller, by its id.
  private var placeOfController: [String: Int] = [:]
  private var lastScene: String?
  private var segues: [(source: Int, destination: String)] = []

  /// - Parameters:
  ///   - drawing: The pictures of a storyboard.
  ///   - layers: What is drawn over each of them.
  package init(_ drawing: DocumentDrawing, layers: Set<DrawingLayer> = []) {
    self.drawing = drawing
    self.layers = layers
    let subjects = Dictionary(
      drawing.subjects.compactMap { subject in subject.sceneID.map { ($0, subject) } },
      uniquingKeysWith: { first, _ in first })
    let screen = drawing.document.settings.device?.size ?? Size(width: 375, height: 667)
    for scene in drawing.document.scenes { add(scene, subjects, screen) }
    spread()
  }

  /// Whether there is anything to draw.
  package var isEmpty: Bool { places.isEmpty }

  private mutating func add(_ scene: Scene, _ subjects: [String: DocumentDrawing.Subject], _ screen: Size) {
    let isAnother = places.isEmpty || scene.id != lastScene
    let place = isAnother ? places.count : places.count - 1
    if let id = scene.controllerID { placeOfController[id] = place }
    // A scene has one place, however many controllers.
    guard isAnother else { return }
    lastScene = scene.id
    segues += scene.segueDestinations.map { (place, $0) }
    let (subject, location) = (scene.id.flatMap { subjects[$0] }, scene.canvasLocation)
    let name = subject?.name ?? Self.words(scene.controller.elementName)
    // A scene without a place of its own follows the one before.
    let x = location?.x ?? places.last.map { $0.x + $0.size.width + 100 } ?? 0
    let y = location?.y ?? places.last?.y ?? 0
    places.append(Place(subject: subject, name: name, size: subject?.size ?? screen, x: x, y: y))
  }

  /// `Navigation Controller` for `navigationController`.
  private static func words(_ element: String) -> String {
    let spaced = element.reduce(into: "") { text, letter in text += letter.isUppercase ? " \(letter)" : "\(letter)" }
    return spaced.capitalizedFirst
  }

  /// Moves scenes apart that would cover each other: the canvas shows them smaller than their points.
  private mutating func spread() {
    for _ in 0..<8 where hasOverlap {
      for index in places.indices {
        places[index].x *= 1.3
        places[index].y *= 1.3
      }
    }
    let (left, top) = (places.map(\.x).min() ?? 0, places.map(\.y).min() ?? 0)
    for index in places.indices {
      places[index].x += PictureSheet.margin - left
      places[index].y += PictureSheet.margin + 26 - top
    }
  }

  /// Whether scenes cover each other, or nearly. Those that a vertical line crosses are in the order of their upper edges, so
  /// that only neighbors have to be compared.
  private var hasOverlap: Bool {
    let byStart = places.indices.sorted { places[$0].x < places[$1].x }
    let byEnd = places.indices.sorted { end(places[$0]) < end(places[$1]) }
    var (crossed, ended) = ([Int](), 0)
    for index in byStart {
      while ended < byEnd.count, end(places[byEnd[ended]]) <= places[index].x {
        let place = crossed.partitioningIndex { places[$0].y >= places[byEnd[ended]].y }
        if place < crossed.count, crossed[place] == byEnd[ended] { crossed.remove(at: place) }
        ended += 1
      }
      let place = crossed.partitioningIndex { places[$0].y >= places[index].y }
      if place > 0, covers(crossed[place - 1], index) { return true }
      if place < crossed.count, covers(index, crossed[place]) { return true }
      crossed.insert(index, at: place)
    }
    return false
  }

  private func end(_ place: Place) -> Double { place.x + place.size.width + 60 }

  private func covers(_ upper: Int, _ lower: Int) -> Bool {
    places[lower].y - places[upper].y < places[upper].size.height + 60
  }

  /// The sheet.
  ///
  /// - Parameter name: What the sheet shows.
  package func picture(named name: String) -> Picture {
    var sheet = PictureSheet(name: name, layers: layers)
    for place in places {
      if let subject = place.subject {
        sheet.add(subject, of: drawing, caption: place.name, atX: place.x, y: place.y)
      } else {
        sheet.addFrame(place.size, text: place.name, caption: place.name, atX: place.x, y: place.y)
      }
    }
    for segue in segues {
      guard let destination = placeOfController[segue.destination], destination != segue.source else { continue }
      let (from, to) = (places[segue.source], places[destination])
      sheet.addArrow(
        fromX: from.x + from.size.width, y: from.y + from.size.height / 2, toX: to.x, y: to.y + to.size.height / 2)
    }
    return sheet.picture
  }
}
