import Testing

@testable import Vocabulary

/// The vocabularies are whole: whatever they name is declared, and defaults are values.
@Suite struct VocabularyTests {
  private static let all = [Vocabulary.cocoaTouch, .cocoa, .watchKit, .stackDefinition]

  private static let attributes = all.flatMap { vocabulary in
    vocabulary.elements.values.flatMap { element in element.attributes.map { ("\(element.name).\($0.name)", $0) } }
  }

  @Test func parentsAreDeclared() {
    for vocabulary in Self.all {
      let parents = Set(vocabulary.elements.values.compactMap(\.parent))
      #expect(parents.filter { vocabulary[$0] == nil } == [])
    }
  }

  @Test func childrenAreDeclared() {
    let elements = Set(Self.all.flatMap(\.elements.keys))
    let children = Set(Self.all.flatMap { $0.elements.values.flatMap { $0.children.map(\.name) } })
    #expect(children.subtracting(elements) == ["#text"])
  }

  @Test func viewsHoldTheElementsOfStackDefinitions() {
    let names = Set(Vocabulary.stackDefinition.elementsOfViews.map(\.name))
    #expect(names.isSuperset(of: ["stackView", "constraint", "segment", "resources", "image", "string"]))
    #expect(names.isDisjoint(with: ["viewController", "document", "windowStyleMask", "(view)", "#text"]))
  }

  @Test func extensionsRestateDefaults() throws {
    for (vocabulary, value) in [(Vocabulary.stackDefinition, "251"), (.cocoaTouch, "250")] {
      let label = try #require(vocabulary["label"])
      #expect(vocabulary.attribute("verticalHuggingPriority", of: label)?.defaultValue == value)
    }
  }

  @Test func enumerationsAreDeclared() {
    let names = Self.attributes.compactMap { place, attribute -> String? in
      guard case .choice(let cases) = attribute.form, cases.count == 1, let first = cases[0].utf8.first else {
        return nil
      }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) && cases[0] != "System"
        ? "\(place) \(cases[0])" : nil
    }
    #expect(Set(names) == [])
  }

  @Test func attributesAreDeclaredOnce() {
    for vocabulary in Self.all {
      for element in vocabulary.elements.values {
        #expect(Set(element.attributes.map(\.name)).count == element.attributes.count, "\(element.name)")
      }
    }
  }

  @Test func casesDiffer() {
    for (place, attribute) in Self.attributes {
      guard case .choice(let cases) = attribute.form else { continue }
      #expect(Set(cases).count == cases.count, "\(place)")
    }
  }

  @Test func defaultsAreValues() {
    for (place, attribute) in Self.attributes {
      guard let value = attribute.defaultValue else { continue }
      switch attribute.form {
      case .choice(let cases): #expect(cases.contains(value), "\(place)")
      case .flag: #expect(["YES", "NO"].contains(value), "\(place)")
      case .integer: #expect(Int(value) != nil, "\(place)")
      case .number, .length, .priority, .multiplier: #expect(Double(value) != nil, "\(place)")
      default: Issue.record("\(place) has a default without a form that has one")
      }
    }
  }

  @Test(arguments: [
    ("label", "numberOfLines", VocabularyAttribute.Form.integer), ("label", "hidden", .flag), ("label", "id", .id),
    ("slider", "contentVerticalAlignment", .choice(["center", "top", "bottom", "fill"])),
    ("tableView", "bounces", .flag),
    ("constraint", "priority", .priority),
  ])
  func attributesAreInherited(element: String, attribute: String, form: VocabularyAttribute.Form) throws {
    let vocabulary = Vocabulary.cocoaTouch
    #expect(vocabulary.attribute(attribute, of: try #require(vocabulary[element]))?.form == form)
  }

  @Test func platformsDiffer() throws {
    let (touch, mac) = (try #require(Vocabulary.cocoaTouch["button"]), try #require(Vocabulary.cocoa["button"]))
    #expect((touch.className, mac.className) == ("UIButton", "NSButton"))
    #expect(Vocabulary.cocoaTouch.attribute("buttonType", of: touch) != nil)
    #expect(Vocabulary.cocoa.attribute("buttonType", of: mac) == nil)
  }

  @Test func shortFormsAreOnlyInStackDefinitions() throws {
    for (vocabulary, isThere) in [(Vocabulary.stackDefinition, true), (.cocoaTouch, false)] {
      let button = try #require(vocabulary["button"])
      #expect(
        ["width", "customSpacing", "title"].allSatisfy { (vocabulary.attribute($0, of: button) != nil) == isThere })
    }
  }

  @Test func classMeansItsPlainestElement() {
    let meanings = ["UIView", "UILabel", "UITableViewCell", "UIControl"].map(
      Vocabulary.stackDefinition.meaning(ofForeign:))
    #expect(meanings == ["view", "label", "tableViewCell", nil])
  }

  @Test func foreignNamesMeanElements() {
    for name in ["VStack", "UILabel", "EditText"] {
      let meaning = Vocabulary.stackDefinition.meaning(ofForeign: name)?.split(separator: " ").first
      #expect(meaning.flatMap { Vocabulary.stackDefinition[String($0)] } != nil)
    }
  }
}
