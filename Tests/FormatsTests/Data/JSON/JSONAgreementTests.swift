import Foundation
import Testing

@testable import Formats

/// JSON that Foundation reads alike, and refuses alike.
@Suite struct JSONAgreementTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-1", "1.5e3", "\"\"", "\"a\"", #""\"\\\/\b\f\n\r\t""#, #""\u00e9\ud83d\ude00""#,
    "\"é😀\"", "[]", "[1, [2, []]]", "{}", #"{"a": {"b": [null, true]}, "c": "d"}"#, " [ 1 ,\n2\t] ", "\r\n{ }",
  ])
  func text(_ text: String) throws {
    let expected = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let found = try JSONParser.parse(Array(text.utf8)).object
    #expect(found as? NSObject == expected as? NSObject, "\(found) \(expected)")
  }

  @Test(arguments: [
    "", "nul", "truee", "+1", ".5", "01x", "\"", "\"\n\"", #""\x""#, #""\u12""#, #""\ud83d""#, #""\ude00""#, "[",
    "[,1]", "{", #"{"a"}"#, #"{"a":}"#, "{a:1}", "1 2", "'a'", "[1;2]", "NaN", "-",
  ])
  func brokenText(_ text: String) {
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
    #expect(throws: JSONNode.Problem.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONNode.Problem.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
  }

  @Test func valuesOfAnotherTypeAreToldApart() throws {
    let node = try JSONParser.parse(Array(#"{"s": "x", "a": [], "n": 0, "m": null}"#.utf8))
    let problems = [
      #expect(throws: JSONNode.Problem.self) { try node.string() },
      #expect(throws: JSONNode.Problem.self) { try node.array("s") },
      #expect(throws: JSONNode.Problem.self) { try node.string("a") },
      #expect(throws: JSONNode.Problem.self) { try node.requiredMember("n").position() },
      #expect(throws: JSONNode.Problem.self) { try node.requiredMember("m") },
      #expect(throws: JSONNode.Problem.self) { try node.requiredMember("s").object() },
    ]
    #expect(
      problems.map { $0?.message } == [
        "expected a string, found an object", "expected a list, found a string", "expected a string, found a list",
        "expected a whole number from 1 on, found a number", "expected a member \"m\"",
        "expected an object, found a string",
      ])
    #expect(problems.map { $0?.offset } == [0, 6, 16, 25, 0, 6])
  }
}

extension JSONNode {
  /// The value as Foundation has it.
  fileprivate var object: Any {
    switch value {
    case .null: NSNull()
    case .flag(let flag): NSNumber(value: flag)
    case .number(let number): NSNumber(value: number)
    case .string(let text): NSString(string: text)
    case .array(let elements): NSArray(array: elements.map(\.object))
    case .object(let members):
      NSDictionary(
        dictionary: Dictionary(members.members.map { ($0.name, $0.value.object) }) { _, last in last })
    }
  }
}
