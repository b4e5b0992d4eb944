import Dispatch
import Testing

@testable import Operations

/// The server of a preview.
@Suite struct PreviewServerTests {
  /// Waiting for a server would keep one of the threads that it needs.
  private func server(port: UInt16) async throws -> PreviewServer {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try PreviewServer.start(port: port) }) }
    }
  }

  @Test(.enabled(if: PreviewServer.isSupported)) func freePortIsFound() async throws {
    let servers = [try await server(port: 0), try await server(port: 0)]
    #expect(servers[0].address != servers[1].address)
    #expect(servers.allSatisfy { $0.address.hasPrefix("http://127.0.0.1:") && !$0.address.hasSuffix(":0/") })
  }

  @Test(.enabled(if: PreviewServer.isSupported)) func busyPortIsRefused() async throws {
    let address = try await server(port: 0).address
    let port = try #require(UInt16(address.dropLast().split(separator: ":").last ?? ""))
    await #expect(throws: PreviewFailure.portInUse(port)) { try await server(port: port) }
  }

  @Test(.enabled(if: !PreviewServer.isSupported)) func missingServerSaysHowToGetOne() {
    #expect(throws: PreviewFailure.unsupported) { try PreviewServer.start(port: 0) }
    #expect(PreviewFailure.unsupported.description.contains("--traits Preview"))
  }
}
