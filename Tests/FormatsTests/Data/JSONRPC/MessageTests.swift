import Support
import Testing

@testable import Formats

@Suite struct MessageTests {
  private func error(_ text: String) -> ResponseError? {
    do throws(ResponseError) {
      _ = try Message(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func requestsNotificationsAndResponsesAreTold() throws {
    guard case .request(.number(1), "a", nil) = try Message(Array(#"{"jsonrpc": "2.0", "id": 1, "method": "a"}"#.utf8)),
      case .request(.string("x"), "a", let parameters) = try Message(
        Array(#"{"jsonrpc": "2.0", "id": "x", "method": "a", "params": {}}"#.utf8)),
      case .notification("b", nil) = try Message(Array(#"{"jsonrpc": "2.0", "method": "b"}"#.utf8)),
      case .response(.number(2), let result, false) = try Message(
        Array(#"{"jsonrpc": "2.0", "id": 2, "result": 1}"#.utf8)),
      case .response(.number(3), nil, true) = try Message(Array(#"{"jsonrpc": "2.0", "id": 3, "error": {}}"#.utf8))
    else {
      Issue.record("one of them is another kind")
      return
    }
    #expect(parameters != nil)
    #expect(result != nil)
  }

  @Test(arguments: ["", "{", "nope", "\u{0}", String(repeating: "[", count: 100_000), "{\"a\": \"\\ud800\"}"])
  func whatIsNoJSONIsAParseError(text: String) {
    #expect(error(text)?.code == .parseError)
  }

  @Test(arguments: [
    "1", "[]", "{}", #"{"jsonrpc": "2.0"}"#, #"{"jsonrpc": "1.0", "method": "a"}"#, #"{"id": 1, "method": "a"}"#,
    #"{"jsonrpc": "2.0", "id": [], "method": "a"}"#, #"{"jsonrpc": "2.0", "method": 1}"#,
  ])
  func whatIsNoMessageIsAnInvalidRequest(text: String) {
    #expect(error(text)?.code == .invalidRequest)
  }

  @Test func messagesAreFramed() {
    let text = MessageWriter.framed(MessageWriter.response(.number(1), nil)).string
    #expect(text == "Content-Length: 43\r\n\r\n{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": null}")
  }
}
