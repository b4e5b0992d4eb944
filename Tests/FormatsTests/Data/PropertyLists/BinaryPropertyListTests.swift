import Foundation
import Testing

@testable import Formats

/// Binary property lists as Foundation writes them, and some that it does not.
@Suite struct BinaryPropertyListTests {
  /// Values, as Foundation and as the reader has them.
  private static let values: [(written: any Sendable, read: PropertyList)] = [
    ("", .string("")), ("word", .string("word")), ("Grüße 😀", .string("Grüße 😀")),
    (String(repeating: "long ", count: 100), .string(String(repeating: "long ", count: 100))),
    (true, .string("YES")), (false, .string("NO")), (0, .string("0")), (255, .string("255")), (-1, .string("-1")),
    (70_000, .string("70000")), (Int64.max, .string("9223372036854775807")), (1.5, .string("1.5")),
    (Data([0, 1, 255]), .data([0, 1, 255])), (Data(), .data([])), ([String](), .array([])),
    (["a", "b", "a"], .array([.string("a"), .string("b"), .string("a")])), ([String: Int](), .dictionary([:])),
    (["k": ["n": 1]], .dictionary(["k": .dictionary(["n": .string("1")])])),
    ((0..<300).map { "\($0)" }, .array((0..<300).map { .string("\($0)") })),
    (Date(timeIntervalSinceReferenceDate: 12.5), .string("12.5")),
  ]

  @Test(arguments: values.indices) func whatFoundationWritesIsRead(_ index: Int) throws {
    let (written, read) = Self.values[index]
    let data = try PropertyListSerialization.data(fromPropertyList: written, format: .binary, options: 0)
    #expect(BinaryPropertyList.isRecognized(Array(data)))
    #expect(try BinaryPropertyList(Array(data)).propertyList() == read)
  }

  /// Bytes of one object, and what it is.
  private static let objects: [(bytes: [UInt8], object: BinaryPropertyList.Object)] = [
    ([0x00], .null), ([0x08], .bool(false)), ([0x09], .bool(true)), ([0x10, 0xFF], .integer(255)),
    ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], .integer(-2)),
    ([0x22, 0x3F, 0xC0, 0x00, 0x00], .real(1.5)), ([0x80, 0x07], .uid(7)), ([0x81, 0x01, 0x00], .uid(256)),
    ([0x42, 0xAB, 0xCD], .data([0xAB, 0xCD])), ([0x51, 0x61], .string("a")), ([0x61, 0x00, 0xE9], .string("é")),
    ([0x5F, 0x10, 0x02, 0x61, 0x62], .string("ab")), ([0x72, 0xC3, 0xA9], .string("é")), ([0xA1, 0x00], .array([0])),
  ]

  @Test(arguments: objects.indices) func bytesOfOneObjectAreRead(_ index: Int) throws {
    let (bytes, object) = Self.objects[index]
    let list = try BinaryPropertyList(Self.file([bytes]))
    #expect(list[list.top] == object)
    #expect(list.offset(of: 0) == 8)
  }

  /// Bytes that are no property list, and the offset of the first wrong one.
  private static let broken: [(bytes: [UInt8], offset: Int)] = [
    ([], 0), (Array("bplist00".utf8), 8), (file([]), 8 + 8), (file([[0x01]]), 8), (file([[0x30 | 0xF]]), 9),
    (file([[0x52, 0x61]]), 9), (file([[0xA1, 0x05]]), 9), (file([[0x5F, 0x51]]), 9), (file([[0x15, 0x00]]), 8),
    (file([[0x21, 0x00, 0x00]]), 8), (file([[0x09]], top: 1), 8 + 1 + 1 + 16),
  ]

  @Test(arguments: broken.indices) func brokenBytesAreReportedWhereTheyBreak(_ index: Int) {
    let (bytes, offset) = Self.broken[index]
    let error = #expect(throws: BinaryPropertyListError.self) { try BinaryPropertyList(bytes) }
    #expect(error?.offset == offset, "\(error.map { $0.message } ?? "")")
  }

  @Test func objectThatHoldsItselfHasNoTree() throws {
    let list = try BinaryPropertyList(Self.file([[0xA1, 0x00]]))
    #expect(throws: BinaryPropertyListError.self) { try list.propertyList() }
  }

  @Test func keyThatIsNoStringIsRefused() throws {
    let list = try BinaryPropertyList(Self.file([[0xD1, 0x01, 0x01], [0x09]]))
    let error = #expect(throws: BinaryPropertyListError.self) { try list.propertyList() }
    #expect(error?.message == "a key is a truth value; expected a string")
    #expect(error?.offset == 11)
  }

  @Test func cutBytesAreNeverRead() throws {
    let value: [String: Any] = ["name": "value", "list": [1, 2.5, true, Data([1])] as [Any]]
    let bytes = Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    for count in bytes.indices {
      #expect(throws: BinaryPropertyListError.self) { try BinaryPropertyList(Array(bytes[..<count])) }
    }
  }

  /// A file with references and offsets of one byte.
  private static func file(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    let header = Array("bplist00".utf8)
    let offsets = objects.indices.map { number in UInt8(header.count + objects[..<number].joined().count) }
    let number = { (value: Int) in [UInt8](repeating: 0, count: 7) + [UInt8(value)] }
    let table = header.count + objects.joined().count
    return header + objects.joined() + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(objects.count) + number(Int(top))
      + number(table)
  }
}
