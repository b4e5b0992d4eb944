import Testing

@testable import NibTranslation

@Suite struct KeyedArchiveTests {
  /// A keyed archive of a root with an array of one text, as a binary property list.
  private static let archive: [UInt8] = {
    var list = BinaryPropertyListBytes()
    let null = list.string("$null")
    let text = list.string("Hi")
    let arrayName = list.string("NSArray")
    let nameKey = list.string("$classname")
    let description = list.dictionary([(nameKey, arrayName)])
    let array = list.dictionary([
      (list.string("$class"), list.uid(3)), (list.string("NS.objects"), list.array([list.uid(1)])),
      (list.string("count"), list.integer(1)),
    ])
    let objects = list.array([null, text, array, description])
    let top = list.dictionary([(list.string("root"), list.uid(2)), (list.string("none"), list.uid(0))])
    let root = list.dictionary([(list.string("$objects"), objects), (list.string("$top"), top)])
    return list.bytes(top: root)
  }()

  @Test func readsIntoTheShapeOfANibArchive() throws {
    let graph = try ObjectGraph(Self.archive)
    #expect(graph.format == .keyedArchive)
    #expect(graph.objects.map(\.className) == ["NSObject", "NSString", "NSArray"])
    #expect(graph.objects[0].values.map(\.value) == [.object(2), .null])
    #expect(graph.elements(of: 2) == [.object(1)])
    #expect(graph.text(of: 1) == "Hi")
    #expect(graph.objects[2]["count"] == .int64(1))
  }

  @Test func anyCutAndAnyByteEndsWithAnErrorOrAGraph() {
    for count in Self.archive.indices {
      #expect(throws: CompiledNibError.self) { try ObjectGraph(Array(Self.archive.prefix(count))) }
      for byte in [UInt8(0), 0x7F, 0xFF] {
        var changed = Self.archive
        changed[count] = byte
        _ = try? ObjectGraph(changed)
      }
    }
  }

  @Test func namesWhatIsMissing() {
    var list = BinaryPropertyListBytes()
    let root = list.dictionary([(list.string("$objects"), list.array([]))])
    let error = #expect(throws: CompiledNibError.self) { try ObjectGraph(list.bytes(top: root)) }
    #expect(error?.message == "a keyed archive without $top; expected a dictionary of its objects")
  }

  /// Elements may not share bytes: two arrays of 200 elements in the same 200 bytes are refused.
  @Test func refusesObjectsThatShareBytes() throws {
    var list = BinaryPropertyListBytes()
    let text = list.string("Hi")
    let array = list.array(Array(repeating: text, count: 200))
    let root = list.dictionary([(list.string("$objects"), array), (list.string("$top"), array)])
    list.alias(text, of: array)
    let error = #expect(throws: CompiledNibError.self) { try ObjectGraph(list.bytes(top: root)) }
    #expect(error?.message.contains("no bytes that belong to two objects") == true)
  }
}
