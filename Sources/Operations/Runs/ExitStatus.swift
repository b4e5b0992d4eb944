import Support

/// How the program ends, once the reason is reported.
package enum ExitStatus: Int32, Error {
  /// Errors were found, or something is not as it should be.
  case found = 1
  /// A file could not be read or written.
  case failed = 2
  /// The command line names something that is not there.
  case usage = 64

  /// Reports why files could not be read or written.
  package static func reporting(_ reasons: String...) -> ExitStatus { reporting(reasons) }

  /// Reports why files could not be read or written.
  static func reporting(_ reasons: [String]) -> ExitStatus {
    for reason in reasons { Terminal.complain("\(reason)") }
    return .failed
  }
}
