/// The RELAX NG schema of Interface Builder's documents of a platform, such as Documentation/interface-builder-ios.rng.
///
/// An element is described without its key, which belongs to the place where it stands.
struct DocumentSchema {
  private let vocabulary: Vocabulary
  private let elements: [VocabularyElement]
  /// The documents in words.
  private let title: String
  /// The names of the elements that stand somewhere without a key.
  private let unkeyed: Set<String>

  /// - Parameter title: The documents, such as `documents of iOS and tvOS`.
  init(_ vocabulary: Vocabulary, title: String) {
    self.vocabulary = vocabulary
    elements = vocabulary.allElements.filter { !$0.isAbstract && $0.name != Self.noValue }
    self.title = title
    let rows = vocabulary.allElements.flatMap(\.children)
    unkeyed = Set(["document"] + rows.filter(\.keys.isEmpty).map(\.name))
  }

  /// The schema.
  var text: String {
    let views = elements.filter(vocabulary.isView)
    let definitions =
      [
        RelaxNG.tag("start", [RelaxNG.reference("document")]),
        RelaxNG.define("anyView", [RelaxNG.choice(views.map { RelaxNG.reference($0.name) })]),
        RelaxNG.define("anyKeyedView", [RelaxNG.choice(views.map { element($0, key: Self.anyKey) })]),
      ]
      + elements.filter { unkeyed.contains($0.name) || vocabulary.isView($0) }.map {
        RelaxNG.define($0.name, [element($0, key: nil)])
      }
      + elements.map { RelaxNG.define("\($0.name)-content", content($0)) }
      + vocabulary.allElements.compactMap(children)
    return head + RelaxNG.definitions(definitions) + Self.common
  }

  // MARK: - Elements

  private func element(_ element: VocabularyElement, key: String?) -> String {
    let key = key ?? (element.name == Self.variation ? Self.anyKey : nil)
    let content = RelaxNG.reference("\(element.name)-content")
    return RelaxNG.tag("element name=\"\(element.name)\"", (key.map { [$0] } ?? []) + [content])
  }

  /// The values of an element in some size classes, which its key names.
  private static let variation = "variation"
  private static let noValue = "nil"

  private static let anyKey = RelaxNG.tag("attribute name=\"key\"", ["<text/>"])

  private static func key(_ keys: [String]) -> String {
    RelaxNG.tag("attribute name=\"key\"", [RelaxNG.value(.choice(keys))])
  }

  private func content(_ element: VocabularyElement) -> [String] {
    if VocabularyElement.open.contains(element.name) { return [RelaxNG.reference("anyContent")] }
    let children = vocabulary.lineage(of: element).filter { !childPatterns(of: $0).isEmpty }.map(Self.childrenName)
    // These stand for a value of any element. A pattern that is there twice would take libxml2 too long.
    let values = vocabulary.children(of: element).contains(Self.variation) ? ["noValue"] : ["noValue", Self.variation]
    return attributes(of: element)
      + [RelaxNG.tag("zeroOrMore", [RelaxNG.choice((children + values).map(RelaxNG.reference))])]
      + (vocabulary.holdsText(element) ? ["<text/>"] : [])
  }

  /// One pattern for all attributes but the key: each further one would take libxml2 a multiple of the time.
  private func attributes(of element: VocabularyElement) -> [String] {
    let key = "<name>key</name>"
    guard element.isClosed else {
      return [Self.attribute(RelaxNG.tag("anyName", [RelaxNG.tag("except", [key])]))]
    }
    let names = Set(vocabulary.attributes(of: element).map(\.name)).union(VocabularyElement.anywhere)
      .sorted().map { "<name>\($0)</name>" }.filter { $0 != key }
    return [Self.attribute(RelaxNG.choice(names))]
  }

  private static func attribute(_ names: String) -> String {
    RelaxNG.tag("zeroOrMore", [RelaxNG.tag("attribute", [names, "<text/>"])])
  }

  /// The children of an element and of those that inherit from it.
  private func children(of element: VocabularyElement) -> String? {
    let patterns = childPatterns(of: element)
    return patterns.isEmpty ? nil : RelaxNG.define(Self.childrenName(element), [RelaxNG.choice(patterns)])
  }

  private static func childrenName(_ element: VocabularyElement) -> String { RelaxNG.name("children", of: element) }

  private func childPatterns(of element: VocabularyElement) -> [String] {
    element.children.compactMap { name, keys in
      if name == "view" { return RelaxNG.reference(keys.isEmpty ? "anyView" : "anyKeyedView") }
      guard name != Self.noValue, let child = vocabulary[name] else { return nil }
      return keys.isEmpty ? RelaxNG.reference(name) : self.element(child, key: Self.key(keys))
    }
  }

  private var head: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!--
      \(title.prefix(1).uppercased() + title.dropFirst()), as Interface Builder writes them since Xcode 5. The command
      `ibstack elements` generates this schema from what ibstack knows of them, for editors and for xmllint.

      It says which elements stand where, and which attributes they have. It does not say what a grammar cannot, or only
      slowly: the values of attributes, and what is always written. `ibstack validate` does.
    -->
    <grammar xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">

