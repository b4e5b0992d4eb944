import Foundation
import TestSupport
import Testing

@testable import NibDecoder

/// .ci/run compares the schema with the samples.
@Suite struct StackDefinitionSchemaTests {
  private let schema = StackDefinitionSchema(.stackDefinition).text

  private func names(_ tag: String) -> [String] {
    schema.components(separatedBy: "<\(tag) name=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func documentationIsFresh() throws {
    let hint = "run: ibstack elements --format relaxng > Documentation/stack-definition.rng"
    #expect(try Checkout.text("Documentation/stack-definition.rng") == schema, "\(hint)")
  }

  @Test func patternsAreDefinedOnceAndUsed() {
    let (definitions, references) = (names("define"), names("ref"))
    #expect(definitions.count == Set(definitions).count)
    #expect(Set(definitions) == Set(references))
  }

  @Test func everyElementIsDefined() {
    #expect(names("element") == ElementCatalog.stackDefinition.elements.map(\.name))
  }

  /// An attribute in two patterns of an element would make the schema invalid.
  @Test func restatedAttributesKeepTheirForm() {
    let vocabulary = Vocabulary.stackDefinition
    for element in vocabulary.allElements {
      var forms: [String: VocabularyAttribute.Form] = [:]
      for attribute in vocabulary.attributes(of: element) {
        let first = forms[attribute.name, default: attribute.form]
        #expect(first == attribute.form, "\(element.name).\(attribute.name)")
        forms[attribute.name] = first
      }
    }
  }
}
