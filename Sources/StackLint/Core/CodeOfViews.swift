import NibDecoder
import Project
import StackModel
import Support

/// What the sources of a project do with the views of a document.
///
/// Only the sources of the classes that can know a view are read, once a rule asks.
final class CodeOfViews {
  private unowned let document: LintedDocument
  /// The classes that declare methods, by the names of these.
  private lazy var declaringClasses = project.classes.names.reduce(into: [String: [String]]()) { classes, name in
    for method in methodNames(project.classes[name]?.selectors ?? []) { classes[method, default: []].append(name) }
  }
  private let project: ProjectIndex
  private var textsByClass: [String: [SourceText]] = [:]
  /// The outlets that name each object.
  private lazy var outlets: [String: [DocumentElement]] = Dictionary(
    grouping: document.elements["outlet"] + document.elements["outletCollection"]
  ) { $0["destination"] ?? "" }

  /// How many objects of the document have each custom class.
  private lazy var objectCounts = document.customObjects.reduce(into: [String: Int]()) { counts, object in
    counts[object["customClass"] ?? "", default: 0] += 1
  }

  /// - Returns: Nil if no sources are known.
  init?(_ document: LintedDocument) {
    guard let project = document.project, !project.classes.isEmpty else { return nil }
    (self.document, self.project) = (document, project)
  }

  /// Whether code does something with a view through an outlet. Code that is not known may do anything.
  func uses(_ members: MemberNames, of view: View, labels: Set<String> = []) -> Bool {
    uses(members, ofObject: view.id, labels: labels)
  }

  /// Whether code does something with the object of an id through an outlet.
  func uses(_ members: MemberNames, ofObject id: String?, labels: Set<String> = []) -> Bool {
    guard let id else { return false }
    return outlets[id, default: []].contains { outlet in
      guard let property = outlet["property"], let texts = texts(around: outlet) else { return true }
      return texts.contains { $0.uses(members, of: property, labels: labels) }
    }
  }

  /// Whether code that is known looks for constraints among those that a view holds: as its class, or through an outlet.
  func findsConstraints(of view: View) -> Bool {
    let name = "constraints"
    if let own = view.customClass, line(of: own).flatMap(texts).contains(where: { $0.readsOwn(name) }) { return true }
    return outlets[view.id ?? "", default: []].contains { outlet in
      guard let property = outlet["property"], let texts = texts(around: outlet) else { return false }
      return texts.contains { $0.reads(name, of: property) }
    }
  }

  /// Whether code does anything with the object of an outlet. Code that is not known may.
  func usesAtAll(_ outlet: DocumentElement) -> Bool {
    guard let property = outlet["property"], let texts = texts(around: outlet) else { return true }
    return texts.contains { $0.uses(.any, of: property) || $0.handsOn(property) }
  }

  /// Whether code does not do something with a view through an outlet, as far as the classes with its outlets tell. They
  /// have them to use them: those that they do not are for others, such as a controller that fills a cell.
  func leavesAlone(_ members: MemberNames, of view: View) -> Bool {
    outlets[view.id ?? "", default: []].allSatisfy { outlet in
      guard let property = outlet["property"], let texts = texts(around: outlet) else { return false }
      return texts.contains { $0.uses(.any, of: property) } && !texts.contains { $0.uses(members, of: property) }
    }
  }

  /// Whether code may set a property of an object: through an outlet, as its class, or as what shows it.
  ///
  /// Code that is not known may do anything.
  func maySet(_ property: String, of object: DocumentElement) -> Bool {
    let object = object.control
    let members = MemberNames.setting(property)
    if let id = object.id, isSetThroughOutlet(members, id) { return true }
    if let id = object.id, isSetByHelper(members, id, of: object) { return true }
    if setsItself(property, object) { return true }
    if object["key"] == "tabBarItem", isSetThroughTabBar(members) { return true }
    guard let name = (document.scenes.controller(around: object) ?? document.filesOwner)?["customClass"],
      let property = object.isCell ? "cell" : object["key"]
    else { return false }
    // The controller has a name for what it shows.
    return line(of: name).flatMap(texts).contains { $0.sets(members, of: property) }
  }

  /// Whether code gives an object to another one, and sets such a property of some object.
  func maySetElsewhere(_ property: String, of object: DocumentElement) -> Bool {
    guard let id = object.id, project.sources.assign(property, inClasses: []) else { return false }
    return outlets[id, default: []].contains { outlet in
      guard let name = outlet["property"], let around = texts(around: outlet) else { return false }
      return around.contains { $0.givesAway(name) }
    }
  }

