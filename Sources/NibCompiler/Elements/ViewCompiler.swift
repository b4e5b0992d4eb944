import CompiledNib
import XMLSource

/// Compiles a view with everything in it: what all views have, and what its class adds.
struct ViewCompiler {
  let reader: VocabularyReader
  /// The ids that constraints refer to.
  let constrained: Set<String>

  init(_ reader: VocabularyReader) {
    self.reader = reader
    let tree = reader.tree
    var (found, waiting): (Set<String>, [ElementIndex]) = ([], [tree.root])
    while let element = waiting.popLast() {
      if tree.name(of: element) == "constraint" {
        found.formUnion([tree[element, "firstItem"], tree[element, "secondItem"]].compactMap { $0 })
      }
      waiting += tree.children(of: element)
    }
    constrained = found
  }

  /// Gives every view and guide a place, so that constraints and outlets can refer to it before it is complete.
  func register(_ view: ElementIndex, in content: inout NibContent) {
    let tree = reader.tree
    if let id = tree[view, "id"] { content.places[id] = content.builder.reserve() }
    for child in tree.children(of: view) {
      switch tree.name(of: child) {
      case "viewLayoutGuide":
        if let id = tree[child, "id"] { content.places[id] = content.builder.reserve() }
      case "subviews": for subview in tree.children(of: child) { register(subview, in: &content) }
      default: break
      }
    }
  }

  /// - Parameter supports: The ids of the top and bottom layout guides of the view's controller.
  func compile(
    _ view: ElementIndex, supports: [(id: String, isTop: Bool)] = [], in content: inout NibContent
  ) -> ArchivedValue? {
    let tree = reader.tree
    guard let viewClass = ViewClass(rawValue: tree.name(of: view)), let id = reader.text("id", of: view),
      let place = content.places[id]
    else { return nil }
    reader.accept(view)
    reader.ignore(["key", "userLabel", "fixedFrame", "sceneMemberID", "misplaced", "ambiguous"], of: view)
    content.objects.append(place)

    var subviews: [ArchivedValue] = []
    var supportConstraints: [ArchivedValue] = []
    for support in supports {
      let guide = content.builder.reserve()
      content.places[support.id] = guide
      supportConstraints += LayoutGuides.setSupport(guide, isTop: support.isTop, of: place, in: &content.builder)
      subviews.append(guide)
      content.objects.append(guide)
    }
    if let list = reader.child(named: "subviews", of: view) {
      subviews += tree.children(of: list).compactMap { compile($0, in: &content) }
    }
    var values = geometry(view)
    if !subviews.isEmpty {
      values.append(.init("UISubviews", content.builder.list(subviews, className: "NSMutableArray")))
    }
    values += appearance(view, in: &content)
    values += layout(view, place, supportConstraints, in: &content)
    values.append(.init("UIViewSemanticContentAttribute", .int8(0)))
    values.append(.init("UIViewLargeContentStoredProperties", .null))
    values += viewClass.values(of: view, subviews: subviews, in: &content)
    let custom = CustomClass(reader, view)
    if let custom { values += custom.values(original: viewClass.className, in: &content.builder) }
    content.builder.set(place, ArchivedObject(custom == nil ? viewClass.className : CustomClass.swapper, values))
    skipSimulation(view)
    return place
  }

  private func geometry(_ view: ElementIndex) -> [ArchivedObject.KeyedValue] {
    var (x, y, width, height) = (0.0, 0.0, 1000.0, 1000.0)
    if let frame = reader.child("frame", of: view) {
      func side(_ name: String) -> Double { reader.number(name, of: frame) ?? 0 }
      (x, y, width, height) = (side("x"), side("y"), side("width"), side("height"))
    }
    return [
      .init("UIBounds", .geometry([0, 0, width, height])),
      .init("UICenter", .geometry([x + width / 2, y + height / 2])),
    ]
  }

