import Testing

@testable import StackLint

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("YQ==", "a"), ("YWI", "ab"), ("YWJj", "abc"), ("w7wK", "ü\n"), ("  YW\n Jj \n", "abc"), ("+/+/", "���"),
  ])
  func textIsDecoded(encoded: String, text: String) throws {
    #expect(try #require(Base64(encoded)).text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: ["Y-_", "YQ=*", "ü"]) func otherCharactersAreNoText(encoded: String) {
    #expect(Base64(encoded) == nil)
  }
}
