package import Support

/// The elements of a platform.
package struct ElementCatalog {
  package let vocabulary: Vocabulary
  /// In the order of their names.
  package let elements: [VocabularyElement]

  /// Whether it has nothing that no view contains, such as controllers.
  let isOfViews: Bool
  /// The documents, such as `documents of iOS`.
  package let documents: String

  package static let stackDefinition = ElementCatalog(.stackDefinition, isOfViews: true, "stack definitions")
  package static let iOS = ElementCatalog(.cocoaTouch, "documents of iOS and tvOS")
  package static let macOS = ElementCatalog(.cocoa, "documents of macOS")
  package static let watchOS = ElementCatalog(.watchKit, "documents of watchOS")

  private init(_ vocabulary: Vocabulary, isOfViews: Bool = false, _ documents: String) {
    (self.vocabulary, self.isOfViews, self.documents) = (vocabulary, isOfViews, documents)
    elements = isOfViews ? vocabulary.elementsOfViews : vocabulary.allElements.filter { !$0.isAbstract }
  }

  /// The elements by families. Those without a class, which are many, stand in few lines at the end.
  ///
  /// - Parameter width: The most columns.
  package func text(width: Int) -> String {
    let nameWidth = elements.filter { $0.className != nil }.map(\.name.count).max() ?? 0
    let families = vocabulary.families.compactMap { family -> String? in
      let rows = elements.filter { $0.family == family }.compactMap { element in
        element.className.map { (element.name + String(repeating: " ", count: nameWidth - element.name.count), $0) }
      }
      return rows.isEmpty ? nil : "\(family)\n" + Columns(rows, width: width).text + "\n"
    }
    let parts = elements.filter { $0.className == nil }.map(\.name).joined(separator: ", ")
    let note = isOfViews ? "" : "\nThese are the elements that are known. Xcode may write others.\n"
    return families.joined() + "Parts of them\n" + Columns.lines(parts, width: width - 2).map { "  \($0)\n" }.joined()
      + note
  }

  /// The RELAX NG schema of the documents.
  package var schema: String {
    isOfViews ? StackDefinitionSchema(vocabulary).text : DocumentSchema(vocabulary, title: documents).text
  }

  /// A page for each element, for code hosts.
  var markdown: String { elements.map { ElementPage($0, in: self).markdown }.joined(separator: "\n") }
}

/// What is known of an element: its class, its attributes and its children, its own first.
package struct ElementPage {
  private typealias Row = (name: String, words: String)

  /// Attributes, children or parents: in rows, or only their names if another page describes them.
  private struct Section {
    var title: String
    var rows: [Row] = []
    var names: [String] = []
  }

  private let name: String
  /// The classes of the element and of what it inherits from.
  private let classNames: [String]
  private let sections: [Section]
  private let note: String

  package init(_ element: VocabularyElement, in catalog: ElementCatalog) {
    let vocabulary = catalog.vocabulary
    let lineage = Array(vocabulary.lineage(of: element))
    name = element.name
    classNames = lineage.compactMap(\.className).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    // Inherited attributes are many, and are sorted.
    var seen: Set<String> = []
    let attributes = lineage.map { ancestor in
      let attributes = ancestor.attributes.filter { seen.insert($0.name).inserted }
      let sorted = ancestor.name == element.name ? attributes : attributes.sorted { $0.name < $1.name }
      let always = catalog.isOfViews ? [] : Set(element.always.attributes.map(\.text))
      return Self.section(
        "Attributes", of: ancestor, in: element, vocabulary, rows: sorted.map { Self.row($0, always: always) })
    }
    let children = lineage.map { ancestor in
      Self.section("Children", of: ancestor, in: element, vocabulary, rows: Self.children(of: ancestor, in: catalog))
    }
    let parents = vocabulary.isView(element) ? [] : Self.parents(of: element, in: catalog)
    sections = (attributes + children + [Section(title: "In", rows: parents)]).filter {
      !$0.rows.isEmpty || !$0.names.isEmpty
    }
    let other =
      element.isClosed
      ? "Xcode writes no other attributes, as far as is known." : "This is what is known of it. Xcode may write more."
    note = catalog.isOfViews ? "" : "\n\(other)\n"
  }

  private static func section(
    _ title: String, of ancestor: VocabularyElement, in element: VocabularyElement, _ vocabulary: Vocabulary,
    rows: [Row]
  ) -> Section {
    if ancestor.name == element.name { return Section(title: title, rows: rows) }
    let inherited = "\(title) of every \(ancestor.kind)"
    guard let className = ancestor.className, className != element.className,
      let page = vocabulary.plainestElement(ofClass: className)
    else { return Section(title: inherited, rows: rows) }
    return Section(title: "\(inherited), as described for \(page)", names: rows.map(\.name))
  }

  private static func row(_ attribute: VocabularyAttribute, always: Set<String>) -> Row {
    (attribute.name, always.contains(attribute.name) ? attribute.words("always written") : attribute.words)
  }

  private static func children(of element: VocabularyElement, in catalog: ElementCatalog) -> [Row] {
    element.children.reduce(into: [String]()) { if !$0.contains($1.name) { $0.append($1.name) } }.map { name in
      var words = keys(of: name, in: element).map { "key \($0)" } ?? ""
      if !catalog.isOfViews, element.always.has(child: name, of: element) {
        words += words.isEmpty ? "always written" : "; always written"
      }
      let canBeLeftOut = catalog.isOfViews && name == "subviews"
      return (["view": "any view", "#text": "text"][name] ?? name, canBeLeftOut ? "may be left out" : words)
    }
  }

  private static func parents(of element: VocabularyElement, in catalog: ElementCatalog) -> [Row] {
    let names = Set(catalog.elements.map(\.name))
    let parents = catalog.vocabulary.allElements.filter { parent in
      (parent.isAbstract || names.contains(parent.name)) && parent.children.contains { $0.name == element.name }
    }
    return parents.map { parent in
      let words = keys(of: element.name, in: parent).map { "as \($0)" }
      return (parent.isAbstract ? "every \(parent.kind)" : parent.name, words ?? "")
    }
  }

  /// The keys that a child has; nil if it has none.
  private static func keys(of child: String, in element: VocabularyElement) -> String? {
    let keys = element.children.filter { $0.name == child }.map(\.keys)
    let isOptional = keys.contains([])
    return keys.joined().isEmpty ? nil : keys.joined().joined(separator: ", ") + (isOptional ? ", or none" : "")
  }

  /// For a terminal.
  ///
  /// - Parameter width: The most columns.
  package func text(width: Int) -> String {
    let tables = sections.map { section in
      let lines = Columns.lines(section.names.joined(separator: ", "), width: width - 2)
      return "\n\(section.title)\n" + Columns(section.rows, width: width).text + lines.map { "  \($0)\n" }.joined()
    }
    let title = Columns.lines(([name] + classNames).joined(separator: ": "), width: width)
    return title.joined(separator: "\n  ") + "\n" + tables.joined() + note
  }

  /// For code hosts.
  package var markdown: String {
    let classes = classNames.isEmpty ? "" : "\n" + classNames.map { "`\($0)`" }.joined(separator: ": ") + "\n"
    let tables = sections.map { section in
      let rows = section.rows.map { "| `\($0)` |\($1.isEmpty ? "" : " \($1)") |\n" }.joined()
      return rows.isEmpty
        ? "\n\(section.title): \(section.names.map { "`\($0)`" }.joined(separator: ", ")).\n"
        : "\n| \(section.title) | |\n|---|---|\n" + rows
    }
    return "## \(name)\n" + classes + tables.joined() + note
  }
}

