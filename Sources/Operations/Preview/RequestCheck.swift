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
