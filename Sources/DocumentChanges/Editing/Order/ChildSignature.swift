/// What tells the place of a child among the children of an object: its name, and its key.
package struct ChildSignature: Hashable, Sendable {
  let text: String
  private let isKeyed: Bool

  package init(name: String, key: String?) {
    // The key of a variation says when it holds.
    let key = name == "variation" ? nil : key
    text = key.map { "\(name):\($0)" } ?? name
    isKeyed = key != nil
  }

  /// Whether a key occurs twice.
  static func isAnyTwice(in signatures: [Self]) -> Bool {
    let keyed = signatures.filter(\.isKeyed)
    return Set(keyed).count < keyed.count
  }
}
