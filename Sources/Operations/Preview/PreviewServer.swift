import Dispatch
import Support

#if Preview
  import FlyingFox
  import FlyingSocks
  import Foundation
#endif

/// Serves a page on the loopback address, if the program is built with the trait `Preview`.
package struct PreviewServer: Sendable {
  #if Preview
    package static let isSupported = true
  #else
    package static let isSupported = false
  #endif

  private let site: PreviewSite
  private let port: UInt16

  /// Where the page is.
  var address: String { "http://127.0.0.1:\(port)/" }

  private init(_ site: PreviewSite, port: UInt16) { (self.site, self.port) = (site, port) }

  /// Starts to listen, and waits until it does. Not for asynchronous code, whose threads the server needs.
  ///
  /// - Parameter port: 0 for any that is free.
  static func start(port: UInt16) throws(PreviewFailure) -> PreviewServer {
    #if Preview
      let site = PreviewSite()
      return PreviewServer(site, port: try listen(site, port: port))
    #else
      throw .unsupported
    #endif
  }

  /// Shows something else.
  func publish(_ content: PreviewContent) { site.publish(content) }

  /// Lets connections notice that nobody reads them any more.
  func ping() { site.ping() }
}

#if Preview
  extension PreviewServer {
    /// Starts to listen, and waits until it does.
    private static func listen(_ site: PreviewSite, port: UInt16) throws(PreviewFailure) -> UInt16 {
      let result = Locked<Result<UInt16, PreviewFailure>?>(nil)
      let isDecided = DispatchSemaphore(value: 0)
      let decide = { @Sendable (outcome: Result<UInt16, PreviewFailure>) in
        result.withLock { $0 = $0 ?? outcome }
        isDecided.signal()
      }
      let server: HTTPServer
      do {
        let logger: DisabledLogger = .disabled
        server = HTTPServer(
          address: try .inet(ip4: "127.0.0.1", port: port), logger: logger, handler: PreviewHandler(site))
      } catch {
        throw failure(error, port: port)
      }
      Task.detached {
        do {
          try await server.run()
          decide(.failure(.failed("the server ended")))
        } catch {
          decide(.failure(failure(error, port: port)))
        }
      }
      Task.detached {
        try? await server.waitUntilListening()
        guard case .ip4(_, let port)? = await server.listeningAddress else {
          return decide(.failure(.failed("the server did not start")))
        }
        decide(.success(port))
      }
      isDecided.wait()
      guard let outcome = result.withLock(\.self) else { throw .failed("the server did not start") }
      return try outcome.get()
    }

    private static func failure(_ error: any Error, port: UInt16) -> PreviewFailure {
      if case SocketError.failed(_, EADDRINUSE, _) = error { return .portInUse(port) }
      return .failed(error.localizedDescription)
    }
  }

  /// Answers requests.
  private struct PreviewHandler: HTTPHandler {
    private let site: PreviewSite

    init(_ site: PreviewSite) { self.site = site }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      let sender = RequestCheck.Sender(
        host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
        site: request.headers[HTTPHeader("Sec-Fetch-Site")])
      if let refusal = RequestCheck.refusal(of: sender, isPage: request.path == "/") {
        return Self.response(.forbidden, "text/plain; charset=utf-8", Array(refusal.utf8))
      }
      guard request.method == .GET || request.method == .HEAD else {
        return Self.response(.methodNotAllowed, "text/plain; charset=utf-8", Array("This page is only read.\n".utf8))
      }
      switch site.resource(at: request.path) {
      case .page(let bytes): return Self.response(.ok, "text/html; charset=utf-8", bytes)
      case .data(let bytes): return Self.response(.ok, "application/octet-stream", bytes)
      case .events:
        var headers = Self.headers
        headers[.contentType] = "text/event-stream"
        return HTTPResponse(
          statusCode: .ok, headers: headers, body: HTTPBodySequence(from: EventBytes(stream: site.events())))
      case .missing:
        return Self.response(.notFound, "text/plain; charset=utf-8", Array("There is nothing here.\n".utf8))
      }
    }

    private static func response(_ status: HTTPStatusCode, _ type: String, _ bytes: [UInt8]) -> HTTPResponse {
      var headers = headers
      headers[.contentType] = type
      return HTTPResponse(statusCode: status, headers: headers, body: Data(bytes))
    }

    private static var headers: HTTPHeaders {
      [
        .cacheControl: "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("X-Frame-Options"): "DENY",
      ]
    }
  }

  /// Events as the body of a response, each as soon as it is there.
  private struct EventBytes: AsyncBufferedSequence {
    typealias Element = UInt8

    let stream: AsyncStream<[UInt8]>

    func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    struct Iterator: AsyncBufferedIteratorProtocol {
      var base: AsyncStream<[UInt8]>.Iterator
      private var rest: ArraySlice<UInt8> = []

      init(base: AsyncStream<[UInt8]>.Iterator) { self.base = base }

      mutating func next() async -> UInt8? {
        if rest.isEmpty, let event = await base.next() { rest = event[...] }
        return rest.popFirst()
      }

      mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
        guard rest.isEmpty else {
          defer { rest = [] }
          return Array(rest)
        }
        return await base.next()
      }
    }
  }
#endif

/// Why there is no preview.
package enum PreviewFailure: Error, Hashable, CustomStringConvertible {
  /// The program was built without a server.
  case unsupported
  /// Another program listens on the port.
  case portInUse(UInt16)
  /// What the server says.
  case failed(String)

  package var description: String {
    switch self {
    case .unsupported:
      "this ibstack was built without a server and cannot show a preview; build it with make PREVIEW=1, "
        + "or with swift build -c release --traits Preview"
    case .portInUse(let port): "another program listens on port \(port); name another port, or leave --port out"
    case .failed(let reason): "the preview cannot be served: \(reason)"
    }
  }
}

/// Which requests a preview answers: those of its own page, in a browser on the same machine.
///
/// A page of another site could otherwise read the app's screens and sources: by a request of its own, or by a name of its
/// own that leads to this machine.
struct RequestCheck {
  /// What a browser says of itself.
  struct Sender {
    /// The `Host` header.
    var host: String?
    /// The `Origin` header.
    var origin: String?
    /// The `Sec-Fetch-Site` header.
    var site: String?
  }

  private static let names: Set<String> = ["127.0.0.1", "localhost"]

  /// Why a request is refused; nil if it is answered.
  ///
  /// - Parameter isPage: Whether it is for the page itself, to which links of other sites may lead.
  static func refusal(of sender: Sender, isPage: Bool) -> String? {
    guard let host = sender.host, names.contains(String(host.prefix { $0 != ":" })) else {
      return "This preview answers only on 127.0.0.1 and localhost.\n"
    }
    if let origin = sender.origin, origin != "http://\(host)" { return "This preview answers only its own page.\n" }
    if !isPage, let site = sender.site, site != "same-origin" { return "This preview answers only its own page.\n" }
    return nil
  }
}