extension VocabularyElement {
  /// What it is: a class, or what several elements have in common.
  var kind: String { className ?? (isAbstract ? String(name.dropFirst().dropLast()) : name) }
}

/// Two columns: names, and words that continue on further lines.
struct Columns {
  /// The words of a longer name start on the next line.
  private static let widestName = 41

  let text: String

  init(_ rows: [(name: String, words: String)], width: Int) {
    let nameWidth = rows.map(\.name.count).filter { $0 <= Self.widestName }.max() ?? Self.widestName
    let margin = String(repeating: " ", count: nameWidth + 4)
    let lines = rows.flatMap { name, words in
      let lines = Self.lines(words, width: width - margin.count)
      guard let first = lines.first, name.count <= nameWidth else { return ["  " + name] + lines.map { margin + $0 } }
      return ["  " + name + margin.dropFirst(name.count + 2) + first] + lines.dropFirst().map { margin + $0 }
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Words in lines of a number of columns; a longer word has a line of its own.
  static func lines(_ words: String, width: Int) -> [String] {
    words.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}

/// Elements for programs, with all that they inherit.
package struct ElementJSON {
  private let elements: [VocabularyElement]
  private let vocabulary: Vocabulary

  package init(_ elements: [VocabularyElement], in vocabulary: Vocabulary) {
    (self.elements, self.vocabulary) = (elements, vocabulary)
  }

  package var text: Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.objects("elements", elements, indent: 2) { add($0, to: &$1) }
    }
    return json.text + "\n"
  }

  private func add(_ element: VocabularyElement, to json: inout JSONWriter) {
    let lineage = Array(vocabulary.lineage(of: element))
    json.member("name", element.name)
    json.member("class", element.className)
    json.member("inherits", lineage.dropFirst().map(\.kind))
    let attributes = lineage.flatMap { ancestor in ancestor.attributes.map { (ancestor, $0) } }
    json.objects("attributes", attributes) { add($0.1, of: $0.0, to: &$1) }
    let children = lineage.flatMap { ancestor in ancestor.children.map { (ancestor, $0) } }
    json.objects("children", children) { child, json in
      json.member("name", child.1.name)
      json.member("keys", child.1.keys)
      json.member("of", child.0.kind)
    }
  }

  private func add(_ attribute: VocabularyAttribute, of element: VocabularyElement, to json: inout JSONWriter) {
    json.member("name", attribute.name)
    if case .choice(let cases) = attribute.form {
      json.member("values", cases)
    } else {
      json.member("form", attribute.form.words)
    }
    json.member("default", attribute.defaultValue)
    json.member("required", attribute.isRequired)
    json.member("of", element.kind)
  }
}
