import Support

/// A path as a relative reference of a URI.
package struct URIPath {
  package let text: String

  package init(_ path: String) {
    let escaped = path.pathBytes.map { byte in
      Self.plain.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + Self.hex[Int(byte >> 4)] + Self.hex[Int(byte & 15)]
    }
    text = escaped.joined()
  }

  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+@!$&'()*,;=".utf8)
  private static let hex = "0123456789ABCDEF".map(String.init)
}
