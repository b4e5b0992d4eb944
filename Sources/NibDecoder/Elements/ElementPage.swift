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
