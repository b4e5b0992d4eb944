/// A part of ibstack that is fed bytes, and what must hold whatever the bytes are.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Reading, layout on several devices, explanations, all writers of frames.
  case document
  /// All rules, with and without variants; all forms of report.
  case lint
  /// Pictures with all layers, sheets, sketches, and the page of a report.
  case drawings
  /// Updates of frames and the edits of findings.
  case edits
  /// Form, differences and merges of versions.
  case versions
  /// Documents that are compiled to nibs.
  case compiler
  /// `.ibstack.yml`, and the configurations of other linters that are migrated.
  case configuration
  /// Swift and Objective-C sources, and the names of a project's files.
  case sources
  /// Reports and measured frames that are read back.
  case reports
  /// Compiled nibs, and the documents that they become.
  case nibs
  /// Logs with conflicts, and documents that may have them.
  case logs
  /// What an editor asks about a document while it is written, and messages.
  case server

  /// Whether inputs are Interface Builder documents or stack definitions.
  package var readsDocuments: Bool {
    [.document, .lint, .drawings, .edits, .versions, .compiler, .server].contains(self)
  }

  /// Runs the target on an input.
  ///
  /// - Throws: ``Violation`` where something does not hold.
  package func run(_ bytes: [UInt8]) throws(Violation) {
    #if FUZZ_CANARY
      try Canary.sing(bytes, to: self)
    #endif
    switch self {
    case .document: try DocumentTarget(bytes).run()
    case .lint: try LintTarget(bytes).run()
    case .drawings: try DrawingTarget(bytes).run()
    case .edits: try EditTarget(bytes).run()
    case .versions: try VersionTarget(bytes).run()
    case .compiler: try CompilerTarget(bytes).run()
    case .configuration: try ConfigurationTarget(bytes).run()
    case .sources: SourceTarget(bytes).run()
    case .reports: try ReportTarget(bytes).run()
    case .nibs: try NibTarget(bytes).run()
    case .logs: try LogTarget(bytes).run()
    case .server: try ServerTarget(bytes).run()
    }
  }
}

/// Something that has to hold for every input, and does not.
package struct Violation: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// Throws where a condition does not hold.
  static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws(Violation) {
    if !condition { throw Violation(description()) }
  }
}
