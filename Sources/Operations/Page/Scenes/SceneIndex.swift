import Drawing
import NibDecoder
import StackModel
import Support

/// The scenes of a document that have pictures, and which of their views an element belongs to.
struct SceneIndex {
  /// A scene, and a view in it.
  struct Place: Hashable {
    let scene: Int
    /// Nil for what belongs to no view, such as the controller.
    let view: Int?
  }

  /// What has pictures.
  let subjects: [DocumentDrawing.Subject]
  /// The views of each picture, in document order.
  let views: [[PlacedView]]
  /// What the page calls the scenes.
  let titles: SceneTitles
  /// Where the scenes lie.
  let map: StoryboardMap
  private let nib: NibDocument
  private var places: [ElementIndex: Place] = [:]

  /// - Parameter path: The path of the document.
  init(_ drawing: DocumentDrawing, of document: LayoutDocument, path: String) {
    nib = document.nib
    subjects = drawing.subjects
    titles = SceneTitles(subjects, of: document, path: path)
    map = StoryboardMap(document, subjects, titles)
    views = subjects.map(drawing.placedViews)
    for (scene, views) in views.enumerated() {
      for (number, view) in views.enumerated() {
        guard let element = view.view.element else { continue }
        places[element] = places[element] ?? Place(scene: scene, view: number)
      }
      guard let element = sceneElement(of: subjects[scene]) else { continue }
      places[element] = places[element] ?? Place(scene: scene, view: nil)
    }
  }

  /// The vocabulary of the document.
  var vocabulary: Vocabulary? { nib.registry.vocabulary }

  /// The place of what is written at an offset: for a constraint its first item, otherwise the innermost view around it.
  func place(at offset: Int) -> Place? {
    var candidate = nib.tree.innermostElement(at: offset)
    while let element = candidate {
      if nib.tree.name(of: element) == "constraint", let place = placeOfFirstItem(element) { return place }
      if let place = places[element] { return place }
      candidate = nib.tree.parent(of: element)
    }
    return nil
  }

  private func placeOfFirstItem(_ constraint: ElementIndex) -> Place? {
    let position = nib.tree.attribute("firstItem", of: constraint)
    return position.map(nib.value(ofAttribute:)).flatMap(nib.element(withID:)).flatMap { places[$0] }
  }

  /// The element that holds all of a scene: in storyboards `<scene>`, elsewhere the view's own.
  func sceneElement(of subject: DocumentDrawing.Subject) -> ElementIndex? {
    var candidate = subject.view.element
    while let element = candidate {
      if nib.tree.name(of: element) == "scene" { return element }
      candidate = nib.tree.parent(of: element)
    }
    return subject.view.element
  }
}

extension SceneIndex {
  /// The same scenes in another layout of the document; nil where it leaves one without a size.
  func subjects(in drawing: DocumentDrawing) -> [DocumentDrawing.Subject?] {
    let others = Dictionary(
      drawing.subjects.compactMap { subject in subject.view.element.map { ($0, subject) } },
      uniquingKeysWith: { first, _ in first })
    return subjects.map { subject in subject.view.element.flatMap { others[$0] } }
  }
}

/// What the page calls the scenes of a document: what the author calls them, else by the controller or the File's Owner, else
/// by the file. Nobody recognizes a screen that is called "View".
struct SceneTitles {
  private var titles: [ObjectIdentifier: String] = [:]

  /// - Parameter path: The path of the document.
  init(_ subjects: [DocumentDrawing.Subject], of document: LayoutDocument, path: String) {
    var names = ObjectNames(document.nib.tree)
    let elements = Set(document.scenes.map(\.controller.elementName))
    var uses: [String: Int] = [:]
    for subject in subjects {
      let title =
        Self.chosen(subject, elements) ?? subject.view.range.flatMap { names.place(at: $0.lowerBound).scene }
        ?? Self.baseName(path)
      uses[title, default: 0] += 1
      let count = uses[title] ?? 1
      titles[ObjectIdentifier(subject.view)] = count == 1 ? title : "\(title) (\(count))"
    }
  }

  subscript(subject: DocumentDrawing.Subject) -> String { titles[ObjectIdentifier(subject.view)] ?? subject.name }

  /// Nil for a name that is only an id or the name of an element, as Interface Builder gives it.
  ///
  /// - Parameter elements: The names of the elements of controllers.
  private static func chosen(_ subject: DocumentDrawing.Subject, _ elements: Set<String>) -> String? {
    let (name, view) = (subject.name, subject.view)
    let isGiven = name != view.id && name != view.elementName && name != "View" && !elements.contains(name)
    return isGiven ? name : nil
  }

  private static func baseName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

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
