import StackLint
import Support

/// The URI of a document, and the path that it stands for.
struct DocumentURI: Hashable, Sendable {
  /// As the client writes it.
  let text: String

  init(_ text: String) { self.text = text }

  /// The URI of a file.
  init(path: AbsolutePath) { text = "file://" + URIPath(path.text).text }

  /// The path of a file on this machine; nil for other resources.
  var path: AbsolutePath? {
    let scheme = "file://"
    guard text.hasBytePrefix(scheme) else { return nil }
    let rest = text.utf8.dropFirst(scheme.utf8.count)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = Substring(rest[..<slash])
    guard host.isEmpty || host == "localhost", let bytes = Self.unescaped(rest[slash...]), !bytes.contains(0) else {
      return nil
    }
    return AbsolutePath(String(pathBytes: bytes))
  }

  /// Bytes without escapes such as `%20`; nil for a percent sign without two digits.
  private static func unescaped(_ text: Substring.UTF8View.SubSequence) -> [UInt8]? {
    var (bytes, rest): ([UInt8], Substring.UTF8View.SubSequence) = ([], text)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(Substring(rest.prefix(2))), radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
