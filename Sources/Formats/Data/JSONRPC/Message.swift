package import Support

/// A message of JSON-RPC 2.0 that was received.
package enum Message: Sendable {
  case request(RequestID, method: String, parameters: JSONNode?)
  case notification(method: String, parameters: JSONNode?)
  /// The other side's answer.
  case response(RequestID, result: JSONNode?, isError: Bool)

  /// Reads a message.
  ///
  /// - Throws: Why it is none.
  package init(_ bytes: [UInt8]) throws(ResponseError) {
    let node: JSONNode
    do throws(JSONNode.Problem) { node = try JSONParser.parse(bytes) } catch {
      throw ResponseError(.parseError, "byte \(error.offset): \(error.message)")
    }
    do throws(JSONNode.Problem) { self = try Self.message(node) } catch {
      throw ResponseError(.invalidRequest, error.message)
    }
  }

  private static func message(_ node: JSONNode) throws(JSONNode.Problem) -> Message {
    guard try node.requiredMember("jsonrpc").string() == "2.0" else {
      throw JSONNode.Problem(offset: node.start, message: "expected \"jsonrpc\": \"2.0\"")
    }
    let id = try node.member("id").map { (node) throws(JSONNode.Problem) in try RequestID(node) }
    guard let method = try node.member("method") else {
      guard let id else { throw JSONNode.Problem(offset: node.start, message: "expected a member \"method\"") }
      return .response(id, result: try node.member("result"), isError: try node.member("error") != nil)
    }
    let (name, parameters) = (try method.string(), try node.member("params"))
    return id.map { .request($0, method: name, parameters: parameters) }
      ?? .notification(method: name, parameters: parameters)
  }
}

/// What a request is answered under.
package enum RequestID: Hashable, Sendable {
  case number(Double)
  case string(String)

  /// - Throws: If it is neither a number nor a string.
  package init(_ node: JSONNode) throws(JSONNode.Problem) {
    switch node.value {
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    default: throw node.problem(expected: "a number or a string as id")
    }
  }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .number(let number): json.number(number)
    case .string(let text): json.string(text)
    }
  }
}

/// Why a request has no result.
package struct ResponseError: Error, Hashable {
  /// The codes of JSON-RPC, of the Language Server Protocol and of the Model Context Protocol.
  package enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case unsupportedVersion = -32022
    case requestCanceled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

/// The result of a request: something that writes a single value, or nothing.
package typealias ResponseResult = (inout JSONWriter) -> Void

/// Writes messages of JSON-RPC 2.0.
package enum MessageWriter {
  /// - Parameters:
  ///   - id: Nil where it could not be read.
  ///   - result: Nil for null.
  package static func response(_ id: RequestID, _ result: ResponseResult?) -> Escaped<JSONString> {
    message { json in
      json.key("id")
      id.write(to: &json)
      if let result {
        json.key("result")
        result(&json)
      } else {
        json.member("result", nil as String?)
      }
    }
  }

  /// - Parameter id: Nil where it could not be read.
  package static func response(_ id: RequestID?, _ error: ResponseError) -> Escaped<JSONString> {
    message { json in
      if let id {
        json.key("id")
        id.write(to: &json)
      } else {
        json.member("id", nil as String?)
      }
      json.object("error") { json in
        json.exactMember("code", error.code.rawValue)
        json.member("message", error.message)
      }
    }
  }

  package static func notification(_ method: String, _ parameters: ResponseResult) -> Escaped<JSONString> {
    message { json in
      json.member("method", method)
      json.key("params")
      parameters(&json)
    }
  }

  /// - Parameter parameters: Nil for none.
  package static func request(_ id: RequestID, _ method: String, _ parameters: ResponseResult? = nil) -> Escaped<
    JSONString
  > {
    message { json in
      json.key("id")
      id.write(to: &json)
      json.member("method", method)
      guard let parameters else { return }
      json.key("params")
      parameters(&json)
    }
  }

  private static func message(_ members: (inout JSONWriter) -> Void) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      members(&json)
    }
    return json.text
  }

  /// A message with its header.
  package static func framed(_ message: Escaped<JSONString>) -> Escaped<JSONString> {
    "Content-Length: \(message.bytes.count)\r\n\r\n" + message
  }
}
