/// The RELAX NG schema of stack definitions: Documentation/stack-definition.rng.
///
/// The time of libxml2 grows fourfold with each pattern that matches an attribute of an element. Hence the attributes of one
/// form share a pattern.
struct StackDefinitionSchema {
  private let vocabulary: Vocabulary
  private let elements: [VocabularyElement]
  private let names: Set<String>

  /// - Parameter vocabulary: That of stack definitions.
  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    elements = vocabulary.elementsOfViews
    names = Set(elements.map(\.name))
  }

  /// The schema.
  var text: String {
    let views = elements.filter(vocabulary.isView).map(\.name)
    let ancestors = Set(elements.flatMap { vocabulary.lineage(of: $0).map(\.name) })
    let definitions =
      [
        RelaxNG.tag("start", [RelaxNG.reference("anyView")]),
        RelaxNG.define("anyView", [RelaxNG.choice(views.map(RelaxNG.reference))]),
        RelaxNG.define("anyElement", [RelaxNG.choice(elements.map { RelaxNG.reference($0.name) })]),
        customElement,
      ] + elements.map { RelaxNG.define($0.name, [pattern($0)]) }
      + vocabulary.allElements.filter { ancestors.contains($0.name) }.flatMap(parts)
    return Self.head + RelaxNG.definitions(definitions) + Self.customContent + RelaxNG.numbers
  }

  // MARK: - Elements

  private func pattern(_ element: VocabularyElement) -> String {
    let lineage = Array(vocabulary.lineage(of: element))
    let attributes = lineage.filter { !attributePatterns(of: $0).isEmpty }.map { RelaxNG.name("attributes", of: $0) }
    let children = lineage.filter { !childPatterns(of: $0).isEmpty }.map { RelaxNG.name("children", of: $0) }
    let content =
      attributes.map(RelaxNG.reference)
      + [RelaxNG.tag("zeroOrMore", [RelaxNG.choice((children + ["customElement"]).map(RelaxNG.reference))])]
      + (vocabulary.holdsText(element) ? ["<text/>"] : [])
    let isCustomizable = vocabulary.attribute("customClass", of: element) != nil
    return RelaxNG.tag(
      "element name=\"\(element.name)\"",
      isCustomizable ? [RelaxNG.choice([RelaxNG.tag("group", content), RelaxNG.reference("customContent")])] : content)
  }

  /// What an element and those that inherit from it may have.
  private func parts(of element: VocabularyElement) -> [String] {
    let (attributes, children) = (attributePatterns(of: element), childPatterns(of: element))
    return (attributes.isEmpty ? [] : [RelaxNG.define(RelaxNG.name("attributes", of: element), attributes)])
      + (children.isEmpty
        ? []
        : [RelaxNG.define(RelaxNG.name("children", of: element), [RelaxNG.choice(children.map(RelaxNG.reference))])])
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
    let known = RelaxNG.tag("except", elements.map { "<name>\($0.name)</name>" })
    let content = [RelaxNG.reference("customContent"), "<text/>"]
    return RelaxNG.define("customElement", [RelaxNG.tag("element", [RelaxNG.tag("anyName", [known])] + content)])
  }

  // MARK: - Attributes

  /// The patterns of the attributes of an element that it does not inherit, one for each form.
  private func attributePatterns(of element: VocabularyElement) -> [String] {
    let inherited = inherited(element) { $0.attributes.map(\.name) }
    var forms: [(value: String, attributes: [VocabularyAttribute])] = []
    var required: [String] = []
    for attribute in element.attributes where !inherited.contains(attribute.name) {
      let isMetric = attribute.isOfAnyName && attribute.form == .number
      let value = isMetric ? RelaxNG.reference("plainNumber") : RelaxNG.value(attribute.form)
      if attribute.isRequired {
        required.append(RelaxNG.tag("attribute name=\"\(attribute.name)\"", [value]))
      } else if let place = forms.firstIndex(where: { $0.value == value }) {
        forms[place].attributes.append(attribute)
      } else {
        forms.append((value, [attribute]))
      }
    }
    let names = element.attributes.filter { !$0.isOfAnyName }.map { "<name>\($0.name)</name>" }.sorted()
    let anyName = names.isEmpty ? "<anyName/>" : RelaxNG.tag("anyName", [RelaxNG.tag("except", names)])
    return required
      + forms.map { value, attributes in
        let names = RelaxNG.choice(
          attributes.map { $0.isOfAnyName ? anyName : "<name>\($0.name)</name>" }.sorted())
        return RelaxNG.tag("zeroOrMore", [RelaxNG.tag("attribute", [names, value])])
      }
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

  private static let customContent = #"""

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


    """#
}
