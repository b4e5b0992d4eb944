import NibDecoder

extension NibCoder {
  /// A text that is an attribute, a `<string>` child, or the fragments of an `<attributedString>`.
  func decodeText(forKey key: String, attributedKey: String) -> String {
    if let text = decodeString(forKey: key) { return text }
    guard let attributed = coder(forKey: attributedKey) else { return "" }
    return attributed.childCoders(named: ["fragment"])
      .map { $0.string(forKey: "content") }.joined()
  }

  /// The name of an image: an attribute, or an `<imageReference>` child.
  func decodeImageName(forKey key: String) -> String? {
    coder(forKey: key)?.decodeString(forKey: "image") ?? decodeString(forKey: key)
  }
}
