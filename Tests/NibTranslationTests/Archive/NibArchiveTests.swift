import Testing

@testable import NibTranslation

@Suite struct NibArchiveTests {
  @Test func readsObjectsWithClassesAndTypedValues() throws {
    let graph = try ObjectGraph(NibArchiveBytes.label.bytes)
    #expect(graph.format == .nibArchive(coderVersion: 10))
    #expect(graph.objects.map(\.className) == ["NSObject", "UILabel", "NSString"])
    #expect(graph.objects[1].fallbackClassNames == ["UIView"])
    #expect(graph.objects[1].values.map(\.key) == ["UIText", "UIAlpha", "UITag"])
    #expect(graph.objects[1].values.map(\.value) == [.object(2), .float(0.5), .int8(-2)])
    #expect(graph.text("UIText", of: 1) == "Hi")
  }

  @Test(
    arguments: [
      ([0, 0x80], ArchivedValue.int8(-128)), ([1, 0, 0x80], .int16(-32768)),
      ([2, 1, 0, 0, 0x80], .int32(-2_147_483_647)),
      ([3, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .int64(-1)), ([4], .bool(false)), ([5], .bool(true)),
      ([6, 0, 0, 0xC0, 0x3F], .float(1.5)), ([7, 0, 0, 0, 0, 0, 0, 0xF8, 0x3F], .double(1.5)), ([8, 0x80], .data([])),
      ([9], .null), ([10, 1, 2, 0, 0], .object(513)),
    ] as [([UInt8], ArchivedValue)])
  func readsEveryTypeOfValue(_ bytes: [UInt8], _ expected: ArchivedValue) throws {
    var archive = NibArchiveBytes.label
    archive.values[3] = (3, bytes)
    #expect(try ObjectGraph(archive.bytes).objects[1]["UITag"] == expected)
  }

  @Test func readsNumbersOfSeveralBytes() throws {
    var archive = NibArchiveBytes.label
    archive.values[4] = (4, [8, 0x48, 0x82] + Array(repeating: 0x61, count: 0x148))
    #expect(try ObjectGraph(archive.bytes).text(of: 2) == String(repeating: "a", count: 328))
  }

  @Test func acceptsATrailerAndValuesThatNoObjectHas() throws {
    var archive = NibArchiveBytes.label
    archive.trailer = Array("LNE\0".utf8)
    archive.values.append((4, [9]))
    #expect(try ObjectGraph(archive.bytes) == ObjectGraph(NibArchiveBytes.label.bytes))
  }

  @Test func objectsWithoutValuesMayStartAnywhere() throws {
    var archive = NibArchiveBytes.label
    archive.objects.append((2, 99, 0))
    #expect(try ObjectGraph(archive.bytes).objects[3].values.isEmpty)
  }

  @Test func readsAnArchiveWithinAnArchive() throws {
    let inner = NibArchiveBytes.label.bytes
    var archive = NibArchiveBytes.label
    archive.values[4] = (4, [8] + NibArchiveBytes.variable(inner.count) + inner)
    let graph = try ObjectGraph(archive.bytes)
    #expect(graph.nestedArchive(of: 2) == inner)
    #expect(try ObjectGraph(NibArchiveBytes.label.bytes).nestedArchive(of: 2) == nil)
  }

  @Test func writesWhatReadsAsTheSameGraph() throws {
    var archive = NibArchiveBytes.label
    archive.coder = 9
    archive.values[1] = (1, [1, 5, 1])
    archive.values[4] = (4, [8] + NibArchiveBytes.variable(300) + Array(repeating: 7, count: 300))
    let graph = try ObjectGraph(archive.bytes)
    #expect(try ObjectGraph(graph.nibArchive) == graph)
  }
}

/// What is wrong, and at which byte.
@Suite struct BrokenNibArchiveTests {
  private func message(_ bytes: [UInt8]) -> String? {
    do throws(CompiledNibError) {
      _ = try ObjectGraph(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  private func message(_ change: (inout NibArchiveBytes) -> Void) -> String? {
    var archive = NibArchiveBytes.label
    change(&archive)
    return message(archive.bytes)
  }

  @Test func namesWhatTheFileIsInstead() {
    #expect(message([]) == "byte 0: an empty file; expected a NIBArchive or a binary property list")
    #expect(
      message(Array("<?xml version".utf8)) == "byte 0: XML; expected a NIBArchive or a binary property list")
    #expect(
      message(Array("\u{4}\u{b}typedstream".utf8))
        == "byte 0: a typedstream of NSArchiver; expected a NIBArchive or a binary property list")
  }

  @Test func namesWhatTheHeaderHasWrong() {
    #expect(message { $0.format = 2 } == "byte 10: format version 2; expected 1")
    #expect(
      message(Array("NIBArchive".utf8)) == "byte 10: the file ends after 0 bytes; expected 4 of the format's version")
    var bytes = NibArchiveBytes.label.bytes
    bytes[18...21] = [0xFF, 0xFF, 0xFF, 0xFF]
    #expect(message(bytes) == "byte 18: 4294967295 objects; expected at most 1048576")
    bytes = NibArchiveBytes.label.bytes
    bytes[18...21] = [0, 1, 0, 0]
    #expect(message(bytes) == "byte 18: 256 objects in 114 bytes; expected one byte or more for each")
    bytes = NibArchiveBytes.label.bytes
    bytes[22] = 3
    #expect(message(bytes) == "byte 22: the objects start at byte 3; expected 50 to \(bytes.count)")
  }

  @Test func namesWhatRowsHaveWrong() {
    #expect(message { $0.objects[1].class = 7 } == "byte 53: object 1 has class 7; expected a number below 4")
    #expect(
      message { $0.objects[2].first = 5 } == "byte 56: object 2 has 1 values from number 5 on; expected them among 5")
    #expect(
      message { $0.objects = [(0, 0, 5), (0, 0, 1)] }
        == "byte 53: object 1 has values of other objects; expected its own")
    #expect(message { $0.values[0].key = 9 } == "byte 93: value 0 has key 9; expected a number below 5")
    #expect(message { $0.values[0].bytes[0] = 11 } == "byte 94: value type 11; expected 0 to 10")
    #expect(message { $0.values[4].bytes[1] = 0xFF }?.hasSuffix("expected 127 of data") == true)
    #expect(message { $0.classes[1].fallbacks = [4] }?.hasSuffix("fallback class 4; expected a number below 4") == true)
    #expect(message { $0.objects = [] } == "byte 18: no objects; expected at least the root")
  }

  @Test func anyCutEndsWithAnErrorOrAGraph() {
    let bytes = NibArchiveBytes.label.bytes
    for count in 0..<bytes.count { #expect(message(Array(bytes.prefix(count))) != nil) }
  }
}
