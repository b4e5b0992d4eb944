import NibDecoder
import StackModel
import Support

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
    for conflict in reader.end() { add(conflict) }
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

/// Logs that can be published: without the names of an app's classes, texts, identifiers and source files.
extension LoggedConflict {
  /// The same conflict without private names.
  var anonymous: LoggedConflict {
    replacing(items: items.map(\.anonymous), sources: constraints.map(\.source.anonymous))
  }
}

extension LoggedItem {
  /// The same object without its text and its identifier. A class of the app becomes `View`.
  fileprivate var anonymous: LoggedItem {
    let isPublic = className.map { isOfSystem || isGuideOfSystem || Self.publicClasses.contains($0) } ?? true
    return LoggedItem(
      className: isPublic ? className : isGuide ? "UILayoutGuide" : "View", address: address,
      text: isGuideOfSystem ? text : nil, identifier: nil, isOfSystem: isOfSystem)
  }

  /// Whether it is a guide that UIKit makes; its text says what for.
  private var isGuideOfSystem: Bool {
    let name = className ?? ""
    guard isGuide, name.hasBytePrefix("UI") || name.hasBytePrefix("_UI") else { return false }
    return text?.hasBytePrefix("UI") ?? true
  }

  /// The classes that documents know, and those of the content views of cells.
  private static let publicClasses = [Vocabulary.cocoaTouch, .cocoa].reduce(into: contentViews) {
    $0.formUnion($1.superclasses.keys)
  }
}

extension LoggedConstraint.Source {
  /// The same without the author's identifier and the place in a source file.
  fileprivate var anonymous: LoggedConstraint.Source {
    let isWritten = maker == .author || maker == .library
    let isPublic = ["NS", "_NS", "UI", "_UI", "MAS", "SnapKit."].contains { className.hasBytePrefix($0) }
    return LoggedConstraint.Source(
      className: isPublic ? className : "LayoutConstraint", address: address,
      identifier: isWritten ? nil : identifier, isActive: isActive, namesSystemView: namesSystemView,
      sizesContentOfCell: sizesContentOfCell)
  }
}
