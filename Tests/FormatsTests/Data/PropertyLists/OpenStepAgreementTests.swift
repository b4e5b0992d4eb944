import Foundation
import Testing

@testable import Formats

/// Property lists that Foundation reads alike.
@Suite struct OpenStepAgreementTests {
  @Test(arguments: [
    "word", "\"two words\"", "{}", "()", "(a, b)", "(a, b,)", "{ a = b; }", "{ a = (b, {c = d;}); \"e f\" = g; }",
    "{ /* c */ a = b; // d\n c = d; }", "\"a\\\"b\"", "\"tab\\tline\\n\"", "'single'", "<0fbd 77>",
    "{ a = <>; }", "{ isa = PBXProject; path = ../a/b-c_d.swift; }", "\"\\U00e9\"", "{ a = 1.5; b = YES; }",
  ])
  func text(_ text: String) throws {
    let value = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect(try PropertyList(openStep: Array(text.utf8)) == PropertyList(value))
  }

  @Test(arguments: ["", "{", "(a", "{ a = ; }", "{ a = b }", "<0>", "<xy>", "(a b)", "\"open", "{ = b; }"])
  func brokenText(_ text: String) {
    #expect(throws: (any Error).self) { try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) }
    #expect(throws: PropertyListError.self) { try PropertyList(openStep: Array(text.utf8)) }
  }

  @Test func partsOfOtherKindsAreNone() {
    let list = PropertyList.array([.string("a"), .data([1]), .string("b")])
    #expect(list.strings == ["a", "b"])
    #expect(list.string == nil && list.dictionary == nil && list["a"] == nil)
    #expect(PropertyList.string("a").array == nil && PropertyList.string("a").strings == [])
    #expect(PropertyList.dictionary(["k": .string("v")])["k"]?.string == "v")
  }
}

extension PropertyList {
  /// A value that Foundation read.
  fileprivate init(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let values as [Any]: self = .array(values.map(PropertyList.init))
    case let values as [String: Any]: self = .dictionary(values.mapValues(PropertyList.init))
    case let bytes as Data: self = .data(Array(bytes))
    default: self = .string("\(value)")
    }
  }
}
