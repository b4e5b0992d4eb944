import StackModel

/// The blocks of a log in which UIKit or AppKit says that it could not satisfy constraints.
///
/// Anything may stand around the constraints: time stamps, names of processes, quotes and commas. A list of constraints
/// without its heading counts as a block, too.
package struct ConsoleLog: Sendable {
  /// The blocks; those that say the same are one.
  package private(set) var conflicts: [LoggedConflict] = []
  /// How many blocks there are beyond those that are read.
  package private(set) var unreadCount = 0
  private var places: [[String]: Int] = [:]

  /// - Parameter bytes: The text of the log.
  package init(_ bytes: [UInt8]) {
    var reader = ConsoleReader()
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      for conflict in reader.read(line) { add(conflict) }
    }
    if let conflict = reader.end() { add(conflict) }
  }

  /// The same conflicts without private names.
  package var anonymous: ConsoleLog {
    var log = self
    log.conflicts = conflicts.map(\.anonymous)
    return log
  }

  private mutating func add(_ conflict: LoggedConflict) {
    let signature = conflict.signature
    if let place = places[signature] {
      conflicts[place].count += 1
    } else if conflicts.count < Self.largestCount {
      places[signature] = conflicts.count
      conflicts.append(conflict)
    } else {
      unreadCount += 1
    }
  }

  /// How many different blocks are read.
  private static let largestCount = 200
}
