import CYaml

/// The events of a YAML text, as libyaml reports them.
///
/// `CYaml` is libyaml as the Yams package brings it. Yams' own reader of documents recurses without a limit, and needs all
/// of Foundation with its 30 MB of ICU data.
final class YAMLEvents {
  /// libyaml keeps a pointer to the parser inside of it, so it stays where it is.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// - Parameter bytes: UTF-8, which has to outlive the events.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var failure: YAMLFailure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    switch parser.pointee.error {
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
      return YAMLFailure(problem: problem, mark: YAMLMark(parser.pointee.problem_mark))
    case YAML_READER_ERROR:
      return YAMLFailure(problem: "\(problem) at byte \(parser.pointee.problem_offset)", mark: nil)
    default:
      return YAMLFailure(problem: problem, mark: nil)
    }
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    mark = YAMLMark(event.start_mark)
    end = YAMLMark(event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        YAMLNode.Scalar(
          string: String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE))
      anchor = Self.name(scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      (kind, anchor) = (.sequenceStart(isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE), Self.name(data.anchor))
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      (kind, anchor) = (.mappingStart(isFlow: data.style == YAML_FLOW_MAPPING_STYLE), Self.name(data.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: (kind, anchor) = (.collectionEnd, nil)
    case YAML_ALIAS_EVENT: (kind, anchor) = (.alias(Self.name(event.data.alias.anchor) ?? ""), nil)
    case YAML_STREAM_END_EVENT: (kind, anchor) = (.streamEnd, nil)
    default: (kind, anchor) = (.boundary, nil)
    }
  }

  private static func name(_ text: UnsafePointer<yaml_char_t>?) -> String? { text.map { String(cString: $0) } }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}
