import TestSupport
import Testing

@testable import NibDecoder

/// Elements that no class and no vocabulary knows.
@Suite struct UnknownElementTests {
  @Test func areErrorsInAStackDefinition() throws {
    let source = MarkedSource("<box>\n  ⟦<craet weight='2'>⟧</craet></box>")
    let expected = Diagnostic(
      "unknown-element", .error, "unknown element <craet>; did you mean <crate>?", range: source.marks[0])
    #expect(try NibDocument.test(source.text).diagnostics == [expected])
  }

  @Test func areWarningsInAnInterfaceBuilderDocument() throws {
    let diagnostics = try NibDocument.interfaceBuilder("<craet/>").diagnostics
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.map(\.message) == ["unknown element <craet>; did you mean <crate>?"])
  }

  @Test func suggestionsComeFromTheVocabularyToo() throws {
    let diagnostics = try NibDocument.test("<box><sting key='text'>a</sting></box>").diagnostics
    #expect(diagnostics.map(\.message) == ["unknown element <sting>; did you mean <string>?"])
  }

  @Test func isEachReportedInDocumentOrder() throws {
    let source = MarkedSource("<box>⟦<c1>⟧⟦<c2/>⟧</c1>⟦<c1/>⟧</box>")
    #expect(try NibDocument.test(source.text).diagnostics.map(\.range) == source.marks)
  }

  @Test(arguments: [("ioBox", 0), ("oldBox", 0), ("boxs", 0), ("bxo", 1), ("craet", 1)])
  func anotherWordIsNoSlip(_ name: String, _ count: Int) throws {
    #expect(try NibDocument.interfaceBuilder("<\(name)/>").diagnostics.count == count)
  }

  @Test func customClassExplainsAnUnknownName() throws {
    #expect(try NibDocument.test("<box><barrel customClass='Barrel'/></box>").diagnostics.isEmpty)
  }

  @Test func nameThatIsNearNoOtherIsReportedOnlyInAStackDefinition() throws {
    let view = "<box id='a'><barrel key='view' id='b'><rect key='frame'/></barrel></box>"
    #expect(try NibDocument.interfaceBuilder(view).diagnostics.isEmpty)
    #expect(try NibDocument.test("<box><barrel key='view'/></box>").diagnostics.count == 1)
  }
}
