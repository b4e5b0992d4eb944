import NibDecoder

extension LintedDocument {
  /// The fonts that users see, in document order of each kind.
  var fonts: [DocumentElement] {
    elements["fontDescription"] + elements["font"].filter { !$0.isInComment }
  }
}

extension DocumentElement {
  /// Whether it is one of macOS's own fonts for mini and small controls, whose size is right for them.
  var isOfSmallControl: Bool { self["metaFont"].map { !["system", "systemBold"].contains($0) } ?? false }

  /// Where a font writes its size.
  var fontSizeAttribute: String { self["pointSize"] == nil ? "size" : "pointSize" }

  /// The size in points; nil where a text style or the system decides it.
  var fontSize: Double? { self[fontSizeAttribute].flatMap { Double(written: $0) } }
}
