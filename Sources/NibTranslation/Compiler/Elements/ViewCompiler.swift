import Formats

/// Compiles a view with everything in it: what all views have, and what its class adds.
enum ViewCompiler {
  /// - Parameter supports: The ids of the top and bottom layout guides of the view's controller.
  /// - Returns: nil for what is no view, or none whose compiled form is known.
  static func compile(
    _ view: ElementIndex, supports: [(id: String, isTop: Bool)] = [], in content: inout NibContent
  ) -> ArchivedValue? {
    let reader = content.reader
    guard let kind = ViewKind.named(reader.tree.name(of: view)) else { return nil }
    reader.accept(view)
    reader.ignore(
      ["key", "userLabel", "fixedFrame", "sceneMemberID", "misplaced", "ambiguous"] + kind.ignored, of: view)
    let place = content.place(of: view)
    content.list(place)

    let guides = support(supports, of: place, in: &content)
    let subviews = (kind.subviews?(view, &content) ?? self.subviews(of: view, in: &content)) + guides.views
    var values = ViewKeys.frame.values(of: view, in: &content)
    if !subviews.isEmpty {
      values.append(.init("UISubviews", content.builder.list(subviews, className: "NSMutableArray")))
    }
    values += ViewKeys.appearance.values(of: view, in: &content)
    values += kind.constraints?(view, place, &content) ?? layout(of: view, place, guides.constraints, in: &content)
    values += kind.priorities.values(of: view, in: &content)
    values += margins(of: view, kind, in: &content)
    values += kind.rules.values(of: view, in: &content)
    values.removeAll { kind.omitted.contains($0.key) }
    let custom = CustomClass(reader, view)
    if let custom { values += custom.values(original: kind.className, in: &content.builder) }
    let ownName =
      content.surroundings.effectContent == view ? "_UIVisualEffectContentView" : reader.document.className(of: view)
    let className = custom == nil ? ownName ?? kind.className : CustomClass.swapper
    let fallbacks = custom == nil ? kind.fallbacks : []
    let object = ArchivedObject(className, fallbackClassNames: fallbacks, values)
    let complete = ObjectExtras.complete(view, object, in: &content)
    skipSimulation(view, reader)
    return complete
  }

  static func subviews(of view: ElementIndex, in content: inout NibContent) -> [ArchivedValue] {
    guard let list = content.reader.child(named: "subviews", of: view) else { return [] }
    content.depth += 1
    defer { content.depth -= 1 }
    return content.reader.tree.children(of: list).compactMap { compile($0, in: &content) }
  }

  /// The top and bottom layout guides, which are subviews.
  private static func support(
    _ supports: [(id: String, isTop: Bool)], of view: ArchivedValue, in content: inout NibContent
  ) -> (views: [ArchivedValue], constraints: [ArchivedValue]) {
    var (views, constraints): ([ArchivedValue], [ArchivedValue]) = ([], [])
    for support in supports {
      let guide = content.builder.reserve()
      content.places.set(guide, for: support.id)
      constraints += LayoutGuides.setSupport(guide, isTop: support.isTop, of: view, in: &content.builder)
      views.append(guide)
      content.list(guide)
    }
    return (views, constraints)
  }

  /// The constraints and guides of a view.
  ///
  /// - Parameter first: The constraints that come before those of the document.
  static func layout(
    of view: ElementIndex, _ place: ArchivedValue, _ first: [ArchivedValue] = [], in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    let safeArea = safeArea(of: view, place, in: &content)
    scrollGuides(of: view, place, in: &content)
    return constraints(of: view, place, first, in: &content) + safeArea
  }

  private static func constraints(
    of view: ElementIndex, _ place: ArchivedValue, _ first: [ArchivedValue], in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    var candidates: [VariationCompiler.Candidate] = []
    if let list = content.reader.child(named: "constraints", of: view) {
      let tree = content.reader.tree
      for element in tree.children(of: list) where tree.name(of: element) == "constraint" {
        // Removed when the document is compiled.
        if content.reader.flag("placeholder", of: element) == true {
          content.reader.skip(element)
          continue
        }
        let object = ConstraintCompiler.constraint(element, of: place, in: &content)
        candidates.append(VariationCompiler.Candidate(element: element, object: object))
      }
    }
    let constraints = first + VariationCompiler.installed(candidates, of: view, place, in: &content)
    if constraints.isEmpty { return [] }
    return [
      .init("UIViewAutolayoutConstraints", content.builder.list(constraints, className: "NSMutableArray"))
    ]
  }

