/// The name by which people recognize an object of a document: `button "Cancel" (x1-yz-abc)`.
public struct ObjectName: Hashable, Sendable {
  /// The kind as Interface Builder's library calls it, in lower case: `table view cell`.
  public let kind: String
  /// The text that the document outline shows, cut to 40 characters: the author's label, the text, the title, the
  /// placeholder or an identifier; for a constraint what it says. Nil without any.
  public let label: String?
  /// The custom class; nil without one.
  public let customClass: String?
  /// The object id; nil without one.
  public let id: String?

  /// Creates a name of known parts.
  public init(kind: String, label: String? = nil, customClass: String? = nil, id: String? = nil) {
    self.kind = kind
    self.label = label
    self.customClass = customClass
    self.id = id
  }
}

extension String {
  /// The text on a single line, cut where it is longer than an outline is wide. Nil if nothing is left.
  ///
  /// It is cut between scalars, since a single character may be as long as its author likes.
  package var outlineText: String? {
    let words = unicodeScalars.prefix(Self.longestScan).split(whereSeparator: \.isWhiteSpace)
    let line = words.map { String($0) }.joined(separator: " ").unicodeScalars
    guard !line.isEmpty else { return nil }
    return line.count > Self.outlineWidth ? String(line.prefix(Self.outlineWidth - 1)) + "…" : String(line)
  }

  private static let outlineWidth = 40
  private static let longestScan = 400
}

extension Unicode.Scalar {
  /// The same as the property, which has to be looked up for what is not ASCII only.
  fileprivate var isWhiteSpace: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
