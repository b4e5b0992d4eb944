import Foundation
import Testing

/// The value of an attribute that is not written is stated once: in the vocabulary, which `bool(forKey:)`, `value(forKey:)`
/// and their relatives ask.
@Suite struct DefaultTests {
  @Test func noDefaultStandsBesideADecode() {
    #expect(SwiftSource.all.flatMap { Self.defaults(in: $0) } == [])
  }

  /// What two tables disagreed about once.
  @Test(arguments: [
    "let alignment = coder.decodeEnum(TextAlignment.self, forKey: \"textAlignment\") ?? .natural",
    "lazy var textAlignment: TextAlignment = decodeLateEnum(forKey: \"textAlignment\") ?? .natural",
    "decodeLate { $0.decodeInteger(forKey: \"selectedSegmentIndex\") ?? 0 }.flatMap { $0 }",
    "decodeLate { $0.decodeString(forKey: \"alignment\") }.flatMap(TextAlignment.init) ?? .natural",
    "isOn = cell?.decodeBool(forKey: \"on\") ?? false",
  ])
  func defaultsBesideADecodeAreFound(text: String) {
    #expect(Self.defaults(in: SwiftSource(path: "StackModel/Label.swift", text: text)).count == 1)
  }

  @Test(arguments: [
    "isOn = coder.bool(forKey: \"on\")", "size = coder.decodeDouble(forKey: \"size\") ?? ownSize",
    "view.isHidden = isHidden ?? false",
  ])
  func othersAreNotFound(text: String) {
    #expect(Self.defaults(in: SwiftSource(path: "StackModel/Label.swift", text: text)) == [])
  }

  /// Lines that decode an attribute, and state a value of it.
  private static func defaults(in source: SwiftSource) -> [String] {
    let decode = /(?:^|\W)decode(Late|LateFromCell)?(Bool|Double|Integer|String|Enum|Length|Extent|Priority)\([^)]*\)/
    let fallback = /[^?]*\?\? *(-?[0-9]|true|false|"|\.[a-z])/
    return source.lines.filter { line in
      guard let match = line.firstMatch(of: decode) else { return false }
      return line[match.range.upperBound...].prefixMatch(of: fallback) != nil
    }.map { "\(source.path): \($0.trimmingCharacters(in: .whitespaces))" }
  }
}