  private func appearance(_ view: ElementIndex, in content: inout NibContent) -> [ArchivedObject.KeyedValue] {
    var values: [ArchivedObject.KeyedValue] = []
    if let color = reader.child("backgroundColor", of: view) {
      values.append(.init("UIBackgroundColor", ColorCompiler(reader: reader).color(color, in: &content.builder)))
    }
    values.append(.init("UIDeepDrawRect", .bool(true)))
    func add(_ key: String, _ attribute: String, whenSet wanted: Bool, by standard: Bool, value: Bool = true) {
      if (reader.flag(attribute, of: view) ?? standard) == wanted { values.append(.init(key, .bool(value))) }
    }
    add("UIOpaque", "opaque", whenSet: true, by: true)
    add("UIHidden", "hidden", whenSet: true, by: false)
    add("UIUserInteractionDisabled", "userInteractionEnabled", whenSet: false, by: true)
    add("UIMultipleTouchEnabled", "multipleTouchEnabled", whenSet: true, by: false)
    add("UIClearsContextBeforeDrawing", "clearsContextBeforeDrawing", whenSet: false, by: true, value: false)
    add("UIAutoresizeSubviews", "autoresizesSubviews", whenSet: true, by: true)
    let mask = autoresizing(view)
    if mask != 0 { values.append(.init("UIAutoresizingMask", .integer(mask))) }
    let modes = [
      "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5, "bottom": 6,
      "left": 7, "right": 8, "topLeft": 9, "TopLeft": 9, "topRight": 10, "bottomLeft": 11, "bottomRight": 12,
    ]
    if let mode = reader.choice("contentMode", of: view, modes), mode != 0 {
      values.append(.init("UIContentMode", .integer(mode)))
    }
    add("UIClipsToBounds", "clipsSubviews", whenSet: true, by: false)
    if let tag = reader.number("tag", of: view), tag != 0, abs(tag) < 1e9 {
      values.append(.init("UITag", .integer(Int(tag))))
    }
    if let alpha = reader.number("alpha", of: view) { values.append(.init("UIAlpha", .float(Float(alpha)))) }
    if let color = reader.child("tintColor", of: view) {
      values.append(.init("UITintColor", ColorCompiler(reader: reader).color(color, in: &content.builder)))
    }
    return values
  }

  private func autoresizing(_ view: ElementIndex) -> Int {
    guard let mask = reader.child("autoresizingMask", of: view) else { return 36 }
    let bits = [
      "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8, "heightSizable": 16,
      "flexibleMaxY": 32,
    ]
    return bits.reduce(0) { reader.flag($1.key, of: mask) == true ? $0 | $1.value : $0 }
  }

  private func layout(
    _ view: ElementIndex, _ place: ArchivedValue, _ supportConstraints: [ArchivedValue], in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    var values: [ArchivedObject.KeyedValue] = []
    if reader.flag("translatesAutoresizingMaskIntoConstraints", of: view) == false {
      values.append(.init("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true)))
    }
    var constraints = supportConstraints
    if let list = reader.child(named: "constraints", of: view) {
      for element in reader.tree.children(of: list) where reader.tree.name(of: element) == "constraint" {
        let constraint = ConstraintCompiler.constraint(element, of: place, in: &content)
        constraints.append(constraint)
        content.objects.append(constraint)
      }
    }
    if !constraints.isEmpty {
      values.append(
        .init("UIViewAutolayoutConstraints", content.builder.list(constraints, className: "NSMutableArray")))
    }
    for (key, name, standard) in [
      ("UIViewContentHuggingPriority", "HuggingPriority", 250),
      ("UIViewContentCompressionResistancePriority", "CompressionResistancePriority", 750),
    ] {
      let axes = ["horizontal", "vertical"].map { reader.text("\($0)\(name)", of: view) }
      guard axes.contains(where: { $0 != nil }) else { continue }
      let text = "{\(axes.map { $0 ?? "\(standard)" }.joined(separator: ", "))}"
      values.append(.init(key, content.builder.string(text)))
    }
    if reader.tree.name(of: view) == "stackView" {
      values.append(.init("UIViewLayoutMargins", .geometry([0, 0, 0, 0])))
    }
    if reader.flag("insetsLayoutMarginsFromSafeArea", of: view) == false {
      values.append(.init("UIViewInsetsLayoutMarginsFromSafeArea", .int8(0)))
    }
    return values + safeArea(view, place, in: &content)
  }

  private func safeArea(
    _ view: ElementIndex, _ place: ArchivedValue, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    guard let element = reader.child("safeArea", of: view), let id = reader.text("id", of: element),
      let guide = content.places[id]
    else { return [] }
    content.objects.append(guide)
    guard constrained.contains(id) else {
      LayoutGuides.setUnused(guide, in: &content.builder)
      return []
    }
    LayoutGuides.setSafeArea(guide, of: place, in: &content.builder)
    return [.init("UIViewLayoutGuides", content.builder.list([guide], className: "NSMutableArray"))]
  }

  /// What only Interface Builder's canvas uses.
  private func skipSimulation(_ view: ElementIndex) {
    // Interface Builder writes the element without content.
    if let empty = reader.child(named: "animations", of: view) { reader.accept(empty) }
    let keys: Set = [
      "canvasLocation", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
      "simulatedDestinationMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    ]
    for child in reader.tree.children(of: view) where reader.tree[child, "key"].map(keys.contains) == true {
      reader.skip(child)
    }
  }
}
