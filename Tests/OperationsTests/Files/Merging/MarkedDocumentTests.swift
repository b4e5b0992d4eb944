import Testing

@testable import Operations
@testable import Support

/// Documents with conflict markers, without git.
@Suite struct MarkedDocumentTests {
  private static func text(base: String) -> String {
    """
    <document>
    <<<<<<< ours
    <a id="a" x="1"/>
    \(base)=======
    <a id="a" y="1"/>
    >>>>>>> theirs
    </document>

    """
  }

  private func message(_ text: String) -> String? {
    do throws(Git.Failure) {
      _ = try MarkedDocument(Array(text.utf8), path: "a.xib")
      return nil
    } catch {
      return error.message
    }
  }

  @Test func documentWithThreeVersionsCanBeMerged() {
    #expect(message(Self.text(base: "||||||| base\n<a id=\"a\"/>\n")) == nil)
  }

  @Test func otherTextsCannot() throws {
    #expect(try #require(message(Self.text(base: ""))).contains("a.xib: error: its markers lack the base"))
    #expect(try #require(message("<document/>\n")).contains("a.xib: error: no conflict"))
    #expect(try #require(message(Self.text(base: "||||||| base\n<a\n"))).contains("a.xib: error: cannot be merged"))
  }
}
