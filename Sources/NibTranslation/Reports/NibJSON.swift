package import Support

/// A graph as JSON for programs: every object in its place, with every value and its type.
package struct NibJSON {
  private let graph: ObjectGraph

  /// How many archives within each other are written as objects rather than as data.
  private static let depthLimit = 8

  package init(_ graph: ObjectGraph) { self.graph = graph }

  package func write(path: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", path)
      Self.addMembers(graph, to: &json, depth: 0)
    }
  }

  private static func addMembers(_ graph: ObjectGraph, to json: inout JSONWriter, depth: Int) {
    switch graph.format {
    case .nibArchive(let version):
      json.member("format", "NIBArchive")
      json.member("coderVersion", Double(version))
    case .keyedArchive: json.member("format", "keyedArchive")
    }
    json.array("objects") { json in
      for (position, object) in graph.objects.enumerated() {
        json.lineBreak(indent: 0)
        json.object { json in
          json.member("class", object.className)
          if !object.fallbackClassNames.isEmpty {
            json.member("fallbacks", object.fallbackClassNames)
          }
          if let text = graph.text(of: position) { json.member("text", text) }
          json.array("values") { json in for value in object.values { add(value, to: &json, depth: depth) } }
        }
      }
    }
  }

  private static func add(_ value: ArchivedObject.KeyedValue, to json: inout JSONWriter, depth: Int) {
    json.object { json in
      json.member("key", value.key)
      json.member("type", value.value.typeName)
      switch value.value {
      case .int8, .int16, .int32, .int64: json.exactMember("value", value.value.integer ?? 0)
      case .bool(let flag): json.member("value", flag)
      case .float(let number): json.exactMember("value", Double(number))
      case .double(let number): json.exactMember("value", number)
      case .string(let text): json.member("value", text)
      case .null: break
      case .object(let position): json.exactMember("value", position)
      case .data(let bytes): add(bytes, to: &json, depth: depth)
      }
    }
  }

  /// Data as hexadecimal digits; also as numbers or as a graph if it is one.
  private static func add(_ bytes: [UInt8], to json: inout JSONWriter, depth: Int) {
    if depth < depthLimit, bytes.starts(with: Array("NIBArchive".utf8)), let graph = try? ObjectGraph(bytes) {
      json.key("archive")
      return json.object { json in addMembers(graph, to: &json, depth: depth + 1) }
    }
    if let numbers = Geometry(bytes)?.numbers {
      json.array("numbers") { json in for number in numbers { json.exactNumber(number) } }
    }
    json.member("value", bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
  }
}
