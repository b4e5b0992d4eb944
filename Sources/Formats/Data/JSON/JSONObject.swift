/// The members of a JSON object, in the order in which they are written.
package struct JSONObject: Sendable {
  /// A name, and what stands for it.
  package struct Member: Sendable {
    package let name: String
    /// The offsets of the name's bytes, with its quotes.
    package let nameRange: Range<Int>
    package let value: JSONNode
  }

  /// All members. A name may be written twice.
  package private(set) var members: [Member] = []
  private var places: [String: Int] = [:]

  init() {}

  mutating func append(_ member: Member) {
    places[member.name] = members.count
    members.append(member)
  }

  /// The value of a name, the last one if it is written twice; nil where it is not there.
  package subscript(name: String) -> JSONNode? { places[name].map { members[$0].value } }
}
