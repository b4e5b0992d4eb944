import Support
import Testing

@testable import LanguageServer

@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.xib", "/a/b.xib"), ("file://localhost/a", "/a"), ("file:///a%20b/%C3%A4", "/a b/ä"),
    ("file:///a/./b/../c", "/a/c"),
  ])
  func filesHaveAPath(uri: String, path: String) {
    #expect(DocumentURI(uri).path?.text == path)
  }

  @Test(arguments: [
    "untitled:Untitled-1", "file://server/a", "file:///%", "file:///%4", "file:///a%00b", "file:", "", "http://a/b",
  ])
  func othersHaveNone(uri: String) {
    #expect(DocumentURI(uri).path == nil)
  }

  @Test func pathsAreEscaped() {
    let uri = DocumentURI(path: AbsolutePath("/a b/ä#?.xib"))
    #expect(uri.text == "file:///a%20b/%C3%A4%23%3F.xib")
    #expect(uri.path == AbsolutePath("/a b/ä#?.xib"))
  }
}