  /// Whether the class of an object sets a property of its own, in all places where it is used.
  func setsItself(_ property: String, _ object: DocumentElement) -> Bool {
    guard let name = object.control["customClass"], project.classes[name] != nil else { return false }
    return setsOwn(property, in: line(of: name))
  }

  /// Whether the sources of some classes set a property of `self`.
  func setsOwn(_ property: String, in classes: some Sequence<String>) -> Bool {
    let members = MemberNames.setting(property)
    return classes.flatMap(texts).contains { $0.assignsOwn(property) || $0.setsOwn(members) }
  }

  /// Whether the class with an outlet to a control gives it something to call.
  ///
  /// Of several objects of a class, only some may need it.
  func addsAction(to control: DocumentElement) -> Bool {
    outlets[control.id ?? "", default: []].contains { outlet in
      guard outlet.name == "outlet", let name = outlet["property"], let texts = texts(around: outlet),
        let owner = outlet.parent?.parent?["customClass"],
        objectCounts[owner] == 1
      else { return false }
      return texts.contains { !$0.calls(of: name).isDisjoint(with: Self.additionsOfActions) }
    }
  }

  private static let additionsOfActions: Set<String> = ["addTarget", "addAction"]

  /// Whether code may let a view take touches: by an outlet, its tag, a helper that gets it, or on the way through the views
  /// around it.
  ///
  /// Code that is not known may do anything.
  func mayTurnTouches(of view: DocumentElement) -> Bool {
    let words = Self.touches
    let texts = project.sources.texts(withAnyOf: words)
    let isSet = outlets[view.id ?? "", default: []].contains { outlet in
      guard let name = outlet["property"], let owner = outlet.parent?.parent?["customClass"] else { return false }
      guard let around = self.texts(around: outlet) else { return true }
      if texts.contains(where: { $0.contains(anyOf: [owner]) && $0.hasLine(with: name, andAnyOf: words) }) {
        return true
      }
      // A class of its own can let that decide about touches whether a control is enabled.
      let mayDecide = view["customClass"].map { mentions(.touches, class: $0) } ?? false
      return around.contains { text in
        text.hasLine(with: name, andAnyOf: words) || mayDecide && text.sets(.enabling, of: name)
          || text.contains(anyOf: words) && text.handsOn(name)
      }
    }
    if !texts.isEmpty, let id = view.id, isSetByHelper(.touches, id, of: view) { return true }
    let isTagged =
      view["tag"] != nil && texts.contains { $0.contains(anyOf: ["viewWithTag"]) || $0.contains(member: "tag") }
    if isSet || isTagged { return true }
    return classes(around: view).flatMap { line(of: $0).flatMap(self.texts) }.contains { text in
      text.contains(anyOf: words) && text.contains(anyOf: ["subviews", "arrangedSubviews"])
    }
  }

  /// Whether code may show a hidden view: by an outlet, a helper that gets it, or as its class.
  ///
  /// Code that is not known may do anything.
  func mayShow(_ view: DocumentElement) -> Bool {
    if let name = view["customClass"] {
      guard project.classes[name] != nil else { return true }
      if line(of: name).flatMap(texts).contains(where: { $0.contains(anyOf: Self.hiding) }) { return true }
    }
    return mayReach(view) { $0.hasLine(with: $1, andAnyOf: Self.hiding) }
  }

  private static let hiding = ["isHidden", "setHidden", "hidden", "animator"]
  /// What lets a view take touches.
  fileprivate static let touches = ["isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled"]

  /// Whether code may add views to a stack view or change those that it has, through an outlet of the stack view.
  ///
  /// Code that is not known may do anything.
  func mayRearrange(_ stack: DocumentElement) -> Bool {
    mayReach(stack) { $0.uses(.arrangement, of: $1) }
  }

  /// Whether something holds for an outlet of a view in one of the files that may know it: those of its class, and others
  /// that name both. Code that hands the view on may do anything.
  private func mayReach(_ view: DocumentElement, _ holds: (SourceText, _ outlet: String) -> Bool) -> Bool {
    outlets[view.id ?? "", default: []].contains { outlet in
      guard let name = outlet["property"], let owner = outlet.parent?.parent?["customClass"] else { return false }
      guard let around = texts(around: outlet), !around.contains(where: { $0.handsOn(name) }) else { return true }
      return around.contains { holds($0, name) }
        || project.sources.texts(with: name).contains { $0.contains(anyOf: [owner]) && holds($0, name) }
    }
  }

  /// The custom classes of the views around a view, and of its controller.
  private func classes(around view: DocumentElement) -> Set<String> {
    let views = sequence(first: view) { $0.parent }
    let controller = document.scenes.controller(around: view) ?? document.filesOwner
    return Set((Array(views) + [controller].compactMap(\.self)).compactMap { $0["customClass"] })
  }

