import FontMetrics
import Foundation
import NibDecoder
import Testing
import Vocabulary

@testable import StackModel

/// The classes know the values that the vocabulary has, and no others.
@Suite struct VocabularyValueTests {
  private static func findings(_ text: String, path: String) throws -> [String] {
    try LayoutDocument(Array(text.utf8), path: path).nib.diagnostics
      .filter { [BuiltInRule.unknownValue.rawValue, BuiltInRule.malformedValue.rawValue].contains($0.ruleID) }
      .map(\.message)
  }

  private static func xib(_ object: String, mac: Bool) throws -> [String] {
    let type = mac ? "Cocoa.XIB" : "CocoaTouch.XIB"
    return try findings(
      "<document type=\"com.apple.InterfaceBuilder3.\(type)\" version=\"3.0\"><objects>\(object)</objects></document>",
      path: "a.xib")
  }

  /// Elements with each value of each of their attributes.
  private static func tags(_ vocabulary: Vocabulary) -> [String] {
    vocabulary.allElements.filter { !$0.isAbstract && vocabulary.isView($0) }.flatMap { element in
      vocabulary.attributes(of: element).flatMap { attribute -> [String] in
        guard case .choice(let cases) = attribute.form else { return [] }
        return cases.map { "<\(element.name) \(attribute.name)=\"\($0)\"/>" }
      }
    }
  }

  @Test func classesReadEveryValueOfTheVocabulary() throws {
    for tag in Self.tags(.stackDefinition) {
      #expect(try Self.findings("<view>\(tag)</view>", path: "a.xml") == [], "\(tag)")
    }
    for tag in Self.tags(.cocoa) { #expect(try Self.xib(tag, mac: true) == [], "\(tag)") }
    #expect(Self.tags(.stackDefinition).count > 500)
  }

  @Test func constraintsReadEveryValueOfTheVocabulary() throws {
    let constraint = try #require(Vocabulary.stackDefinition["constraint"])
    for attribute in constraint.attributes {
      guard case .choice(let cases) = attribute.form else { continue }
      for value in cases {
        let other = attribute.name == "firstAttribute" ? "" : " firstAttribute=\"width\""
        let tag = "<constraint\(other) \(attribute.name)=\"\(value)\"/>"
        #expect(try Self.findings("<view>\(tag)</view>", path: "a.xml") == [], "\(tag)")
      }
    }
  }

  /// The cases of a type, and where the vocabulary has them.
  private struct Counterpart {
    let vocabulary: Vocabulary
    let places: [(element: String, attribute: String)]
    let cases: [String]
    /// Cases that documents do not have.
    var ofCode: Set<String> = []

    init<Value: CaseIterable & RawRepresentable<String>>(
      _ type: Value.Type, _ vocabulary: Vocabulary, _ places: (element: String, attribute: String)...,
      ofCode: Set<String> = []
    ) {
      (self.vocabulary, self.places, self.ofCode) = (vocabulary, places, ofCode)
      cases = type.allCases.map(\.rawValue)
    }
  }

  private static let counterparts = [
    Counterpart(Axis.self, .cocoaTouch, ("stackView", "axis")),
    Counterpart(Axis.self, .cocoa, ("stackView", "orientation")),
    Counterpart(StackView.Distribution.self, .cocoaTouch, ("stackView", "distribution")),
    Counterpart(StackView.Alignment.self, .cocoaTouch, ("stackView", "alignment")),
    Counterpart(AppKitStackView.Distribution.self, .cocoa, ("stackView", "distribution")),
    // The alignment of cells is one of these, too.
    Counterpart(AppKitGridView.RowAlignment.self, .cocoa, ("gridRow", "rowAlignment")),
    Counterpart(AppKitGridView.Placement.self, .cocoa, ("gridColumn", "xPlacement"), ("gridRow", "yPlacement")),
    Counterpart(TextField.BorderStyle.self, .cocoaTouch, ("textField", "borderStyle")),
    Counterpart(SemanticContent.self, .cocoaTouch, ("view", "semanticContentAttribute")),
    Counterpart(InterfaceBuilderMarks.Verification.self, .cocoaTouch, ("view", "verifyAmbiguity")),
    Counterpart(ControlSize.self, .cocoa, ("buttonCell", "controlSize")),
    Counterpart(TextStyle.self, .cocoaTouch, ("fontDescription", "style")),
    Counterpart(LineBreakMode.self, .cocoaTouch, ("label", "lineBreakMode")),
    Counterpart(
      TextAlignment.self, .cocoaTouch, ("label", "textAlignment"), ("button", "contentHorizontalAlignment")),
    Counterpart(
      LayoutAttribute.self, .cocoaTouch, ("constraint", "firstAttribute"), ofCode: ["notAnAttribute"]),
  ]

  @Test(arguments: counterparts.indices) func typesHaveTheCasesOfTheVocabulary(index: Int) throws {
    let counterpart = Self.counterparts[index]
    let known = try counterpart.places.flatMap { place -> [String] in
      let element = try #require(counterpart.vocabulary[place.element])
      let form = try #require(counterpart.vocabulary.attribute(place.attribute, of: element)).form
      guard case .choice(let cases) = form else { return [] }
      return cases
    }
    #expect(Set(known) == Set(counterpart.cases).subtracting(counterpart.ofCode), "\(counterpart.places)")
  }

  /// Interface Builder capitalizes one mode.
  @Test func contentModesAreThoseOfTheVocabulary() throws {
    let view = try #require(Vocabulary.cocoaTouch["view"])
    let attribute = try #require(Vocabulary.cocoaTouch.attribute("contentMode", of: view))
    let cases = attribute.form.words.components(separatedBy: ", ")
    #expect(attribute.form == .choice(cases))
    #expect(cases.allSatisfy { ContentMode(named: $0) != nil })
    #expect(Set(cases.compactMap(ContentMode.init(named:))) == Set(ContentMode.allCases))
  }
}
