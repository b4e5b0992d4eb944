import NibDecoder
import Project
import StackModel

/// Looks for the color right behind a text.
struct TextBackgrounds {
  private let document: LintedDocument
  private let frames: [ObjectIdentifier: Rect]
  /// What collections of outlets name: code changes all of it by other names.
  private let collected: Set<String>
  /// How many views may still be compared. Documents made by people need far less.
  private var budget: Int

  init(_ document: LintedDocument) {
    self.document = document
    frames = document.laidOut.frames
    collected = Set(document.elements["outletCollection"].compactMap { $0["destination"] })
    budget = 1_000_000 + 100 * frames.count
  }

  /// A color behind a text.
  struct Background {
    let color: Color
    /// The text's superviews, up to the one that fills its frame with the color.
    let views: [DocumentElement]
  }

  /// The opaque color that a view or one of its superviews fills its frame with; nil where the document does not say, or
  /// where something else may lie between.
  mutating func background(of text: View) -> Background? {
    var views: [DocumentElement] = []
    guard let own = frames[ObjectIdentifier(text)], own.width > 1, own.height > 1 else { return nil }
    var (view, area) = (text, Rect(x: 0, y: 0, width: own.width, height: own.height))
    while budget > 0 {
      guard let element = document.element(of: view), isPlain(view, element) else { return nil }
      if view !== text { views.append(element) }
      if let color = view.backgroundColor, !color.isTransparent {
        return color.components.map { $0.alpha == 1 } ?? true ? Background(color: color, views: views) : nil
      }
      guard !hasStandardBackground(view), let superview = view.superview, !view.isLayoutRoot,
        let frame = frames[ObjectIdentifier(view)], let outer = frames[ObjectIdentifier(superview)]
      else { return nil }
      area = area.offsetBy(dx: frame.x, dy: frame.y)
      budget -= 1 + superview.subviews.count
      guard area.x >= -1, area.y >= -1, area.maxX <= outer.width + 1, area.maxY <= outer.height + 1,
        !superview.subviews.contains(where: { $0 !== view && mayCover($0, area) })
      else { return nil }
      view = superview
    }
    return nil
  }

  /// Whether the system fills the view if the document does not.
  private func hasStandardBackground(_ view: View) -> Bool {
    view is CellView || (view as? TextField).map { $0.borderStyle != .none } ?? false
  }

  /// Whether code may fill one of the views with another color, or draw in it.
  ///
  /// - Parameter isInvisible: Whether the text can be seen only if code does. Other colors in the code of the views do not
  ///   show that it does.
  func mayBePainted(_ background: Background, ofInvisibleText isInvisible: Bool) -> Bool {
    background.views.contains {
      document.mayPaint($0, where: isInvisible ? .drawing : .coloring)
    }
  }

  /// Whether a view draws as the document says, code aside.
  private func isPlain(_ view: View, _ element: DocumentElement) -> Bool {
    !collected.contains(view.id ?? "") && view.alpha == 1 && !view.isHidden && view.isInstalled
      && !document.isMasked(view) && !(view is ImageView) && !Self.otherElements.contains(view.elementName)
      && !element.isColoredAtRunTime
  }

  private static let otherElements: Set<String> = [
    "visualEffectView", "imageView", "mapView", "wkWebView", "webView", "sceneKitView", "arSceneKitView", "mtkView",
    "navigationBar", "toolbar", "tabBar", "searchBar", "segmentedControl",
  ]

  /// Whether a view shows nothing but its text.
  private func isSeeThrough(_ view: View) -> Bool {
    view is Label && view.customClass == nil && view.backgroundColor?.isTransparent ?? true
  }

  /// Whether something is over a text, or between it and its background.
  private func mayCover(_ view: View, _ area: Rect) -> Bool {
    guard !view.isHidden, !isSeeThrough(view), let frame = frames[ObjectIdentifier(view)] else { return false }
    let width = min(frame.maxX, area.maxX) - max(frame.x, area.x)
    let height = min(frame.maxY, area.maxY) - max(frame.y, area.y)
    return width > 1 && height > 1
  }
}

extension LintedDocument {
  /// Whether code may fill a view with another color, or draw in it.
  fileprivate func mayPaint(_ element: DocumentElement, where names: MemberNames) -> Bool {
    let isNamed = isNamedByOutlet(element)
    guard let code else { return isNamed || element["customClass"] != nil || element["tag"] != nil }
    if code.maySet("backgroundColor", of: element) || isNamed && code.uses(.paint, ofObject: element.id) { return true }
    return element["customClass"].map { code.mentions(names, class: $0) } ?? false
  }
}

extension DocumentElement {
  /// Whether runtime attributes or size classes give the element other colors, as far as their names tell.
  var isColoredAtRunTime: Bool {
    children.contains { child in
      switch child.name {
      case "userDefinedRuntimeAttributes":
        child.children.contains { attribute in
          let path = attribute["keyPath"]?.lowercased() ?? ""
          return Self.appearances.contains(where: path.contains)
        }
      // What is installed is asked for elsewhere.
      case "variation": child.children.contains { $0.name != "mask" }
      default: false
      }
    }
  }

  private static let appearances = [
    "color", "style", "theme", "gradient", "appearance", "image", "alpha", "background",
  ]
}

extension MemberNames {
  /// What fills a view with a color, or hides it.
  fileprivate static let paint = MemberNames(
    [
      "backgroundColor", "setBackgroundColor", "layer", "alpha", "setAlpha", "isOpaque", "tintColor", "addSubview",
      "insertSubview", "backgroundView", "setBackgroundView",
    ], prefixes: ["theme", "style", "apply", "set", "configure", "gradient"])

  /// What draws, and what colors.
  fileprivate static let drawing = MemberNames([], prefixes: ["draw", "layer"], suffixes: ["Layer"])
  fileprivate static let coloring = MemberNames(
    [], prefixes: ["draw", "layer", "color", "Color", "theme", "Theme"],
    suffixes: ["Layer", "Color", "Colors", "Theme"])
}
