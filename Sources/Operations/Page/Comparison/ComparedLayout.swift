import Drawing
import LayoutAnalysis
import NibDecoder
import StackModel

/// A document that was laid out, before or after a change.
struct ComparedLayout {
  /// What changed in the document.
  let words: ContentWords
  private let drawing: DocumentDrawing
  private let index: SceneIndex
  private let explanations: LazyExplanations
  private let nib: NibDocument
  /// Whether y grows upwards in frames, though not in pictures.
  let countsUpwards: Bool
  private var names: ObjectNames

  init(_ drawing: DocumentDrawing, _ index: SceneIndex, _ document: LayoutDocument, _ words: ContentWords) {
    (self.drawing, self.index, self.words) = (drawing, index, words)
    nib = document.nib
    countsUpwards = document.settings.platform == .macOS
    names = ObjectNames(nib.tree)
    explanations = LazyExplanations(document)
  }

  /// What the page calls the scenes.
  var titles: SceneTitles { index.titles }
  /// What has pictures.
  var subjects: [DocumentDrawing.Subject] { index.subjects }

  func scene(_ place: Int) -> ComparedScene {
    ComparedScene(index.subjects[place], index.views[place], drawing, words)
  }

  /// What people call a view: `button "Cancel"`, and of one without a name `view with label "Total"`.
  mutating func name(of view: View) -> String {
    if let name = ownName(of: view) { return name }
    var inside = view.subviews[...]
    var left = Self.mostSearched
    while left > 0, let next = inside.popFirst() {
      if let name = ownName(of: next) { return "\(kind(of: view)) with \(name)" }
      inside += next.subviews
      left -= 1
    }
    return kind(of: view)
  }

  /// Nil for a view that nothing but its kind is known of.
  private mutating func ownName(of view: View) -> String? {
    let name = view.range.flatMap { names.place(at: $0.lowerBound).object }
    if let label = name?.label { return "\(kind(of: view)) \"\(label)\"" }
    return view.customClass.map { "\(kind(of: view)) \($0)" }
  }

  /// How many views in a view are asked for a name.
  private static let mostSearched = 20

  func kind(of view: View) -> String { ObjectName.kind(ofElement: view.elementName, in: index.vocabulary) }

  /// What people call an object that is no view: `bar button item "Save"`.
  mutating func name(ofObject id: String) -> String {
    guard let element = nib.element(withID: id) else { return "object" }
    let kind = ObjectName.kind(ofElement: nib.tree.name(of: element), in: index.vocabulary)
    return label(at: nib.tree.tagRange(of: element).lowerBound).map { "\(kind) \"\($0)\"" } ?? kind
  }

  /// The words for what is written at a place.
  mutating func label(at offset: Int) -> String? { names.place(at: offset).object?.label }

  /// Why a view is where it is.
  func explanation(of view: View) -> Explanation? { explanations.all[ObjectIdentifier(view)] }

  /// The picture of a scene, to see whether anything in it differs.
  func picture(of scene: Int) -> [UInt8] { drawing.look(of: index.subjects[scene]) }
}

/// The explanations of a document, found when a view has moved.
private final class LazyExplanations {
  private let document: LayoutDocument
  private(set) lazy var all = document.explanations()

  init(_ document: LayoutDocument) { self.document = document }
}

extension DocumentDrawing {
  /// What a picture shows in both appearances, without the name of what it shows, and without what the system shows over
  /// every app.
  func look(of subject: Subject) -> [UInt8] { pictures(of: [subject], showsSystem: false).look }
}

extension PictureSet {
  /// What the pictures show in both appearances.
  var look: [UInt8] { (bodies + [styleSheet(.light), styleSheet(.dark)]).flatMap(\.bytes) }
}