  private func isSetThroughOutlet(_ members: MemberNames, _ id: String) -> Bool {
    outlets[id, default: []].contains { outlet in
      guard let property = outlet["property"], outlet.parent?.parent?["customClass"] != nil else { return false }
      guard let texts = texts(around: outlet) else { return true }
      return texts.contains { $0.sets(members, of: property, labels: Self.receivers) }
    }
  }

  /// Whether a class loads a nib, which may get it as the owner.
  func loadsNib(_ name: String) -> Bool { texts(ofClass: name).contains { $0.contains(.nibLoading) } }

  /// Whether a method of the project that gets the object, or is called on it, sets the property.
  private func isSetByHelper(_ members: MemberNames, _ id: String, of object: DocumentElement) -> Bool {
    let kinds = SystemHierarchy.lineage(of: object.elementClass ?? "")
    return outlets[id, default: []].contains { outlet in
      guard let name = outlet["property"], let around = texts(around: outlet) else { return false }
      return around.reduce(into: Set<String>()) { $0.formUnion($1.calls(of: name)) }.contains { function in
        let classes = declaringClasses[function, default: []] + kinds
        return around.contains { $0.declares(function, setting: members) }
          || classes.lazy.flatMap(self.texts).contains { $0.declares(function, setting: members) }
      }
    }
  }

  /// Whether a class of the document sets a property of an item of a tab bar, which may be that of another controller.
  private func isSetThroughTabBar(_ members: MemberNames) -> Bool {
    let names = Set(document.customObjects.compactMap { $0["customClass"] }.filter { project.classes[$0] != nil })
    return names.flatMap(texts).contains { text in Self.tabBarItems.contains { text.sets(members, of: $0) } }
  }

  /// What code calls the items of a tab bar.
  private static let tabBarItems = ["tabBarItem", "items"]

  /// Labels of arguments that get an object to set its content.
  private static let receivers: Set<String> = ["into", "imageView"]

  /// Whether a class of the app's own may decide how large its view is, or does with its content what decides it.
  func mayMeasure(_ view: View) -> Bool {
    guard let name = view.customClass else { return false }
    guard project.classes[name] != nil, let lineage = project.classes.lineage(of: name) else { return true }
    if !lineage.systemClasses.isSubset(of: Self.plainClasses) { return true }
    let texts = lineage.names.filter { project.classes[$0] != nil }.flatMap(texts)
    if texts.contains(where: { $0.contains(anyOf: Self.measures) }) { return true }
    return texts.contains { $0.contains(.additions) } && texts.contains { $0.contains(.arrangements) }
  }

  /// Whether one of some names stands in the files of a class or of its superclasses. Code that is not known may have any.
  func mentions(_ names: MemberNames, class name: String) -> Bool {
    guard project.classes[name] != nil, project.classes.lineage(of: name) != nil else { return true }
    return line(of: name).flatMap(texts(ofClass:)).contains { $0.contains(names) }
  }

  /// The sources of the classes that have an outlet, or show what it names; nil if one of them is not known.
  private func texts(around outlet: DocumentElement) -> [SourceText]? {
    guard let owner = outlet.parent?.parent, let name = owner["customClass"], project.classes[name] != nil else {
      return nil
    }
    let controller = document.scenes.controller(around: owner) ?? document.filesOwner
    let names = Set([name, controller?["customClass"]].compactMap(\.self))
    return names.flatMap { line(of: $0).flatMap(texts) }
  }

  /// A class with the superclasses that the project declares.
  private func line(of name: String) -> [String] {
    guard let lineage = project.classes.lineage(of: name) else { return [name] }
    return lineage.names.filter { project.classes[$0] != nil }
  }

  private func texts(ofClass name: String) -> [SourceText] {
    if let known = textsByClass[name] { return known }
    let texts = project.sources.texts(ofClass: name)
    textsByClass[name] = texts
    return texts
  }

  /// Classes that are as large as constraints say.
  private static let plainClasses: Set<String> = [
    "UIView", "UIControl", "UIScrollView", "UIResponder", "NSObject", "UICollectionView", "UITableView", "NSView",
    "NSResponder", "NSControl", "UICollectionViewCell", "UITableViewCell", "UICollectionReusableView",
  ]
  private static let measures = [
    "intrinsicContentSize", "systemLayoutSizeFitting", "systemLayoutSizeFittingSize", "sizeThatFits",
    "updateConstraints", "updateConstraintsIfNeeded",
  ]
}

