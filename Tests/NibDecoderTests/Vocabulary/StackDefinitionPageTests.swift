import Foundation
import TestSupport
import Testing

@testable import NibDecoder

/// The tables of Documentation/StackDefinitions.md say what the vocabulary says.
@Suite struct StackDefinitionPageTests {
  /// A row of a table: its section, the titles of the columns, and the cells.
  private struct Row {
    let section: String
    let titles, cells: [String]

    /// What the row describes.
    var elements: [String] {
      if let tag = titles[0].firstMatch(of: /<(\w+)/) { return [String(tag.1)] }
      if titles[0] == "element" { return Self.names(cells[0]) }
      return [StackDefinitionPageTests.elementsOfSections[section] ?? section]
    }

    /// What stands in backticks.
    static func names(_ cell: String) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }
  }

  private static let elementsOfSections = ["Every view": "view", "Constraints": "constraint", "The root": "view"]

  private static let page = try? Checkout.text("Documentation/StackDefinitions.md")

  private static func rows(of page: String) -> [Row] {
    var (section, titles): (String, [String]?) = ("", nil)
    return page.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| ") else {
        if !line.hasPrefix("|---") { titles = nil }
        return nil
      }
      let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard let titles else {
        titles = cells
        return nil
      }
      return Row(section: section, titles: titles, cells: cells)
    }
  }

  /// What is wrong with a page.
  private static func problems(of page: String) -> [String] {
    rows(of: page).flatMap { row in
      row.titles[0].hasPrefix("attribute") || row.titles[0].hasPrefix("`<")
        ? problemsOfAttributes(row) : row.titles[0] == "element" ? problemsOfElements(row) : []
    } + problemsOfTags(page)
  }

  /// An attribute, its default, and its values or its effect.
  private static func problemsOfAttributes(_ row: Row) -> [String] {
    guard let element = Vocabulary.stackDefinition[row.elements[0]] else { return ["no element \(row.elements[0])"] }
    return Row.names(row.cells[0]).flatMap { name -> [String] in
      let place = "\(element.name).\(name)"
      guard let attribute = Vocabulary.stackDefinition.attribute(name, of: element) else { return ["no \(place)"] }
      var problems: [String] = []
      let cell = row.cells[1]
      let isValue = cell.contains(/^(`[^`]+`|[0-9.]+)$/)
      if attribute.isRequired != (cell == "required") {
        problems.append("\(place) is required: \(attribute.isRequired)")
      }
      let expected = isValue ? cell.filter { $0 != "`" } : nil
      if attribute.defaultValue != expected {
        problems.append("\(place): default \(attribute.defaultValue ?? "unknown")")
      }
      if case .choice(let cases) = attribute.form {
        let named = Set(Row.names(row.cells[2])).intersection(cases)
        let isList = row.titles[2] == "values" || 2 * named.count >= cases.count
        let missing = isList ? Set(cases).subtracting(named) : []
        if !missing.isEmpty, row.cells[2] != "see below" { problems.append("\(place): also \(missing.sorted())") }
      }
      return problems
    }
  }

  /// An element, and its attributes with some of their values.
  private static func problemsOfElements(_ row: Row) -> [String] {
    row.elements.flatMap { name -> [String] in
      guard let element = Vocabulary.stackDefinition[name] else { return ["no element \(name)"] }
      let attributes = Vocabulary.stackDefinition.attributes(of: element)
      let values = attributes.flatMap { attribute -> [String] in
        if case .choice(let cases) = attribute.form { return cases }
        return attribute.form == .flag ? ["YES", "NO"] : []
      }
      let known = Set(attributes.map(\.name) + values + Vocabulary.stackDefinition.elementNames)
      let unknown = Row.names(row.cells[1]).filter { !$0.hasPrefix("<") && !known.contains($0) }
      let defaults = row.cells[1].matches(of: /`(\w+)` \(`(\w+)`/).compactMap { match -> String? in
        let expected = Vocabulary.stackDefinition.attribute(String(match.1), of: element)?.defaultValue
        return expected == String(match.2) ? nil : "\(name).\(match.1): default \(expected ?? "unknown")"
      }
      return unknown.map { "\(name) has no \($0)" } + defaults
    }
  }

  /// The tags that stand in the text.
  private static func problemsOfTags(_ page: String) -> [String] {
    page.matches(of: /`<([A-Za-z]+)((?: [A-Za-z]+="[^"`]*")*)/).flatMap { tag -> [String] in
      guard let element = Vocabulary.stackDefinition[String(tag.1)] else { return ["no element \(tag.1)"] }
      return tag.2.matches(of: /([A-Za-z]+)=/).map { String($0.1) }
        .filter { Vocabulary.stackDefinition.attribute($0, of: element) == nil }.map { "no \(tag.1).\($0)" }
    }
  }

  @Test func tablesAgreeWithTheVocabulary() throws {
    let page = try #require(Self.page)
    #expect(Self.problems(of: page) == [])
    #expect(Self.rows(of: page).count > 60)
  }

  @Test func lengthsOfHuggingPrioritiesAgree() throws {
    let page = try #require(Self.page)
    let sentence = try #require(page.firstMatch(of: /They are defaults in a stack\ndefinition: ([^.]*)\./)).1
    let restated = Vocabulary.stackDefinition.elements.values.filter { element in
      !element.isAbstract && element.attributes.contains { $0.name == "verticalHuggingPriority" }
    }
    #expect(Set(restated.map(\.name)) == Set(Row.names(String(sentence))))
  }

  @Test func constraintsHaveTheAttributesThatThePageNames() throws {
    let page = try #require(Self.page)
    let paragraph = try #require(page.firstMatch(of: /\nAttributes: ((?:.+\n)+)/)).1
    let constraint = try #require(Vocabulary.stackDefinition["constraint"])
    let attribute = try #require(Vocabulary.stackDefinition.attribute("firstAttribute", of: constraint))
    #expect(attribute.form == .choice(attribute.form.words.components(separatedBy: ", ")))
    #expect(Set(Row.names(String(paragraph))) == Set(attribute.form.words.components(separatedBy: ", ")))
  }

  @Test(arguments: [
    ("## stackView\n\n| attribute | default | values |\n|---|---|---|\n| `axes` | none | |\n", "no stackView.axes"),
    (
      "## stackView\n\n| attribute | default | values |\n|---|---|---|\n| `spacing` | 8 | points |\n",
      "stackView.spacing: default 0"
    ),
    (
      "## stackView\n\n| attribute | default | values |\n|---|---|---|\n| `axis` | `horizontal` | `horizontal` |\n",
      "stackView.axis: also [\"vertical\"]"
    ),
    (
      "## Constraints\n\n| attribute | default | values |\n|---|---|---|\n| `firstAttribute` | none | see below |\n",
      "constraint.firstAttribute is required: true"
    ),
    ("## A\n\n| element | attributes |\n|---|---|\n| `slider` | `minimum` |\n", "slider has no minimum"),
    (
      "## A\n\n| element | attributes |\n|---|---|\n| `textView` | `scrollEnabled` (`NO`) |\n",
      "textView.scrollEnabled: default YES"
    ),
    ("`<edgeInsets left=\"1\" leading=\"2\"/>`\n", "no edgeInsets.leading"),
  ])
  func deviationsAreFound(page: String, problem: String) { #expect(Self.problems(of: page) == [problem]) }
}
