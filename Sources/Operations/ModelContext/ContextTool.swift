import Formats
import Support

/// What agents can ask for.
enum ContextTool: String, CaseIterable {
  case outline, picture, lint, explain, edit

  /// An argument of a tool.
  struct Argument {
    let name: String
    let type: StaticString
    let description: String
    var isRequired = false
    /// Whether it is a list of texts.
    var isList = false
  }

  private static let path = Argument(
    name: "path", type: "string", description: "A .storyboard or .xib below the working folder.", isRequired: true)
  private static let from = Argument(
    name: "from", type: "integer", description: "The first line of the answer, from 1, if the one before was cut.")

  private var description: String {
    switch self {
    case .outline: "Lists the objects of a document with ids, attributes, constraints and connections."
    case .picture: "Draws a screen of a document: as an image, or in characters."
    case .lint: "Lints a document as ibstack lint does: a finding a line."
    case .explain: "Shows which constraints a view's frame comes from."
    case .edit:
      """
      Edits a document by its objects, proves that validation finds nothing more and that the layout holds, and says what \
      changed, or why not. Operations: set OBJECT NAME=VALUE…, unset OBJECT NAME…, add ELEMENT (with in), move VIEW (with in, \
      at), remove OBJECT…, wrap VIEW…, unwrap VIEW, extract SCENE (with to). An object is an id or a unique label. An element is \
      as in a stack definition: <label text="Hello"/>.
      """
    }
  }

  private var arguments: [Argument] {
    switch self {
    case .outline, .lint: [Self.path, Self.from]
    case .picture:
      [Self.path, Argument(name: "scene", type: "string", description: "The scene or view, if there are several.")]
    case .explain:
      [
        Self.path,
        Argument(name: "view", type: "string", description: "An id, a label, or a line such as :45.", isRequired: true),
        Self.from,
      ]
    case .edit:
      [
        Self.path,
        Argument(
          name: "operation", type: "array", description: "The operation and its words.", isRequired: true, isList: true),
        Argument(name: "in", type: "string", description: "The view that holds what is added or moved."),
        Argument(name: "at", type: "integer", description: "The place among its subviews, from 0."),
        Argument(name: "axis", type: "string", description: "horizontal or vertical, of what wrap makes."),
        Argument(name: "to", type: "string", description: "The storyboard that extract makes."),
        Argument(name: "diff", type: "boolean", description: "Answer with the patch, and write nothing."),
        Argument(
          name: "unsafe", type: "boolean",
          description: "Edit although lengths become open, or views move that are to stay."),
      ]
    }
  }

  /// Writes the tool as a list of tools has it.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", rawValue)
      json.member("description", description)
      json.object("inputSchema") { json in
        json.member("type", "object")
        json.object("properties") { json in for argument in arguments { Self.write(argument, to: &json) } }
        json.member("required", arguments.filter(\.isRequired).map(\.name))
      }
      json.object("annotations") { json in json.member("readOnlyHint", self != .edit) }
    }
  }

  private static func write(_ argument: Argument, to json: inout JSONWriter) {
    json.object(argument.name) { json in
      json.member("type", "\(argument.type)")
      json.member("description", argument.description)
      guard argument.isList else { return }
      json.object("items") { json in json.member("type", "string") }
    }
  }
}

/// The arguments of a call.
struct ToolArguments {
  private let node: JSONNode?

  init(_ node: JSONNode?) { self.node = node }

  func text(_ name: String) throws(JSONNode.Problem) -> String {
    guard let text = try optionalText(name) else {
      throw JSONNode.Problem(offset: node?.start ?? 0, message: "expected an argument \"\(name)\"")
    }
    return text
  }

  func optionalText(_ name: String) throws(JSONNode.Problem) -> String? { try node?.member(name)?.string() }

  func flag(_ name: String) throws(JSONNode.Problem) -> Bool { try node?.member(name)?.flag() ?? false }

  func texts(_ name: String) throws(JSONNode.Problem) -> [String] {
    var texts: [String] = []
    for element in try node?.member(name)?.array() ?? [] { texts.append(try element.string()) }
    return texts
  }

  /// A whole number.
  func number(_ name: String, from first: Int) throws(JSONNode.Problem) -> Int? {
    guard let member = try node?.member(name) else { return nil }
    guard let number = Int(exactly: try member.number()), number >= first else {
      throw member.problem(expected: "a whole number from \(first)")
    }
    return number
  }
}
