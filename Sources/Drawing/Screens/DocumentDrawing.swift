package import StackModel
package import Support

/// Draws the scenes of a storyboard and the top-level views of other documents.
///
///     let drawing = DocumentDrawing(document, document.layout())
///     for subject in drawing.subjects { write(drawing.picture(of: subject).svg(.light), to: "\(subject.name).svg") }
package struct DocumentDrawing {
  /// A view that has a picture of its own.
  package struct Subject {
    /// The view that no other view holds, or a view in it.
    package let view: View
    /// What people call it: the name of the scene, the view's label or class.
    package let name: String
    /// The id of the scene; nil without one.
    package let sceneID: String?
    /// The size of the picture in points.
    package let size: Size
  }

  let document: LayoutDocument
  let layout: DocumentLayout
  private let assets: any DrawingAssets
  private let bars: [ObjectIdentifier: ScreenBars]
  private let tabs: TabBars
  private let navigation: NavigationBars
  private let windows: Windows
  private let measured: MeasuredDocument
  private let embedded: EmbeddedViews
  private let index = SubjectIndex()

  /// - Parameters:
  ///   - layout: The layout of the document.
  ///   - assets: The project's images and colors.
  package init(_ document: LayoutDocument, _ layout: DocumentLayout, assets: any DrawingAssets = NoAssets()) {
    self.document = document
    self.layout = layout
    self.assets = assets
    bars = document.screenBars()
    tabs = TabBars(document.controllers)
    navigation = NavigationBars(document.controllers)
    windows = Windows(document)
    measured = MeasuredDocument(document)
    embedded = EmbeddedViews(document, layout)
  }

  /// What has pictures, in document order: all outermost views with a size, but for the bars of controllers.
  package var subjects: [Subject] { index.subjects { found } }

  private var found: [Subject] {
    let scenes = Dictionary(
      document.scenes.compactMap { scene in scene.rootView.map { (ObjectIdentifier($0), scene) } },
      uniquingKeysWith: { first, _ in first })
    return document.roots.compactMap { root in
      // The bars of a controller are drawn over the screens of others.
      guard root.key.map({ !["navigationBar", "toolbar", "tabBar"].contains($0) }) ?? true else { return nil }
      guard let size = layout[root]?.frame.size, size.width > 0, size.height > 0 else { return nil }
      let scene = scenes[ObjectIdentifier(root)]
      return Subject(view: root, name: scene?.name ?? root.pictureName, sceneID: scene?.id, size: size)
    }
  }

  /// The picture of a view alone, with all that it holds; nil if no view of the document has the id, or it has no size.
  package func subject(viewWithID id: String) -> Subject? {
    guard let layout = layout[id], layout.frame.width > 0, layout.frame.height > 0 else { return nil }
    return Subject(view: layout.view, name: layout.view.pictureName, sceneID: nil, size: layout.frame.size)
  }

  /// The picture of the same view or scene of another layout of the document; nil if it has no size there.
  package func subject(like other: Subject) -> Subject? {
    index.subject(like: other) { found } ?? other.view.id.flatMap(subject(viewWithID:))
  }

  /// A picture of its own.
  ///
  /// - Parameters:
  ///   - layers: What is drawn over it, each as a group with a class such as `layer-frames`.
  ///   - pins: The marks of the layer ``DrawingLayer/findings``.
  package func picture(of subject: Subject, layers: Set<DrawingLayer> = [], pins: FindingPin.ByView = [:]) -> Picture {
    var canvas = SVGCanvas()
    draw(subject, layers: LayerSelection(layers, pins: pins), into: &canvas)
    guard let bar = windows.titleBar(of: subject.view), !bar.coversContent else {
      return Picture(name: subject.name, size: subject.size, canvas: canvas)
    }
    var context = context
    swap(&context.canvas, &canvas)
    bar.draw(width: subject.size.width, &context)
    let size = Size(width: subject.size.width, height: subject.size.height + bar.height)
    return Picture(name: subject.name, size: size, origin: (0, -bar.height), canvas: context.canvas)
  }

  /// What nothing is drawn into yet.
  var context: DrawingContext {
    var context = DrawingContext(document: document, assets: assets)
    context.embedded = embedded
    return context
  }

  /// Draws into a picture of several, at its origin.
  ///
  /// - Parameter showsSystem: Whether the status bar and the home indicator are drawn, which no document has.
  func draw(
    _ subject: Subject, layers: LayerSelection = LayerSelection(), showsSystem: Bool = true,
    into canvas: inout SVGCanvas
  ) {
    var context = context
    swap(&context.canvas, &canvas)
    let frames = frames(of: subject)
    // Only one of them may own what is drawn: a sheet has the pictures of all scenes.
    let inner = context
    context.canvas = SVGCanvas()
    context = ViewTreeDrawing(frames, context: consume inner).draw(subject.view)
    if let chrome = screenChrome(of: subject) {
      let palette = context.palette
      func background(at y: Double) -> Paint? {
        frames.front(atX: subject.size.width / 2, y: y) { view in
          view.backgroundColor.flatMap(palette.paint).flatMap { $0.light.alpha > 0.5 ? $0 : nil }
        } ?? context.surroundings?.backdrop
      }
      chrome.drawBars(in: subject.size, &context)
      if showsSystem {
        chrome.drawSystem(in: subject.size, bottom: background(at: subject.size.height - 10), &context)
      }
    }
    if let bar = windows.titleBar(of: subject.view), bar.coversContent {
      bar.draw(width: subject.size.width, &context)
    }
    layers.draw(measured, layout, frames, of: subject.view, &context)
    swap(&context.canvas, &canvas)
  }

  /// Where a view lies in a picture; nil for one that is not in it.
  package func frame(of view: View, in subject: Subject) -> Rect? { frames(of: subject)[view] }

  /// Where views lie in a picture.
  func frames(of subject: Subject) -> PictureFrames {
    let coverage = screenBars(of: subject).map { bars in
      let hasBar = bars.navigationBarHeight > 0
      let bottom = bars.statusBarHeight + bars.navigationBarHeight + bars.largeTitleHeight
      // A status bar alone is only drawn on a device.
      return BarCoverage(
        bottom: hasBar || document.settings.device != nil ? bottom : 0,
        adjustsOwned: hasBar && bars.controller.automaticallyAdjustsScrollViewInsets)
    }
    return PictureFrames(
      layout, root: subject.view, platform: document.settings.platform, coverage: coverage ?? BarCoverage())
  }

  /// What is drawn over a screen; nil for a view that is none.
  func screenChrome(of subject: Subject) -> ScreenChrome? {
    screenBars(of: subject).map { ScreenChrome(document, $0, tabs: tabs, navigation: navigation) }
  }

  /// The bars that are drawn over a view.
  private func screenBars(of subject: Subject) -> ScreenBars? {
    isOnScreen(subject.size) ? bars[ObjectIdentifier(subject.view)] : nil
  }

  /// Whether a view fills the screen, so that bars are drawn over it.
  private func isOnScreen(_ size: Size) -> Bool {
    guard let screen = document.settings.device?.size else { return size.width >= 320 && size.height >= 416 }
    return abs(size.width - screen.width) < 1 && size.height >= screen.height - 1
  }
}

extension View {
  /// What people call a view that is not the view of a scene's controller.
  fileprivate var pictureName: String { userLabel ?? customClass ?? id ?? elementName }
}

/// What of a document has pictures, found on the first question.
final class SubjectIndex {
  private struct Key: Hashable {
    let scene: String?
    let view: String?

    init(_ subject: DocumentDrawing.Subject) { (scene, view) = (subject.sceneID, subject.view.id) }
  }

  private var known: [DocumentDrawing.Subject]?
  private lazy var places = Dictionary(
    (known ?? []).enumerated().map { (Key($1), $0) }, uniquingKeysWith: { first, _ in first })

  /// All of them, in document order.
  func subjects(_ find: () -> [DocumentDrawing.Subject]) -> [DocumentDrawing.Subject] {
    if let known { return known }
    let found = find()
    known = found
    return found
  }

  /// The first one of the same scene and view; nil if there is none.
  func subject(
    like other: DocumentDrawing.Subject, _ find: () -> [DocumentDrawing.Subject]
  ) -> DocumentDrawing.Subject? {
    let all = subjects(find)
    return places[Key(other)].map { all[$0] }
  }
}

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
