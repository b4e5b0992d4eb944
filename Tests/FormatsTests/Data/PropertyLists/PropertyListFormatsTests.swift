import Testing

@testable import Formats

/// Property lists in any format, and where their values stand.
@Suite struct PropertyListFormatsTests {
  private let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>Name</key>
      <string>A &amp; B</string>
      <key>Count</key>
      <integer>2</integer>
      <key>Scenes</key>
      <array>
        <dict><key>Name</key><string>First</string><key>Main</key><true/></dict>
      </array>
    </dict>
    </plist>
    """

  private func text(_ path: [String], in text: String) -> String? {
    let bytes = Array(text.utf8)
    return PropertyList.places(of: [path], in: bytes)[path].map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test func readsXML() {
    let list = PropertyList(inAnyFormat: Array(xml.utf8))
    #expect(list?["Name"]?.string == "A & B")
    #expect(list?["Count"]?.string == "2")
    #expect(list?["Scenes"]?.array == [.dictionary(["Name": .string("First"), "Main": .string("YES")])])
  }

  @Test func readsOpenStepFormat() {
    #expect(PropertyList(inAnyFormat: Array("{ Name = \"A B\"; }".utf8)) == .dictionary(["Name": .string("A B")]))
  }

  @Test func refusesWhatIsNoPropertyList() {
    for text in ["<plist><dict>", "<html/>", "{ Name = ", "bplist00"] {
      #expect(PropertyList(inAnyFormat: Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test func findsValuesInXML() {
    #expect(text(["Name"], in: xml) == "A &amp; B")
    #expect(text(["Scenes", "0", "Name"], in: xml) == "First")
    #expect(text(["Scenes", "1", "Name"], in: xml) == nil)
    #expect(text(["Title"], in: xml) == nil)
  }

  @Test func findsValuesInOpenStepFormat() {
    let list = "{ objects = { A = { name = First; }; B = { name = \"Second one\"; other = (1, 2); }; }; }"
    #expect(text(["objects", "B", "name"], in: list) == "\"Second one\"")
    #expect(text(["objects", "A", "name"], in: list) == "First")
    #expect(text(["objects", "C", "name"], in: list) == nil)
  }

  @Test func deeplyNestedListsAreNotFollowedToTheEnd() {
    let depth = 100_000
    let list = String(repeating: "{ a = ", count: depth)
    #expect(PropertyList(inAnyFormat: Array(list.utf8)) == nil)
    #expect(PropertyList.places(of: [["a", "a"]], in: Array(list.utf8)).isEmpty)
  }
}
