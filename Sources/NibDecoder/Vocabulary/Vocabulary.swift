import EmbeddedFiles
import Support

/// What Interface Builder writes in documents of a platform: elements, their attributes and children, and the values of
/// attributes.
///
/// No vocabulary is complete: each version of Xcode adds to it. What is not in it may still be right.
///
/// Evidence: 6,896 documents of 278 public repositories. Leaving one repository out, 5 % of the documents of iOS and 13 % of
/// those of macOS have an attribute that no other repository has.
package struct Vocabulary: Sendable {
  /// The newest version of the documents that the vocabulary was made from, as ``WrittenVersion`` reads it.
  package static let latestToolsVersion = 25_094

  let elements: [String: VocabularyElement]
  /// The families of elements.
  let families: [String]
  /// The superclasses of elements' classes, by the elements, where they are not the classes of what these inherit from.
  let statedSuperclasses: [String: String]

  /// iOS and tvOS, whose documents share most elements.
  package static let cocoaTouch = Vocabulary([EmbeddedSharedElements, EmbeddedIOSElements])

  /// macOS.
  package static let cocoa = Vocabulary([EmbeddedSharedElements, EmbeddedMacOSElements])

  /// Stack definitions: the elements of iOS, and short forms that only people write.
  package static let stackDefinition = Vocabulary([EmbeddedStackDefinitionElements], extending: cocoaTouch)

  /// watchOS.
  package static let watchKit = Vocabulary([EmbeddedSharedElements, EmbeddedWatchOSElements])

  /// The vocabulary of Interface Builder's documents of a type.
  ///
  /// - Parameter type: The root element's `type`, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`.
  package static func forDocuments(ofType type: String?) -> Vocabulary {
    let type = type ?? ""
    if type.containsBytes("WatchKit") { return watchKit }
    return type.containsBytes(".Cocoa.") ? cocoa : cocoaTouch
  }

  private init(_ files: [EmbeddedFile], extending other: Vocabulary? = nil) {
    var parser = other.map(VocabularyParser.init(extending:)) ?? VocabularyParser()
    for file in files { parser.read(UnsafeBufferPointer(start: file.bytes, count: file.count)) }
    if other != nil { parser.addShortForms() }
    elements = Self.linked(parser.elements)
    (families, statedSuperclasses) = (parser.families, parser.superclasses)
  }

  /// The elements with what they inherit from, which is declared.
  private static func linked(_ rows: [String: ElementRows]) -> [String: VocabularyElement] {
    var elements: [String: VocabularyElement] = [:]
    func link(_ name: String) -> VocabularyElement {
      if let linked = elements[name] { return linked }
      guard let own = rows[name] else { preconditionFailure("the vocabulary does not declare \(name)") }
      let element = VocabularyElement(own, parent: own.parent.map(link))
      elements[name] = element
      return element
    }
    for name in rows.keys { _ = link(name) }
    return elements
  }

  /// The names of the elements that an element may contain; any view has the name `view`.
  package func children(of element: VocabularyElement) -> [String] {
    lineage(of: element).flatMap { $0.children.map(\.name) }
  }

  /// The children of an element that have a name.
  package func children(named name: String, of element: VocabularyElement) -> [(name: String, keys: [String])] {
    lineage(of: element).flatMap(\.children).filter { $0.name == name }
  }

  /// The keys of which a child needs one; none for a child that needs none.
  package func possibleKeys(of child: VocabularyElement, in element: VocabularyElement) -> [String] {
    let rows = children(named: child.name, of: element)
    return rows.contains { $0.keys.isEmpty } ? [] : rows.flatMap(\.keys)
  }

  /// The children whose attributes may stand on an element of a stack definition.
  package func lifted(in element: VocabularyElement) -> [String] { lineage(of: element).flatMap(\.rows.form.lifted) }

  /// The name of the child that an element has under a key; nil if it has none.
  package func child(withKey key: String, of element: VocabularyElement) -> String? {
    for element in lineage(of: element) {
      if let child = element.children.first(where: { $0.keys.contains(key) }) { return child.name }
    }
    return nil
  }

  /// Whether an element has another one as a child, under a key or without one.
  package func has(_ child: VocabularyElement, withKey key: String?, in element: VocabularyElement) -> Bool {
    let isView = isView(child)
    return lineage(of: element).contains { element in
      element.children.contains { row in
        (row.name == child.name || isView && row.name == "view")
          && (key.map(row.keys.contains) ?? row.keys.isEmpty)
      }
    } || key.flatMap { attribute($0, of: element)?.form }.map { Self.isForm($0, of: child) } ?? false
  }

  /// Whether an element may stand for an attribute of a form, under its name as a key: a text for a text, an image for the
  /// name of one.
  private static func isForm(_ form: VocabularyAttribute.Form, of child: VocabularyElement) -> Bool {
    switch form {
    case .text: strings.contains(child.name)
    case .resource: child.name == "imageReference"
    default: false
    }
  }

  /// Elements that hold a text: what is long, or has lines, stands in one instead of an attribute of the key's name.
  package static let strings: Set = ["string", "mutableString"]

  /// The elements of cells and other views that a list reuses.
  package static let reusableViews = cocoaTouch.elementNames.filter { name in
    cocoaTouch[name].map { cocoaTouch.attribute("reuseIdentifier", of: $0) != nil } ?? false
  }.sorted()

  /// Whether an element is a view.
  package func isView(_ element: VocabularyElement) -> Bool { lineage(of: element).contains { $0.name == "(view)" } }

  /// Whether any element has an attribute of a name.
  func hasAttribute(_ name: String) -> Bool {
    elements.values.contains { $0.attributes.contains { $0.name == name } }
  }

  /// Whether any element has a child with a key.
  func hasKey(_ name: String) -> Bool {
    elements.values.contains { $0.children.contains { $0.keys.contains(name) } }
  }

  /// What all views have.
  package var view: VocabularyElement {
    elements["(view)"]
      ?? VocabularyElement(
        ElementRows(name: "view", className: nil, parent: nil, libraryName: nil, family: ""), parent: nil)
  }

  /// Whether an element holds text.
  package func holdsText(_ element: VocabularyElement) -> Bool { children(of: element).contains("#text") }

  /// The elements of stack definitions, in the order of their names: views, and what they contain at any depth.
  var elementsOfViews: [VocabularyElement] {
    var found: Set<String> = []
    var open = allElements.filter { !$0.isAbstract && isView($0) }
    while let element = open.popLast() {
      guard found.insert(element.name).inserted else { continue }
      open += children(of: element).compactMap { elements[$0] }
    }
    return allElements.filter { found.contains($0.name) }
  }

  /// The elements, and what several of them have in common, in the order of their names.
  var allElements: [VocabularyElement] { elements.values.sorted { $0.name < $1.name } }

  /// What is known of an element; nil for one that is not in the vocabulary.
  package subscript(element: String) -> VocabularyElement? { elements[element] }

  /// The names of the elements, in no order.
  package var elementNames: some Sequence<String> { elements.values.lazy.filter { !$0.isAbstract }.map(\.name) }

  /// An element and what it inherits from, the element first.
  package func lineage(of element: VocabularyElement) -> some Sequence<VocabularyElement> {
    sequence(first: element, next: \.parent)
  }

  /// All attributes of an element, its own ones first. An attribute that it inherits and restates is there twice.
  package func attributes(of element: VocabularyElement) -> [VocabularyAttribute] {
    lineage(of: element).flatMap(\.attributes)
  }

  /// The attributes of an element that are texts. One that it inherits and restates counts as it restates it.
  package func texts(of element: VocabularyElement) -> [VocabularyAttribute] {
    var nearer: [VocabularyElement] = []
    var texts: [VocabularyAttribute] = []
    for element in lineage(of: element) {
      texts += element.sought.texts.filter { text in
        !nearer.contains { $0.attributes.contains { $0.name == text.name } }
      }
      nearer.append(element)
    }
    return texts
  }

  /// The names of the attributes of an element that are ids of other objects.
  package func references(of element: VocabularyElement) -> [String] {
    lineage(of: element).flatMap(\.sought.references)
  }

  /// The relationships that segues of a container controller can have to its children; empty for other elements.
  package func relationships(of element: VocabularyElement) -> [String] {
    lineage(of: element).flatMap(\.rows.relationships)
  }

  /// The children of an element that are texts of the object around them.
  package func translatedStrings(of element: VocabularyElement) -> [VocabularyString] {
    lineage(of: element).flatMap(\.rows.strings)
  }

  /// The name in Interface Builder's inspector of an attribute of an element, or of the child that it has under a key, in
  /// lower case; nil where it is the words of the attribute or the key.
  package func inspectorName(of attribute: String, in element: VocabularyElement) -> String? {
    lineage(of: element).lazy.compactMap { $0.rows.inspectorNames[attribute] }.first
  }

  /// An attribute of an element; nil for one that is not in the vocabulary. An element may have attributes of any name.
  package func attribute(_ name: String, of element: VocabularyElement) -> VocabularyAttribute? {
    for element in lineage(of: element) {
      if let attribute = element.attributes.first(where: { $0.name == name || $0.isOfAnyName }) { return attribute }
    }
    return nil
  }

  /// The values of an attribute that has one of some names; none for another attribute.
  package func choices(of attribute: String, in element: String) -> [String] {
    guard let known = self[element], case .choice(let names) = self.attribute(attribute, of: known)?.form else {
      return []
    }
    return names
  }

  /// The names of the views whose compiled form is known and follows from single attributes, in no order.
  package var plainViews: [String] {
    elementNames.filter { name in
      guard let element = elements[name], isView(element) else { return false }
      return element.nibKeys.contains { !$0.isOnlyRead } && element.nibKeys.allSatisfy { !$0.isComputed }
    }
  }

  /// What a compiled nib has for an element without an attribute; nil where that is nothing, or the default.
  package func compiledValue(withoutAttribute name: String, of element: VocabularyElement) -> String? {
    let key = nibKeys(of: element).first { $0.source == .property(name) }
    guard case .value(missing: .value(let value)?, _) = key?.condition else { return nil }
    return value
  }

  /// The keys of an element's object in a compiled nib, in their order, with those that it inherits: they come first, or
  /// where the element says.
  ///
  /// - Parameter isShared: Whether the keys of an ancestor are left out, such as those of all views.
  package func nibKeys(of element: VocabularyElement, without isShared: (String) -> Bool = { _ in false }) -> [NibKey] {
    let parent = element.parent.flatMap { isShared($0.name) ? nil : $0 }
    let inherited = parent.map { nibKeys(of: $0, without: isShared) } ?? []
    guard let place = element.nibKeys.firstIndex(where: { $0.source == .inherited }) else {
      return inherited + element.nibKeys
    }
    return element.nibKeys[..<place] + inherited + element.nibKeys[(place + 1)...]
  }

  /// The keys that the children of an element have.
  package func keys(of element: VocabularyElement) -> [String] {
    lineage(of: element).flatMap { $0.children.flatMap(\.keys) }
  }

  /// The superclasses of the classes that objects of documents have, by these classes.
  package var superclasses: [String: String] {
    elements.values.reduce(into: [:]) { found, element in
      if let name = element.className { found[name] = superclass(of: element) }
    }
  }

  /// The superclass of an element's class; nil for what is no object.
  func superclass(of element: VocabularyElement) -> String? {
    lineage(of: element).lazy.flatMap { [$0.className, statedSuperclasses[$0.name]].compactMap(\.self) }
      .first { $0 != element.className }
  }

  /// The element of a class with the shortest name; nil if no element has the class.
  package func plainestElement(ofClass name: String) -> String? {
    elementNames.filter { elements[$0]?.className == name }.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }
}
