import Testing

@testable import Preview

/// The server of a preview.
@Suite struct PreviewServerTests {
  @Test(.enabled(if: PreviewServer.isSupported)) func freePortIsFound() throws {
    let servers = [try PreviewServer(port: 0), try PreviewServer(port: 0)]
    #expect(servers[0].address != servers[1].address)
    #expect(servers.allSatisfy { $0.address.hasPrefix("http://127.0.0.1:") && !$0.address.hasSuffix(":0/") })
  }

  @Test(.enabled(if: PreviewServer.isSupported)) func busyPortIsRefused() throws {
    let address = try PreviewServer(port: 0).address
    let port = try #require(UInt16(address.dropLast().split(separator: ":").last ?? ""))
    #expect(throws: PreviewFailure.portInUse(port)) { try PreviewServer(port: port) }
  }

  @Test(.enabled(if: !PreviewServer.isSupported)) func missingServerSaysHowToGetOne() {
    #expect(throws: PreviewFailure.unsupported) { try PreviewServer(port: 0) }
    #expect(PreviewFailure.unsupported.description.contains("--traits Preview"))
  }
}
