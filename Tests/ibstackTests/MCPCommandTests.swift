import Foundation
import TestSupport
import Testing

/// The server of the Model Context Protocol as a program that an agent starts.
@Suite struct MCPCommandTests {
  private static let label = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            </view>
        </objects>
    </document>

    """

  private func answers(_ messages: String..., in folder: TestFolder) throws -> [JSONValue] {
    let run = try ToolRun(["mcp"], input: messages.map { $0 + "\n" }.joined(), in: folder)
    #expect(run.status == 0)
    #expect(run.complaints.isEmpty)
    return try run.lines.map { try JSONValue(parsing: $0) }
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    """
    {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "\(tool)", "arguments": {\(arguments)}}}
    """
  }

  private func text(_ tool: String, _ arguments: String, in folder: TestFolder) throws -> (text: String, isError: Bool)
  {
    let answer = try answers(call(tool, arguments), in: folder)[0]["result"]
    return (try #require(answer["content"][0]["text"].text), answer["isError"] == .bool(true))
  }

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func aClientMayInitialize(version: String) throws {
    let found = try answers(
      """
      {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "\(version)", "capabilities": {}}}
      """, #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
      #"{"jsonrpc": "2.0", "id": "a", "method": "ping"}"#, in: TestFolder())
    #expect(found.count == 2)
    #expect(found[0]["result"]["protocolVersion"].text == version)
    #expect(found[0]["result"]["serverInfo"]["name"].text == "ibstack")
  }

  @Test func aRequestMayNameItsVersion() throws {
    let meta = #""_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}"#
    let found = try answers(
      "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"server/discover\", \"params\": {\(meta)}}",
      "{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"tools/list\", \"params\": {\(meta)}}", in: TestFolder())
    #expect(found[0]["result"]["supportedVersions"][0].text == "2026-07-28")
    for answer in found { #expect(answer["result"]["resultType"].text == "complete") }
    let names = found[1]["result"]["tools"].elements.map { $0["name"].text }
    #expect(names == ["outline", "picture", "lint", "explain", "edit"])
  }

  @Test func toolsDoWhatCommandsDo() throws {
    let folder = try TestFolder(["V.xib": Self.label])
    let edited = try text(
      "edit",
      #""path": "V.xib", "operation": ["add", "<label text=\"Hi\" id=\"hi\"/><constraints>hi.top = superview.top + 9; hi.leading = superview.leading + 9</constraints>"], "in": "root""#,
      in: folder)
    #expect(!edited.isError && edited.text.contains("+ label \"Hi\" (hi) in view"), "\(edited.text)")
    #expect(try text("outline", #""path": "V.xib""#, in: folder).text.contains("label \"Hi\" (hi)"))
    #expect(try text("picture", #""path": "V.xib""#, in: folder).text.contains("Hi"))
    #expect(try text("explain", #""path": "V.xib", "view": "Hi""#, in: folder).text.contains("9"))
    #expect(try text("lint", #""path": "V.xib""#, in: folder).isError == false)
    let refused = try text("edit", #""path": "V.xib", "operation": ["set", "hi", "textt=x"]"#, in: folder)
    #expect(refused.isError && refused.text.contains("did you mean \"text\"?"))
  }

  @Test func noPathLeavesTheFolder() throws {
    let outside = try TestFolder(["V.xib": Self.label])
    let folder = try TestFolder(["In.xib": Self.label])
    let path = outside.url.appending(path: "V.xib").path
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Link.xib").path, withDestinationPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Folder").path, withDestinationPath: outside.url.path)
    for name in [path, "Link.xib", "Folder/V.xib", "../\(outside.url.lastPathComponent)/V.xib", "", "."] {
      for tool in ["outline", "picture", "lint", "explain", "edit"] {
        let answer = try text(
          tool, "\"path\": \"\(name)\", \"view\": \"root\", \"operation\": [\"set\", \"root\", \"tag=3\"]", in: folder)
        #expect(answer.isError && answer.text == "\(name): is not below the working folder")
      }
    }
    #expect(try outside.text("V.xib") == Self.label)
    #expect(try !text("outline", #""path": "In.xib""#, in: folder).isError)
  }

  @Test func aLongAnswerSaysHowMuchIsLeftOut() throws {
    let subviews = (0..<400).map { "<view contentMode=\"scaleToFill\" userLabel=\"View \($0)\" id=\"v\($0)\"/>" }
      .joined()
    let folder = try TestFolder([
      "V.xib": Self.label.replacing("</view>", with: "<subviews>\(subviews)</subviews></view>")
    ])
    let first = try text("outline", #""path": "V.xib""#, in: folder).text
    #expect(first.utf8.count < 8200)
    let note = try #require(first.firstMatch(of: #/… (\d+) more lines; ask with from: (\d+)$/#))
    let rest = try text("outline", "\"path\": \"V.xib\", \"from\": \(note.output.2)", in: folder).text
    let views = #/view "View (\d+)"/#
    let last = try #require(first.matches(of: views).last.flatMap { Int($0.output.1) })
    #expect(try #require(rest.firstMatch(of: views).flatMap { Int($0.output.1) }) == last + 1)
  }

  @Test func whateverIsNoMessageIsAnsweredWithAnError() throws {
    let deep = String(repeating: "[", count: 100_000)
    let found = try answers(
      "nonsense", "{}", "[]", deep, #"{"jsonrpc": "2.0", "id": 1, "method": "nothing"}"#,
      #"{"jsonrpc": "2.0", "id": 2, "method": "tools/call"}"#,
      #"{"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "rm"}}"#,
      #"{"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "lint", "arguments": {"path": 3}}}"#,
      #"{"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {"name": "outline", "arguments": {"path": "a", "from": 1e300}}}"#,
      #"{"jsonrpc": "2.0", "id": 6, "method": "ping"}"#, in: TestFolder())
    // A file that is not there is for the agent to know, not for the protocol.
    #expect(found.dropLast().allSatisfy { $0["error"]["code"] != .null || $0["result"]["isError"] == .bool(true) })
    #expect(found.last?["id"] == .number(6))
  }
}
