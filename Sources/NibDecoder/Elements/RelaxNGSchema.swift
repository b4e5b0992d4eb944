/// The RELAX NG schema of stack definitions: Documentation/stack-definition.rng.
///
/// The time of libxml2 grows fourfold with each pattern that matches an attribute of an element. Hence the attributes of one
/// form share a pattern.
package struct RelaxNGSchema {
  private let vocabulary: Vocabulary
  private let elements: [VocabularyElement]
  private let names: Set<String>

  /// - Parameter vocabulary: That of stack definitions.
  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    elements = vocabulary.elementsOfViews
    names = Set(elements.map(\.name))
  }

  /// The schema.
  package var text: String {
    let views = elements.filter(vocabulary.isView).map(\.name)
    let ancestors = Set(elements.flatMap { vocabulary.lineage(of: $0).map(\.name) })
    let definitions =
      [
        Self.tag("start", [Self.reference("anyView")]),
        Self.define("anyView", [Self.choice(views.map(Self.reference))]),
        Self.define("anyElement", [Self.choice(elements.map { Self.reference($0.name) })]),
        customElement,
      ] + elements.map { Self.define($0.name, [pattern($0)]) }
      + vocabulary.allElements.filter { ancestors.contains($0.name) }.flatMap(parts)
    return Self.head + definitions.map { "\n" + Self.indented($0) + "\n" }.joined() + Self.tail
  }

  // MARK: - Elements

  private func pattern(_ element: VocabularyElement) -> String {
    let lineage = Array(vocabulary.lineage(of: element))
    let attributes = lineage.filter { !attributePatterns(of: $0).isEmpty }.map { Self.partName($0, "attributes") }
    let children = lineage.filter { !childPatterns(of: $0).isEmpty }.map { Self.partName($0, "children") }
    let content =
      attributes.map(Self.reference)
      + [Self.tag("zeroOrMore", [Self.choice((children + ["customElement"]).map(Self.reference))])]
      + (vocabulary.holdsText(element) ? ["<text/>"] : [])
    let isCustomizable = vocabulary.attribute("customClass", of: element) != nil
    return Self.tag(
      "element name=\"\(element.name)\"",
      isCustomizable ? [Self.choice([Self.tag("group", content), Self.reference("customContent")])] : content)
  }

  /// What an element and those that inherit from it may have.
  private func parts(of element: VocabularyElement) -> [String] {
    let (attributes, children) = (attributePatterns(of: element), childPatterns(of: element))
    return (attributes.isEmpty ? [] : [Self.define(Self.partName(element, "attributes"), attributes)])
      + (children.isEmpty
        ? [] : [Self.define(Self.partName(element, "children"), [Self.choice(children.map(Self.reference))])])
  }

  private static func partName(_ element: VocabularyElement, _ part: String) -> String {
    element.isAbstract ? "any-\(element.name.dropFirst().dropLast())-\(part)" : "\(element.name)-\(part)"
  }

  /// The names of the patterns of the children of an element that it does not inherit.
  private func childPatterns(of element: VocabularyElement) -> [String] {
    let (own, inherited) = (Set(element.children.map(\.name)), inherited(element) { $0.children.map(\.name) })
    let others = own.subtracting(inherited).filter { names.contains($0) && $0 != "view" }.sorted()
    let holdsViews = { (names: Set<String>) in !names.isDisjoint(with: ["view", "subviews"]) }
    return holdsViews(own) && !holdsViews(inherited) ? ["anyView"] + others : others
  }

  /// Names that all ancestors of an element have.
  private func inherited(_ element: VocabularyElement, _ names: (VocabularyElement) -> [String]) -> Set<String> {
    Set(vocabulary.lineage(of: element).dropFirst().flatMap(names))
  }

  /// An element of the app's own, whose class may decode anything.
  private var customElement: String {
    let known = Self.tag("except", elements.map { "<name>\($0.name)</name>" })
    let content = [Self.reference("customContent"), "<text/>"]
    return Self.define("customElement", [Self.tag("element", [Self.tag("anyName", [known])] + content)])
  }

  // MARK: - Attributes

  /// The patterns of the attributes of an element that it does not inherit, one for each form.
  private func attributePatterns(of element: VocabularyElement) -> [String] {
    let inherited = inherited(element) { $0.attributes.map(\.name) }
    var forms: [(value: String, attributes: [VocabularyAttribute])] = []
    var required: [String] = []
    for attribute in element.attributes where !inherited.contains(attribute.name) {
      let value = Self.value(attribute.form)
      if attribute.isRequired {
        required.append(Self.tag("attribute name=\"\(attribute.name)\"", [value]))
      } else if let place = forms.firstIndex(where: { $0.value == value }) {
        forms[place].attributes.append(attribute)
      } else {
        forms.append((value, [attribute]))
      }
    }
    return required
      + forms.map { value, attributes in
        let names = Self.choice(attributes.map { "<name>\($0.name)</name>" }.sorted())
        return Self.tag("zeroOrMore", [Self.tag("attribute", [names, value])])
      }
  }

  private static func value(_ form: VocabularyAttribute.Form) -> String {
    switch form {
    case .choice(let cases): Self.choice(cases.map { "<value type=\"string\">\($0)</value>" })
    case .flag: Self.reference("flag")
    case .integer: Self.reference("wholeNumber")
    case .number, .length: Self.reference("number")
    case .positive: Self.reference("positiveNumber")
    case .nonnegative: Self.reference("nonnegativeNumber")
    case .lengthOrInfinite: Self.choice([Self.reference("number"), "<value type=\"string\">infinite</value>"])
    case .priority: Self.reference("priority")
    case .multiplier: Self.reference("multiplier")
    default: "<text/>"
    }
  }

  // MARK: - Markup

  private static func define(_ name: String, _ content: [String]) -> String {
    tag("define name=\"\(name)\"", content)
  }

  private static func reference(_ name: String) -> String { "<ref name=\"\(name)\"/>" }

  private static func choice(_ patterns: [String]) -> String {
    patterns.count == 1 ? patterns[0] : tag("choice", patterns)
  }

  /// An element with its content: in one line if it fits, and with its empty elements next to each other.
  private static func tag(_ start: String, _ content: [String]) -> String {
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

  private static func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!--
      Stack definitions: screens written by hand. StackDefinitions.md explains the format. The command `ibstack elements`
      generates this schema from what ibstack knows of the format, for editors and for xmllint:

        xmllint -noout -relaxng Documentation/stack-definition.rng Samples/form.xml

      It does not say what a grammar cannot: ids that name nothing, or constraints that cannot hold together.
      `ibstack validate` does.
    -->
    <grammar xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">

    """

  private static let tail = #"""

      <!-- A class of the app's own may decode attributes and children of its own. -->
      <define name="customContent">
        <attribute name="customClass"/>
        <zeroOrMore>
          <attribute>
            <anyName>
              <except>
                <name>customClass</name>
              </except>
            </anyName>
          </attribute>
        </zeroOrMore>
        <zeroOrMore>
          <choice>
            <ref name="anyElement"/>
            <ref name="customElement"/>
          </choice>
        </zeroOrMore>
      </define>

      <define name="flag">
        <choice>
          <value type="string">YES</value>
          <value type="string">NO</value>
          <value type="string">true</value>
          <value type="string">false</value>
        </choice>
      </define>

      <define name="wholeNumber">
        <data type="string">
          <param name="pattern">[+\-]?[0-9]{1,18}</param>
        </data>
      </define>

      <define name="number">
        <data type="string">
          <param name="pattern">[+\-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+\-]?[0-9]+)?</param>
        </data>
      </define>

      <define name="positiveNumber">
        <data type="double">
          <param name="minExclusive">0</param>
        </data>
      </define>

      <define name="nonnegativeNumber">
        <data type="double">
          <param name="minInclusive">0</param>
        </data>
      </define>

      <define name="priority">
        <data type="double">
          <param name="minExclusive">0</param>
          <param name="maxInclusive">1000</param>
        </data>
      </define>

      <define name="multiplier">
        <data type="string">
          <param name="pattern">[+\-]?[0-9]*\.?[0-9]+([eE][+\-]?[0-9]+)?([:/][+\-]?[0-9]*\.?[0-9]+([eE][+\-]?[0-9]+)?)?</param>
        </data>
      </define>
    </grammar>

    """#
}
