import Foundation
import TestSupport
import Testing

@testable import NibDecoder

/// .ci/run compares the schemas with the samples, and with a document that Xcode does not open.
@Suite struct DocumentSchemaTests {
  @Test(arguments: [("ios", ElementCatalog.iOS), ("macos", .macOS)])
  func documentationIsFresh(platform: String, catalog: ElementCatalog) throws {
    let path = "Documentation/interface-builder-\(platform).rng"
    let hint = "run: ibstack elements --format relaxng --platform \(platform) > \(path)"
    #expect(try Checkout.text(path) == catalog.schema, "\(hint)")
  }

  private func names(_ tag: String, in schema: String) -> [String] {
    schema.components(separatedBy: "<\(tag) name=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test(arguments: [ElementCatalog.iOS, .macOS, .watchOS])
  func patternsAreDefinedOnceAndNoneIsMissing(catalog: ElementCatalog) {
    let (definitions, references) = (names("define", in: catalog.schema), names("ref", in: catalog.schema))
    #expect(definitions.count == Set(definitions).count)
    #expect(Set(references).subtracting(definitions) == [])
  }

  @Test(arguments: [ElementCatalog.iOS, .macOS])
  func elementsStandOnlyWhereTheVocabularyHasThem(catalog: ElementCatalog) throws {
    let subviews = try #require(catalog.schema.firstRange(of: "<define name=\"subviews-children\">"))
    let rows = catalog.schema[subviews.upperBound...].prefix { $0 != "\n" }
    #expect(rows == "<ref name=\"anyView\"/></define>")
  }
}
