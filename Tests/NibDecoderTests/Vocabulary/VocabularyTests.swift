import Testing

@testable import NibDecoder

/// The vocabularies are whole: whatever they name is declared, and defaults are values.
@Suite struct VocabularyTests {
  private static let all = [Vocabulary.cocoaTouch, .cocoa, .watchKit, .stackDefinition]

  private static let attributes = all.flatMap { vocabulary in
    vocabulary.elements.values.flatMap { element in element.attributes.map { ("\(element.name).\($0.name)", $0) } }
  }

  @Test func parentsAreDeclared() {
    for vocabulary in Self.all {
      let parents = vocabulary.elements.values.compactMap(\.parent)
      #expect(parents.filter { vocabulary[$0.name] !== $0 }.map(\.name) == [])
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

  @Test(arguments: [
    (Vocabulary.cocoaTouch, "label", "text", nil), (.cocoa, "button", "toolTip", "ibShadowedToolTip"),
    (.cocoaTouch, "state", "title", "*Title"), (.cocoaTouch, "segment", "title", "segmentTitles[]"),
    (.cocoaTouch, "accessibility", "label", "accessibilityLabel"), (.cocoa, "toolbarItem", "toolTip", nil),
  ])
  func textsHaveThePropertyOfTheStringsFile(
    vocabulary: Vocabulary, element: String, attribute: String, property: String?
  ) throws {
    let element = try #require(vocabulary[element])
    let attribute = try #require(vocabulary.attribute(attribute, of: element))
    #expect(attribute.form == .text)
    #expect(attribute.translatedProperty == property)
  }

  @Test(arguments: [
    (Vocabulary.cocoaTouch, "label", "text", nil), (.cocoaTouch, "label", "numberOfLines", "lines"),
    (.cocoaTouch, "label", "textColor", "color"), (.cocoa, "textFieldCell", "textColor", nil),
    (.cocoaTouch, "label", "clipsSubviews", "clip to bounds"), (.cocoaTouch, "button", "buttonType", "type"),
    (.cocoaTouch, "tableView", "separatorStyle", "separator"), (.cocoa, "window", "separatorStyle", nil),
    (.cocoa, "buttonCell", "bezelStyle", "style"), (.watchKit, "label", "textColor", nil),
  ])
  func attributesHaveTheNameOfTheInspector(
    vocabulary: Vocabulary, element: String, attribute: String, name: String?
  ) throws {
    #expect(vocabulary.inspectorName(of: attribute, in: try #require(vocabulary[element])) == name)
  }

  /// A name that is the words of the attribute needs no mention.
  @Test func namesInTheInspectorAreOtherWords() {
    for vocabulary in Self.all {
      for element in vocabulary.elements.values {
        for (attribute, name) in element.rows.inspectorNames {
          #expect(Self.words(attribute) != name, "\(element.name)")
        }
        #expect(element.libraryName != Self.words(element.name))
      }
    }
  }

  private static func words(_ name: String) -> String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }

  @Test func elementsHaveTheNameOfTheLibrary() {
    let names = ["skView", "customObject", "viewControllerPlaceholder", "label"].map {
      Vocabulary.cocoaTouch[$0]?.libraryName
    }
    #expect(names == ["SpriteKit view", "object", "storyboard reference", nil])
    #expect(Vocabulary.cocoaTouch["skView"]?.className == "SKView")
  }

  @Test(arguments: [
    ("UIStepper", "UIControl"), ("NSStepper", "NSControl"), ("NSSecureTextFieldCell", "NSTextFieldCell"),
    ("UIView", "UIResponder"), ("NSMenu", "NSObject"), ("UITextInputTraits", nil),
  ])
  func classesOfObjectsHaveASuperclass(_ name: String, _ superclass: String?) {
    let superclasses = [Vocabulary.cocoaTouch, .cocoa].map(\.superclasses)
    #expect(superclasses.lazy.compactMap { $0[name] }.first == superclass)
  }

  /// Superclasses of which no element is.
  private static let otherSuperclasses = [
    "NSControl": "NSView", "NSText": "NSView", "NSActionCell": "NSCell", "NSMenuItemCell": "NSButtonCell",
  ]

  @Test func elementsInheritFromSuperclassesOfTheirClass() {
    for vocabulary in Self.all {
      let known = vocabulary.superclasses.merging(Self.otherSuperclasses) { own, _ in own }
      for element in vocabulary.elements.values {
        guard let name = element.className else { continue }
        let superclasses = Set(sequence(first: name) { known[$0] })
        for ancestor in vocabulary.lineage(of: element).compactMap(\.className) {
          #expect(superclasses.contains(ancestor), "\(element.name): \(ancestor)")
        }
      }
    }
  }

  @Test func elementsOfAClassHaveOneSuperclass() {
    for vocabulary in Self.all {
      var found: [String: String] = [:]
      for element in vocabulary.elements.values {
        guard let name = element.className, let superclass = vocabulary.superclass(of: element) else { continue }
        #expect(found.updateValue(superclass, forKey: name) ?? superclass == superclass, "\(name)")
      }
    }
  }

  @Test func textsThatStringsFilesLeaveOutHaveNoProperty() throws {
    let cell = try #require(Vocabulary.cocoa["popUpButtonCell"])
    #expect(Vocabulary.cocoa.attribute("title", of: cell)?.translatedProperty == "-")
  }

  @Test func stringsOfListsHaveThePropertyOfTheStringsFile() throws {
    let list = try #require(Vocabulary.cocoaTouch["scopeButtonTitles"])
    #expect(Vocabulary.cocoaTouch.translatedStrings(of: list).map(\.property) == ["scopeButtonTitles[]"])
    let options = try #require(Vocabulary.cocoa["dictionary"])
    let strings = Vocabulary.cocoa.translatedStrings(of: options)
    #expect(strings.first { $0.key == "NSNullPlaceholder" }?.property == "ibShadowedIsNilPlaceholder")
    #expect(strings.first { $0.key == "NSValueTransformerName" } == nil)
  }

  @Test func objectsWithTextsHaveAClass() {
    for vocabulary in Self.all {
      for element in vocabulary.elements.values where vocabulary.attribute("id", of: element) != nil {
        let hasText = vocabulary.attributes(of: element).contains { $0.form == .text }
        #expect(!hasText || element.className != nil, "\(element.name)")
      }
    }
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "NSButton"), ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "UIButton"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "WKInterfaceButton"), ("", "UIButton"),
  ])
  func typeOfTheDocumentChoosesTheVocabulary(type: String, className: String) {
    #expect(Vocabulary.forDocuments(ofType: type)["button"]?.className == className)
  }

  /// The keys of compiled nibs name attributes and children of their elements.
  @Test func keysOfNibsNameWhatElementsHave() {
    let vocabulary = Vocabulary.cocoaTouch
    for element in vocabulary.elements.values {
      for key in element.nibKeys {
        switch key.source {
        case .property(let name):
          let attribute = vocabulary.attribute(name, of: element)
          #expect(attribute != nil || vocabulary.child(withKey: name, of: element) != nil, "\(element.name) \(key.key)")
          if let known = key.known, case .choice(let cases)? = attribute?.form {
            #expect(Set(known).isSubset(of: cases), "\(element.name) \(key.key)")
          }
        case .pair(let first, let second):
          #expect([first, second].allSatisfy { vocabulary.attribute($0, of: element)?.defaultValue != nil })
        case .child(let name): #expect(vocabulary[name] != nil, "\(element.name) \(name)")
        case .constant, .fixed, .implied, .unnamed, .inherited: continue
        }
      }
    }
  }

  /// A key that is written for one value of a flag is missing for the other: which one an element without it has is known.
  @Test func flagsInNibsHaveDefaults() {
    let vocabulary = Vocabulary.cocoaTouch
    for element in vocabulary.elements.values {
      for key in element.nibKeys {
        guard case .flag = key.condition, case .property(let name) = key.source else { continue }
        #expect(vocabulary.attribute(name, of: element)?.defaultValue != nil, "\(element.name) \(key.key)")
      }
    }
  }

  @Test(arguments: [
    ("stackView", "alignment", "bottom", 4), ("stackView", "alignment", "lastBaseline", 5),
    ("view", "contentMode", "top", 5),
    ("viewController", "modalPresentationStyle", "automatic", -2), ("label", "textAlignment", "natural", 4),
  ])
  func casesHaveNumbers(element: String, attribute: String, name: String, number: Int) throws {
    let vocabulary = Vocabulary.cocoaTouch
    let known = try #require(vocabulary[element].flatMap { vocabulary.attribute(attribute, of: $0) })
    #expect(known.number(of: name) == number)
    #expect(known.number(of: "other") == nil)
    #expect(known.name(of: number).flatMap(known.number(of:)) == number)
    #expect(known.name(of: 1_000) == nil)
  }

  /// The raw values of UIView.AutoresizingMask and UIAccessibilityTraits.
  @Test(arguments: [("autoresizingMask", "flexibleMaxY", 5), ("accessibilityTraits", "header", 16)])
  func flagsOfMasksHaveBits(element: String, flag: String, bit: Int) throws {
    #expect(Vocabulary.cocoaTouch[element]?.attributes.first { $0.name == flag }?.bit == bit)
    let hidden = Vocabulary.cocoaTouch.attribute("hidden", of: try #require(Vocabulary.cocoaTouch["view"]))
    #expect(hidden?.bit == nil)
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
    let meanings = ["UIView", "UILabel", "UITableViewCell", "UIControl"].map {
      Vocabulary.stackDefinition.meaning(ofForeign: $0)
    }
    #expect(meanings == ["view", "label", "tableViewCell", nil])
  }

  @Test func foreignNamesMeanElements() {
    for name in ["VStack", "UILabel", "EditText"] {
      let meaning = Vocabulary.stackDefinition.meaning(ofForeign: name)?.split(separator: " ").first
      #expect(meaning.flatMap { Vocabulary.stackDefinition[String($0)] } != nil)
    }
  }
}