extension DocumentElement {
  /// The control that a cell of macOS draws: code sets the image and the text of the control.
  fileprivate var control: DocumentElement { self["key"] == "cell" ? parent ?? self : self }

  fileprivate var isCell: Bool { name == "tableViewCell" || name == "collectionViewCell" }
}

extension MemberNames {
  /// What sets a property. Libraries have methods of their own for images.
  fileprivate static func setting(_ property: String) -> MemberNames {
    let setter = "set" + property.prefix(1).uppercased() + property.dropFirst()
    let isImage = property.lowercased().hasByteSuffix("image")
    return MemberNames(
      [property, setter], prefixes: isImage ? ["setImage", "sd_", "af_", "kf", "pin_", "loadImage"] : [])
  }

  /// What lets a view take touches.
  fileprivate static let touches = MemberNames(Set(CodeOfViews.touches))

  /// What loads a nib that gets an owner.
  fileprivate static let nibLoading = MemberNames(["withOwner"], prefixes: ["loadNib"], suffixes: ["WithOwner"])

  /// What adds views to a view, and what arranges them.
  fileprivate static let additions = MemberNames([], prefixes: ["addSubview", "addArrangedSubview", "insertSubview"])
  fileprivate static let arrangements = MemberNames(
    ["NSLayoutConstraint", "snp", "UINib", "NSNib"],
    prefixes: [
      "addConstraint", "mas_", "autoPin", "loadNib", "viewFromNib",
    ],
    suffixes: ["Anchor", "FromNib"])

  /// What enables a control. Classes can let that decide about touches.
  fileprivate static let enabling = MemberNames(["isEnabled", "enabled", "setEnabled"])

  /// Any use at all.
  static let any = MemberNames([], prefixes: [""])

  /// What constrains a view, or fills it with views that do.
  static let layout = MemberNames(
    [
      "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor",
      "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
      "safeAreaLayoutGuide", "layoutMarginsGuide", "contentLayoutGuide", "frameLayoutGuide", "snp", "anchor",
      "translatesAutoresizingMaskIntoConstraints", "setTranslatesAutoresizingMaskIntoConstraints", "addConstraint",
      "addConstraints", "setViews", "contentSize", "setContentSize", "documentView",
    ],
    // Extensions have methods for several views.
    prefixes: [
      "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "mas_", "autoPin", "autoSet",
      "autoMatch", "autoCenter", "pin", "constrain", "embed",
    ])

  /// What gives a label, a button or an image view its content.
  static let content = MemberNames([
    "text", "setText", "attributedText", "setAttributedText", "setTitle", "setAttributedTitle", "title",
    "attributedTitle", "image", "setImage", "configuration", "setConfiguration", "stringValue", "setStringValue",
    "setBackgroundImage", "attributedStringValue",
  ])

  /// What makes a button do something when it is tapped.
  static let triggers = MemberNames([
    "addTarget", "addAction", "menu", "setMenu", "addGestureRecognizer", "rx", "publisher", "sendActions",
    "showsMenuAsPrimaryAction", "reactive", "addInteraction",
  ])

  /// What turns a constraint on and off, or changes it.
  static let activation = MemberNames([
    "isActive", "active", "setActive", "constant", "setConstant", "priority", "setPriority", "animator",
  ])

  /// What adds views to a stack view, or goes through them.
  static let arrangement = MemberNames(
    ["arrangedSubviews", "subviews", "views", "setViews"], prefixes: ["add", "insert", "remove", "replace", "set"])

  /// What keeps a view from being seen or touched.
  static let hiding = MemberNames([
    "isHidden", "hidden", "setHidden", "alpha", "setAlpha", "removeFromSuperview", "isEnabled", "enabled", "setEnabled",
    "isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled", "removeTarget", "rx",
    "removeGestureRecognizer", "removeArrangedSubview",
  ])

  /// What moves or resizes a view without constraints.
  static let frame = MemberNames(["frame", "setFrame", "bounds", "sizeToFit"])
}

/// The names of methods in code, by their selectors: `setStyle` for `setStyle:`, `paint` and `with` for `paint:with:`.
private func methodNames(_ selectors: Set<String>) -> Set<String> {
  var names: Set<String> = []
  for part in selectors.lazy.flatMap({ $0.split(separator: ":") }) {
    names.insert(String(part))
    // The first label is a part of a selector: `fill(with:)` is `fillWith:`.
    for word in prepositions {
      if let label = part.firstRange(of: word) { names.insert(String(part[..<label.lowerBound])) }
    }
  }
  return names
}

private let prepositions = ["With", "For", "In", "At", "To", "From", "By", "Of", "On", "Using", "As"]