  private static func safeArea(
    of view: ElementIndex, _ place: ArchivedValue, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    guard let element = content.reader.child("safeArea", of: view), let id = content.reader.text("id", of: element)
    else { return [] }
    // The nib lists a guide without a view, also where the view has one that its constraints refer to.
    let unused = LayoutGuides.unused(in: &content.builder)
    guard content.reader.document.constrained.contains(id) else {
      content.list(content.complete(element, unused))
      return []
    }
    let listed = content.builder.add(unused)
    content.list(listed)
    content.places.setListed(listed, for: id)
    let guide = content.place(of: element)
    _ = content.complete(element, LayoutGuides.safeArea(guide, of: place, in: &content.builder))
    return [.init("UIViewLayoutGuides", content.builder.list([guide], className: "NSMutableArray"))]
  }

  /// The guides of a scroll view's content and frame, which only constraints refer to.
  private static func scrollGuides(of view: ElementIndex, _ place: ArchivedValue, in content: inout NibContent) {
    for name in ["contentLayoutGuide", "frameLayoutGuide"] {
      guard let element = content.reader.child(name, of: view), let id = content.reader.text("id", of: element) else {
        continue
      }
      let listed = content.builder.add(LayoutGuides.unused(in: &content.builder))
      content.list(listed)
      content.places.setListed(listed, for: id)
      guard content.reader.document.constrained.contains(id) else { continue }
      let guide = content.place(of: element)
      let isContent = name == "contentLayoutGuide"
      _ = content.complete(
        element, LayoutGuides.scrollGuide(guide, isContent: isContent, of: place, in: &content.builder))
    }
  }

  private static func margins(
    of view: ElementIndex, _ kind: ViewKind, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    let margins = kind.margins ?? content.insets("layoutMargins", of: view)
    let values = margins.map { [ArchivedObject.KeyedValue("UIViewLayoutMargins", $0)] } ?? []
    return values + ViewKeys.margins.values(of: view, in: &content)
  }

  /// What only Interface Builder's canvas uses.
  private static func skipSimulation(_ view: ElementIndex, _ reader: VocabularyReader) {
    // Interface Builder writes the element without content.
    for name in ["animations", "gestureRecognizers"] {
      if let empty = reader.child(named: name, of: view) { reader.accept(empty) }
    }
    let keys: Set = [
      "canvasLocation", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
      "simulatedDestinationMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    ]
    reader.skipChildren(of: view, where: keys.contains)
  }
}

/// The class of the app's own that takes the place of a class of UIKit.
struct CustomClass {
  /// The class of an object that UIKit replaces by one of the custom class.
  static let swapper = "UIClassSwapper"

  private let runtimeName: String

  /// - Returns: nil for an element without a class of its own.
  init?(_ reader: VocabularyReader, _ element: ElementIndex) {
    guard let name = reader.text("customClass", of: element) else { return nil }
    if name.isEmpty { reader.refuse("customClass is empty; name a class", at: element, attribute: "customClass") }
    let isOfTarget = reader.text("customModuleProvider", of: element) == "target"
    let written = reader.text("customModule", of: element)
    let module = isOfTarget ? reader.targetModule ?? written : written
    runtimeName = module.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" } ?? name
  }

  /// UIKit's class in place of itself, as controllers have it.
  init(original: String) { runtimeName = original }

  /// The keys that name both classes; they come last.
  func values(original: String, in builder: inout GraphBuilder) -> [ArchivedObject.KeyedValue] {
    [
      .init("UIClassName", builder.string(runtimeName)), .init("UIOriginalClassName", builder.string(original)),
    ]
  }
}
