/// The classes that one source file declares or adds to.
public struct SourceSummary: Sendable {
  let declarations: [ClassDeclaration]

  /// Looks through a file in Swift or Objective-C, which its path tells.
  public init(_ bytes: [UInt8], path: String) {
    switch Self.language(of: path) {
    case .swift: declarations = SwiftClassScanner.declarations(in: bytes)
    case .objectiveC: declarations = ObjectiveCClassScanner.declarations(in: bytes)
    case nil: declarations = []
    }
  }

  static func language(of path: String) -> SourceLanguage? {
    if path.hasSuffix(".swift") { return .swift }
    return path.hasSuffix(".m") || path.hasSuffix(".h") || path.hasSuffix(".mm") ? .objectiveC : nil
  }
}
