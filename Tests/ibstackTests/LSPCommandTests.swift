import TestSupport
import Testing

/// The server as a program that an editor starts.
@Suite struct LSPCommandTests {
  private func framed(_ messages: [String]) -> String {
    messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private static let initialize =
    #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}"#
  private static let shutdown = #"{"jsonrpc": "2.0", "id": 2, "method": "shutdown"}"#
  private static let exit = #"{"jsonrpc": "2.0", "method": "exit"}"#

  @Test func answersAreFramedOnStandardOutput() throws {
    let run = try ToolRun(["lsp"], input: framed([Self.initialize, Self.shutdown, Self.exit]), in: TestFolder())
    #expect(run.status == 0)
    #expect(run.complaints.isEmpty)
    #expect(run.output.hasPrefix("Content-Length: "))
    #expect(run.output.contains(#""positionEncoding": "utf-16""#))
    #expect(run.output.hasSuffix("Content-Length: 43\r\n\r\n{\"jsonrpc\": \"2.0\", \"id\": 2, \"result\": null}"))
  }

  @Test func anEarlyEndHasAStatusOfItsOwn() throws {
    #expect(try ToolRun(["lsp"], in: TestFolder()).status == 1)
    #expect(try ToolRun(["lsp"], input: framed([Self.initialize]), in: TestFolder()).status == 1)
    let run = try ToolRun(["lsp"], input: "what?\n\n", in: TestFolder())
    #expect(run.status == 1)
    #expect(run.output.contains("-32700"))
  }
}
