import StackModel

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

  private var hasOverlap: Bool {
    let sorted = places.sorted { $0.x < $1.x }
    for (index, place) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.x >= place.x + place.size.width + 60 { break }
        if abs(other.y - place.y) < (other.y < place.y ? other : place).size.height + 60 { return true }
      }
    }
    return false
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
