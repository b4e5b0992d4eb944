/// A value of a JSON text, and where it stands.
package struct JSONNode: Sendable {
  /// What a value is.
  package enum Value: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object(JSONObject)
  }

  /// Why a JSON text is not what was expected, and where.
  package struct Problem: Error {
    /// A byte's offset.
    package let offset: Int
    package let message: String

    package init(offset: Int, message: String) {
      self.offset = offset
      self.message = message
    }
  }

  package let value: Value
  /// The offsets of its bytes.
  package let range: Range<Int>

  /// The offset of its first byte.
  package var start: Int { range.lowerBound }

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

  package func problem(expected: String) -> Problem {
    Problem(offset: start, message: "expected \(expected), found \(kind)")
  }
}

// MARK: - Values of a type

extension JSONNode {
  package func string() throws(Problem) -> String {
    guard case .string(let text) = value else { throw problem(expected: "a string") }
    return text
  }

  package func array() throws(Problem) -> [JSONNode] {
    guard case .array(let elements) = value else { throw problem(expected: "a list") }
    return elements
  }

  package func object() throws(Problem) -> JSONObject {
    guard case .object(let members) = value else { throw problem(expected: "an object") }
    return members
  }

  package func number() throws(Problem) -> Double {
    guard case .number(let number) = value else { throw problem(expected: "a number") }
    return number
  }

  /// The numbers of an array.
  package func numbers() throws(Problem) -> [Double] {
    try array().map { (node) throws(Problem) in try node.number() }
  }

  package func flag() throws(Problem) -> Bool {
    guard case .flag(let flag) = value else { throw problem(expected: "true or false") }
    return flag
  }

  /// A whole number from 1 on, as lines and columns are.
  package func position() throws(Problem) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number),
      (1...(1 << 30)).contains(whole)
    else {
      throw problem(expected: "a whole number from 1 on")
    }
    return whole
  }

  /// The member of an object; nil where it is not there, or null.
  package func member(_ key: String) throws(Problem) -> JSONNode? {
    guard let member = try object()[key] else { return nil }
    if case .null = member.value { return nil }
    return member
  }

  package func requiredMember(_ key: String) throws(Problem) -> JSONNode {
    if let member = try member(key) { return member }
    throw Problem(offset: start, message: "expected a member \"\(key)\"")
  }

  package func string(_ key: String) throws(Problem) -> String { try requiredMember(key).string() }
  package func array(_ key: String) throws(Problem) -> [JSONNode] {
    try requiredMember(key).array()
  }
}

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
  subscript(name: String) -> JSONNode? { places[name].map { members[$0].value } }
}

/// Why reports cannot be read back or merged.
package struct InvalidReport: Error {
  /// The report's path, the place in it if there is one, what was expected, and what to do.
  package let message: String

  package init(message: String) { self.message = message }
}

extension InvalidReport {
  /// A problem of JSON.
  ///
  /// - Parameter advice: What to do.
  package init(_ problem: JSONNode.Problem, in bytes: [UInt8], path: String, advice: String) {
    let place = LineIndex(SourceFile(path: path, bytes: bytes)).position(at: problem.offset)
    message = "\(path):\(place.line):\(place.column): error: \(problem.message); \(advice)"
  }
}
