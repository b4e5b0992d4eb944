import Escaping
import Testing

@Suite struct Base64Tests {
  /// Answers of RFC 4648.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheStandard(_ text: String, _ expected: String) {
    #expect(String(decoding: Base64(Array(text.utf8)).characters, as: UTF8.self) == expected)
  }
}
