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
