import Testing

@testable import Operations

/// Which requests a preview answers.
@Suite struct RequestCheckTests {
  private func isAnswered(
    host: String? = "127.0.0.1:8080", origin: String? = nil, site: String? = nil, isPage: Bool = false
  ) -> Bool {
    RequestCheck.refusal(of: RequestCheck.Sender(host: host, origin: origin, site: site), isPage: isPage) == nil
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "localhost"])
  func thisMachineIsAnswered(_ host: String) {
    #expect(isAnswered(host: host))
    #expect(isAnswered(host: host, origin: "http://\(host)", site: "same-origin"))
  }

  @Test(arguments: ["evil.example", "127.0.0.1.evil.example:8080", "localhost.evil.example", "0.0.0.0:8080", "", nil])
  func otherNamesAreRefused(_ host: String?) {
    #expect(!isAnswered(host: host))
    #expect(!isAnswered(host: host, isPage: true))
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:9090", ""])
  func otherOriginsAreRefused(_ origin: String) {
    #expect(!isAnswered(origin: origin))
    #expect(!isAnswered(origin: origin, isPage: true))
  }

  @Test(arguments: ["cross-site", "same-site", "none"])
  func otherSitesMayLeadToThePageOnly(_ site: String) {
    #expect(!isAnswered(site: site))
    #expect(isAnswered(site: site, isPage: true))
  }
}
