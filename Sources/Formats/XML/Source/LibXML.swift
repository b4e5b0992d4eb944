internal import CLibXML

/// What needs the state that all threads share in libxml2.
///
/// libxml2 sets it up when it is first used, without a lock for the table of encodings: two threads that read their first
/// documents at once would crash. Here it is set up once.
struct LibXML: Sendable {
  static let shared = LibXML()

  private init() { xmlInitParser() }

  /// A new parser; nil if memory is out.
  func parser() -> xmlParserCtxtPtr? { xmlNewParserCtxt() }

  /// The conversion from and to an encoding, which the caller closes; nil for an unknown one.
  func encodingHandler(named name: String) -> xmlCharEncodingHandlerPtr? { xmlFindCharEncodingHandler(name) }
}
