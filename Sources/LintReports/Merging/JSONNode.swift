/// A value of a JSON text, and where it stands.
struct JSONNode {
  enum Value {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  /// Why a JSON text is not what was expected, and where.
  struct Problem: Error {
    /// A byte's offset.
    let offset: Int
    let message: String
  }

  let value: Value
  /// The offset of its first byte.
  let start: Int

  /// The kind of the value, in words.
  private var kind: String {
    switch value {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  func problem(expected: String) -> Problem { Problem(offset: start, message: "expected \(expected), found \(kind)") }
}

// MARK: - Values of a type

extension JSONNode {
  func string() throws(Problem) -> String {
    guard case .string(let text) = value else { throw problem(expected: "a string") }
    return text
  }

  func array() throws(Problem) -> [JSONNode] {
    guard case .array(let elements) = value else { throw problem(expected: "a list") }
    return elements
  }

  /// A whole number from 1 on, as lines and columns are.
  func position() throws(Problem) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number), (1...(1 << 30)).contains(whole) else {
      throw problem(expected: "a whole number from 1 on")
    }
    return whole
  }

  /// The member of an object; nil where it is not there, or null.
  func member(_ key: String) throws(Problem) -> JSONNode? {
    guard case .object(let members) = value else { throw problem(expected: "an object") }
    guard let member = members[key] else { return nil }
    if case .null = member.value { return nil }
    return member
  }

  func requiredMember(_ key: String) throws(Problem) -> JSONNode {
    if let member = try member(key) { return member }
    throw Problem(offset: start, message: "expected a member \"\(key)\"")
  }

  func string(_ key: String) throws(Problem) -> String { try requiredMember(key).string() }
  func array(_ key: String) throws(Problem) -> [JSONNode] { try requiredMember(key).array() }
}
