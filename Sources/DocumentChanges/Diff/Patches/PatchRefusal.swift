/// Why a change of a patch does not fit into a document.
package struct PatchRefusal: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The document lacks the element.
    case missing
    /// The document lacks the element that is to hold it.
    case missingParent(String)
    /// An attribute, the text or the name has a value that is neither the old nor the new one.
    case value(of: String, expected: String?, found: String?)
    /// The document has the element already.
    case present
    /// The element is in another one than the patch moves it out of.
    case elsewhere(String)
    /// The element holds something that the patch does not know.
    case holds(String)
    /// The patch is not one that ibstack wrote.
    case invalid(String)
  }

  /// The element.
  let address: String
  let reason: Reason
}

extension PatchRefusal: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .missing: "\(address) is not in the document"
    case .missingParent(let parent): "\(address) has no place: \(parent) is not in the document"
    case .value(let name, let expected, let found):
      "\(name) of \(address) is \(Self.quoted(found)), not \(Self.quoted(expected))"
    case .present: "\(address) is in the document already"
    case .elsewhere(let parent): "\(address) is in \(parent) here"
    case .holds(let other): "\(address) differs from what the patch removes: \(other)"
    case .invalid(let problem): "\(address): \(problem)"
    }
  }

  private static func quoted(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "not set" }
}
