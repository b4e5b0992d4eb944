/// A step of reading a YAML document.
struct YAMLEvent {
  enum Kind {
    case scalar(YAMLNode.Scalar)
    case sequenceStart(isFlow: Bool)
    case mappingStart(isFlow: Bool)
    /// The end of a sequence or a mapping.
    case collectionEnd
    /// A value that was given the name before.
    case alias(String)
    case streamEnd
    /// The start of the stream, or the start or the end of a document.
    case boundary
  }

  let kind: Kind
  let mark: YAMLMark
  /// Where it ends. The end of a block of lines is the start of what follows.
  let end: YAMLMark
  /// The name by which aliases mean the value.
  let anchor: String?
}
