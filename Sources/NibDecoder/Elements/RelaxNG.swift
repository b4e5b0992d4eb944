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
