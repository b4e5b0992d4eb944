/// Checks values against a JSON Schema (draft 2020-12). Knows the keywords that our schemas use, and refuses others,
/// so that no rule is passed over in silence.
package struct JSONSchema {
  package struct UnknownKeyword: Error, Equatable {
    package let keyword: String
    package let place: String

    package init(keyword: String, place: String) {
      self.keyword = keyword
      self.place = place
    }
  }

  package struct DanglingReference: Error, Equatable {
    package let reference: String

    package init(reference: String) { self.reference = reference }
  }

  private let root: JSONValue

  package init(_ schema: JSONValue) { root = schema }

  private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

  /// What is wrong with a value, each with its place, such as `/documents/0/path: expected string, found null`.
  package func errors(in value: JSONValue) throws -> [String] { try errors(value, root, "") }

  private func errors(_ value: JSONValue, _ schema: JSONValue, _ place: String) throws -> [String] {
    if case .bool(let allows) = schema { return allows ? [] : ["\(place): not allowed"] }
    return try schema.members.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      if Self.annotations.contains(keyword) { return [] }
      return try errors(value, schema, keyword, rule, place)
    }
  }

  private func errors(
    _ value: JSONValue, _ schema: JSONValue, _ keyword: String, _ rule: JSONValue, _ place: String
  ) throws -> [String] {
    switch keyword {
    case "$ref": try errors(value, try definition(rule), place)
    case "type": typeErrors(value, rule, place)
    case "enum": rule.elements.contains(value) ? [] : ["\(place): not one of the allowed values"]
    case "const": rule == value ? [] : ["\(place): not the expected value"]
    case "required": missingMembers(value, rule, place)
    case "properties": try memberErrors(value, rule, place)
    case "additionalProperties": try additionalErrors(value, schema, rule, place)
    case "prefixItems": try elementErrors(value, zip(value.elements.indices, rule.elements), place)
    case "items": try elementErrors(value, otherIndices(value, schema).map { ($0, rule) }, place)
    case "minimum": minimumErrors(value, rule, place)
    case "uniqueItems": repeatedElements(value, rule, place)
    case "minItems", "maxItems": countErrors(value, keyword, rule, place)
    default: throw UnknownKeyword(keyword: keyword, place: place)
    }
  }

  private func typeErrors(_ value: JSONValue, _ rule: JSONValue, _ place: String) -> [String] {
    let allowed = rule.text.map { [$0] } ?? rule.elements.compactMap(\.text)
    let name = value.typeName
    if allowed.contains(name) || (name == "integer" && allowed.contains("number")) { return [] }
    return ["\(place): expected \(allowed.joined(separator: " or ")), found \(name)"]
  }

  private func missingMembers(_ value: JSONValue, _ rule: JSONValue, _ place: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return rule.elements.compactMap(\.text).filter { members[$0] == nil }.map { "\(place): \($0) missing" }
  }

  /// The elements that `prefixItems` says nothing about.
  private func otherIndices(_ value: JSONValue, _ schema: JSONValue) -> Range<Int> {
    value.elements.indices.dropFirst(schema["prefixItems"].elements.count)
  }

  private func elementErrors(
    _ value: JSONValue, _ schemas: some Sequence<(Int, JSONValue)>, _ place: String
  ) throws -> [String] {
    try schemas.flatMap { try errors(value[$0], $1, "\(place)/\($0)") }
  }

  private func memberErrors(_ value: JSONValue, _ rule: JSONValue, _ place: String) throws -> [String] {
    try rule.members.sorted { $0.key < $1.key }.flatMap { name, schema in
      try value.members[name].map { try errors($0, schema, "\(place)/\(name)") } ?? []
    }
  }

  private func additionalErrors(
    _ value: JSONValue, _ schema: JSONValue, _ rule: JSONValue, _ place: String
  ) throws -> [String] {
    let others = value.members.filter { schema["properties"].members[$0.key] == nil }
    return try others.sorted { $0.key < $1.key }.flatMap { try errors($0.value, rule, "\(place)/\($0.key)") }
  }

  private func minimumErrors(_ value: JSONValue, _ rule: JSONValue, _ place: String) -> [String] {
    guard case .number(let number) = value, case .number(let minimum) = rule, number < minimum else { return [] }
    return ["\(place): less than the minimum"]
  }

  private func repeatedElements(_ value: JSONValue, _ rule: JSONValue, _ place: String) -> [String] {
    let elements = rule == true ? value.elements : []
    return elements.indices.filter { elements[..<$0].contains(elements[$0]) }.map { "\(place)/\($0): is there already" }
  }

  private func countErrors(_ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ place: String) -> [String] {
    guard case .array(let elements) = value, case .number(let limit) = rule else { return [] }
    let holds = keyword == "minItems" ? Double(elements.count) >= limit : Double(elements.count) <= limit
    return holds ? [] : ["\(place): \(elements.count) elements, \(keyword) is \(Int(limit))"]
  }

  private func definition(_ reference: JSONValue) throws -> JSONValue {
    let prefix = "#/$defs/"
    guard let text = reference.text, text.hasPrefix(prefix),
      let schema = root["$defs"].members[String(text.dropFirst(prefix.count))]
    else { throw DanglingReference(reference: reference.text ?? "") }
    return schema
  }
}
