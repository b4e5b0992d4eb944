import Formats
package import Support

/// A server of the Model Context Protocol, by which agents use the commands: five tools, on standard input and output.
///
/// A client may begin with `initialize`, or name the protocol's version in each request, as that of 2026 does. Each request is
/// answered before the next is read.
package struct ModelContextServer {
  private let tools: ContextTools
  private let version: String
  private let output: (Escaped<JSONString>) -> Void

  /// The length of the longest message: the largest fragment of a definition is shorter.
  private static let sizeLimit = 4 << 20

  /// - Parameters:
  ///   - root: The folder that no path may leave.
  ///   - version: The version of the program.
  ///   - output: Takes a line.
  package init(root: ServedRoot, version: String, output: @escaping (Escaped<JSONString>) -> Void) {
    (tools, self.version, self.output) = (ContextTools(root: root), version, output)
  }

  /// Serves a client until it ends.
  ///
  /// - Parameter read: Waits for bytes of the client; no bytes are the end.
  package func run(reading read: @escaping () -> [UInt8]) {
    var input = LineInput(limit: Self.sizeLimit, read: read)
    while true {
      switch input.next() {
      case .message(let bytes): answer(bytes)
      case .tooLarge:
        let problem = "a message is longer than \(Self.sizeLimit >> 20) MiB; send a shorter one"
        send(MessageWriter.response(nil, ResponseError(.invalidRequest, problem)))
      case .end: return
      }
    }
  }

  private func send(_ message: Escaped<JSONString>) { output(message + "\n") }

  private func answer(_ bytes: [UInt8]) {
    let message: Message
    do throws(ResponseError) { message = try Message(bytes) } catch { return send(MessageWriter.response(nil, error)) }
    // Nobody waits for an answer to another one.
    guard case .request(let id, let method, let parameters) = message else { return }
    do throws(ResponseError) { send(MessageWriter.response(id, try result(of: method, parameters))) } catch {
      send(MessageWriter.response(id, error))
    }
  }

  // MARK: - Requests

  private func result(of method: String, _ parameters: JSONNode?) throws(ResponseError) -> ResponseResult {
    do throws(JSONNode.Problem) {
      let isStateless = try isStateless(parameters)
      switch method {
      case "initialize": return try initialization(parameters)
      case "server/discover": return discovery
      case "ping": return { json in json.object { _ in } }
      case "tools/list":
        return { json in
          json.object { json in
            json.array("tools") { json in for tool in ContextTool.allCases { tool.write(to: &json) } }
            if isStateless { Self.writeLifetime(to: &json) }
          }
        }
      case "tools/call": return try call(parameters, isStateless: isStateless)
      default: break
      }
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
    throw ResponseError(.methodNotFound, "unknown method \"\(method)\"")
  }

  private static let handshakeVersions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  private static let statelessVersions = ["2026-07-28"]
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"

  /// Whether a request names its version itself.
  private func isStateless(_ parameters: JSONNode?) throws(JSONNode.Problem) -> Bool {
    guard let version = try parameters?.member("_meta")?.member(Self.versionKey) else { return false }
    return Self.statelessVersions.contains(try version.string())
  }

  private func initialization(_ parameters: JSONNode?) throws(JSONNode.Problem) -> ResponseResult {
    let wanted = try parameters?.member("protocolVersion")?.string() ?? ""
    let versions = Self.handshakeVersions
    let agreed = versions.contains(wanted) ? wanted : versions[versions.count - 1]
    return { [version] json in
      json.object { json in
        json.member("protocolVersion", agreed)
        Self.writeServer(to: &json)
        json.key("serverInfo")
        Self.writeInfo(version, to: &json)
      }
    }
  }

  private var discovery: ResponseResult {
    { [version] json in
      json.object { json in
        json.member("supportedVersions", Self.statelessVersions + Self.handshakeVersions)
        Self.writeServer(to: &json)
        Self.writeLifetime(to: &json)
        json.object("_meta") { json in
          json.key("io.modelcontextprotocol/serverInfo")
          Self.writeInfo(version, to: &json)
        }
      }
    }
  }

  private static func writeServer(to json: inout JSONWriter) {
    json.object("capabilities") { json in
      json.object("tools") { _ in }
    }
    json.member(
      "instructions",
      """
      Reads and edits Interface Builder documents (.storyboard, .xib). Start with outline; edit proves that the layout holds.
      """)
  }

  private static func writeInfo(_ version: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", "ibstack")
      json.member("version", version)
    }
  }

  /// What a stateless result says of itself: it is whole, and never changes while the program runs.
  private static func writeLifetime(to json: inout JSONWriter) {
    json.member("resultType", "complete")
    json.exactMember("ttlMs", 3_600_000)
    json.member("cacheScope", "public")
  }

  private func call(_ parameters: JSONNode?, isStateless: Bool) throws(JSONNode.Problem) -> ResponseResult {
    guard let parameters else { throw JSONNode.Problem(offset: 0, message: "expected a member \"params\"") }
    let name = try parameters.string("name")
    guard let tool = ContextTool(rawValue: name) else {
      let names = ContextTool.allCases.map(\.rawValue).joined(separator: ", ")
      throw JSONNode.Problem(offset: parameters.start, message: "unknown tool \"\(name)\"; expected \(names)")
    }
    let answer = try tools.answer(tool, ToolArguments(parameters.member("arguments")))
    return { json in
      json.object { json in
        answer.write(to: &json)
        if isStateless { json.member("resultType", "complete") }
      }
    }
  }
}