    """
  }

  private static let common = #"""

      <!-- Values of any kind have attributes and children of their own. -->
      <define name="anyContent">
        <zeroOrMore>
          <attribute>
            <anyName>
              <except>
                <name>key</name>
              </except>
            </anyName>
          </attribute>
        </zeroOrMore>
        <zeroOrMore>
          <ref name="anyElement"/>
        </zeroOrMore>
      </define>

      <define name="anyElement">
        <element>
          <anyName/>
          <zeroOrMore>
            <attribute>
              <anyName/>
            </attribute>
          </zeroOrMore>
          <zeroOrMore>
            <choice>
              <text/>
              <ref name="anyElement"/>
            </choice>
          </zeroOrMore>
        </element>
      </define>

      <define name="noValue">
        <element name="nil">
          <attribute>
            <choice>
              <name>key</name>
              <name>name</name>
            </choice>
          </attribute>
        </element>
      </define>

    </grammar>

    """#
}

/// The markup of RELAX NG schemas.
enum RelaxNG {
  /// The value of an attribute.
  static func value(_ form: VocabularyAttribute.Form) -> String {
    switch form {
    case .choice(let cases): choice(cases.map { "<value type=\"string\">\($0)</value>" })
    case .flag: reference("flag")
    case .integer: reference("wholeNumber")
    case .number, .length: reference("number")
    case .positive: reference("positiveNumber")
    case .lengthOrFit:
      choice([reference("nonnegativeNumber"), "<value type=\"string\">\(VocabularyAttribute.Form.fit)</value>"])
    case .lengthOrInfinite: choice([reference("number"), "<value type=\"string\">infinite</value>"])
    case .priority: reference("priority")
    case .multiplier: reference("multiplier")
    default: "<text/>"
    }
  }

  // MARK: - Patterns

  /// The name of the pattern of a part of an element, and of those that inherit from it.
  static func name(_ part: String, of element: VocabularyElement) -> String {
    element.isAbstract ? "any-\(element.name.dropFirst().dropLast())-\(part)" : "\(element.name)-\(part)"
  }

  static func define(_ name: String, _ content: [String]) -> String {
    tag("define name=\"\(name)\"", content)
  }

  static func reference(_ name: String) -> String { "<ref name=\"\(name)\"/>" }

  static func choice(_ patterns: [String]) -> String {
    patterns.count == 1 ? patterns[0] : tag("choice", patterns)
  }

  /// An element with its content: in one line if it fits, and with its empty elements next to each other.
  static func tag(_ start: String, _ content: [String]) -> String {
    let end = "</\(start.prefix { $0 != " " })>"
    let line = "<\(start)>" + content.joined() + end
    if line.utf8.count <= 80, !line.contains("\n") { return line }
    let lines = content.reduce(into: [String]()) { lines, pattern in
      let joined = (lines.last ?? "") + pattern
      if !lines.isEmpty, joined.utf8.count < 100, !joined.contains("\n") {
        lines[lines.count - 1] = joined
      } else {
        lines.append(pattern)
      }
    }
    return "<\(start)>\n\(indented(lines.joined(separator: "\n")))\n\(end)"
  }

  static func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  /// Definitions at the top of a grammar.
  static func definitions(_ patterns: [String]) -> String {
    patterns.map { "\n" + indented($0) + "\n" }.joined()
  }

  /// The kinds of numbers, and the end of a grammar.
  static let numbers = #"""
      <define name="wholeNumber">
        <choice>
          <data type="string">
            <param name="pattern">[+\-]?[0-9]{1,18}</param>
          </data>
          <ref name="metric"/>
        </choice>
      </define>

      <define name="plainNumber">
        <data type="string">
          <param name="pattern">[+\-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+\-]?[0-9]+)?</param>
        </data>
      </define>

      <define name="number">
        <choice>
          <ref name="plainNumber"/>
          <ref name="metric"/>
        </choice>
      </define>

      <define name="positiveNumber">
        <choice>
          <data type="double">
            <param name="minExclusive">0</param>
          </data>
          <ref name="metric"/>
        </choice>
      </define>

      <define name="nonnegativeNumber">
        <choice>
          <data type="double">
            <param name="minInclusive">0</param>
          </data>
          <ref name="metric"/>
        </choice>
      </define>

      <define name="priority">
        <choice>
          <data type="double">
            <param name="minExclusive">0</param>
            <param name="maxInclusive">1000</param>
          </data>
          <ref name="metric"/>
        </choice>
      </define>

      <define name="multiplier">
        <choice>
          <data type="string">
            <param name="pattern">[+\-]?[0-9]*\.?[0-9]+([eE][+\-]?[0-9]+)?([:/][+\-]?[0-9]*\.?[0-9]+([eE][+\-]?[0-9]+)?)?</param>
          </data>
          <ref name="metric"/>
        </choice>
      </define>
      <!-- The name of a number in <metrics>. -->
      <define name="metric">
        <data type="NCName"/>
      </define>
    </grammar>

    """#
}
