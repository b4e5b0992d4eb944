import Testing

@testable import Support

@Suite struct Base64Tests {
  /// Answers of RFC 4648.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheStandard(_ text: String, _ expected: String) {
    #expect(String(decoding: Base64(Array(text.utf8)).characters, as: UTF8.self) == expected)
    #expect(Base64(encoded: expected)?.bytes == Array(text.utf8))
  }

  @Test(arguments: [
    ("", ""), ("YQ==", "a"), ("YWI", "ab"), ("YWJj", "abc"), ("w7wK", "ü\n"), ("  YW\n Jj \n", "abc"), ("+/+/", "���"),
  ])
  func charactersAreDecodedWithoutPaddingAndWithSpace(encoded: String, text: String) throws {
    let bytes = try #require(Base64(encoded: encoded)).bytes
    #expect(String(decoding: bytes, as: UTF8.self).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: ["Y-_", "YQ=*", "ü"]) func otherCharactersAreNotDecoded(encoded: String) {
    #expect(Base64(encoded: encoded) == nil)
  }
}
