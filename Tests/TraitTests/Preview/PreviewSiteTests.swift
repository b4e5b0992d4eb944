import Testing

@testable import Operations

/// What a preview serves, and what it tells its pages.
@Suite struct PreviewSiteTests {
  private func site() -> PreviewSite {
    let site = PreviewSite()
    site.publish(PreviewContent(page: [1], data: ["index": [2], "p0.0": [3]]))
    return site
  }

  @Test func pageAndDataHavePaths() {
    #expect(site().resource(at: "/") == .page([1]))
    #expect(site().resource(at: "/data/index") == .data([2]))
    #expect(site().resource(at: "/data/p0.0") == .data([3]))
    #expect(site().resource(at: "/events") == .events)
  }

  @Test(arguments: ["", "/index.html", "/data", "/data/", "/data/other", "/data/../index", "//", "/etc/passwd"])
  func otherPathsLeadNowhere(_ path: String) {
    #expect(site().resource(at: path) == .missing)
  }

  @Test func newContentReplacesTheOldOne() {
    let site = site()
    site.publish(PreviewContent(page: [4], data: [:]))
    #expect(site.resource(at: "/") == .page([4]))
    #expect(site.resource(at: "/data/index") == .missing)
  }

  @Test func pagesAreToldOfChanges() async {
    let site = site()
    var events = [site.events(), site.events()].map { $0.makeAsyncIterator() }
    for index in events.indices {
      let first = await events[index].next()
      #expect(first.map { String(decoding: $0, as: UTF8.self) } == "retry: 1000\nevent: change\ndata: \n\n")
    }
    site.publish(PreviewContent(page: [5], data: [:]))
    site.ping()
    for index in events.indices {
      #expect(await events[index].next() == Array("event: change\ndata: \n\n".utf8))
      #expect(await events[index].next() == Array(": \n\n".utf8))
    }
  }
}
