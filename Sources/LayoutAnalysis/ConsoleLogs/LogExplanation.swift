import StackModel
import Support

/// What is known about a block of a log: the contradiction, and where documents say so.
package struct LogExplanation: Sendable {
  let conflict: LoggedConflict
  /// What to call the items.
  let names: [String]
  /// The contradiction; nil if all constraints can hold as they are printed.
  let contradiction: LoggedContradiction?
  /// The most likely places; several if as much agrees in each of them.
  let matches: [LogMatch]

  /// How many documents were searched.
  let documentCount: Int

  /// - Parameters:
  ///   - matches: The most likely places.
  ///   - documentCount: How many documents were searched.
  package init(_ conflict: LoggedConflict, matches: [LogMatch] = [], documentCount: Int = 0) {
    (self.conflict, self.documentCount) = (conflict, documentCount)
    self.matches = matches
    let known = matches.count == 1 ? matches[0].items.mapValues(\.name) : [:]
    names = LoggedNames(conflict, known: known).names
    contradiction = LoggedContradiction(conflict, names: names)
  }
}

extension LogExplanation {
  /// The only likely place; nil if there are several or none.
  var match: LogMatch? { matches.count == 1 ? matches.first : nil }
}

extension LogExplanation {
  /// What contradicts, or that nothing does.
  var finding: String {
    guard let contradiction else {
      guard !conflict.constraints.isEmpty else { return "no constraint of the block can be read" }
      if let place = conflict.constraints.firstIndex(where: \.isNegativeLength) {
        return "\(conflict.text(of: place, names)) cannot hold: no length is negative"
      }
      guard conflict.unreadLines.isEmpty else {
        return "the constraints that can be read do not contradict each other, and some cannot be read"
      }
      guard conflict.constraints.count > 1 else {
        return "one constraint contradicts nothing by itself; add the list that stands above it in the console"
      }
      return "as printed, these constraints can all hold: the console rounds numbers, and prints some of them later"
    }
    return contradiction.sentence ?? "\(contradiction.members.count) constraints cannot all hold"
  }

  /// The constraints of the block that the contradiction does not need.
  var others: [Int] {
    let members = Set(contradiction?.members.map(\.constraint) ?? [])
    return conflict.constraints.indices.filter { !members.contains($0) }
  }

  /// Remarks about what is not known.
  var notes: [String] {
    var notes: [String] = []
    let members = contradiction?.members.map(\.constraint) ?? Array(conflict.constraints.indices)
    if let note = contradiction.map(\.systemNote) ?? SystemConflict.note(conflict, members) {
      notes.append(note)
    } else if let row = contradiction?.row {
      notes.append(note(on: row))
    } else if contradiction != nil, contradiction?.cure == nil, conflict.emptyView(members) == nil {
      notes.append("nobody wrote these constraints; the views and their sizes make them")
    }
    if contradiction == nil, let twin = conflict.repeated {
      notes.append("\(conflict.text(of: twin, names)) is made twice; remove one of the two")
    } else if contradiction == nil, LoggedContradiction.isBrokenImplied(conflict, names: names) {
      notes.append("the others decide what the broken one asks for; remove it, or lower its priority to 999")
    }
    if notes.isEmpty, conflict.constraints.count > 1, let empty = conflict.emptyView(members) {
      notes.append(note(on: empty))
    }
    if let item = conflict.collapsingItem(members) {
      notes.append("the split view changes the size of \(names[item]) while the item collapses")
    }
    if let view = conflict.viewHeldByMask(members) {
      notes.append("\(names[view]) has a frame as well as constraints; only one of them can lay it out")
    }
    if let scroller = conflict.legacyScroller(members) {
      notes.append(
        "a scroller takes \(scroller.width.short) points of \(names[scroller.scrollView]) (Show scroll bars: Always)")
    }
    if hasMargins { notes.append("margins count as 8 points; the console does not print them") }
    notes += [notesOnMatches].compactMap(\.self)
    if conflict.isTruncated { notes.append("only the first \(conflict.constraints.count) constraints are read") }
    if let first = conflict.unreadLines.first {
      let count = conflict.unreadLines.count
      notes.append(count == 1 ? "line \(first) cannot be read" : "\(count) lines cannot be read, the first is \(first)")
    }
    return notes
  }

  /// What its table has to know of a row.
  private func note(on row: LoggedRow) -> String {
    let (view, height, needed) = (names[row.item], row.height.short, row.needed.short)
    guard abs(row.needed - row.height) > 1 else {
      return "its table gives \(view) \(height) points, without the separator or rounded to pixels, not \(needed)"
    }
    return "its table gives \(view) \(height) points; set rowHeight to UITableView.automaticDimension, or to \(needed)"
  }

  /// Why a view has no room, and until when.
  private func note(on empty: LoggedContradiction.EmptyView) -> String {
    let view = names[empty.item]
    switch empty.maker {
    case .stack: return "\(view) is hidden, so its stack view gives it no room"
    case .mask: return "\(view) has a frame without size when it gets constraints; give it one, or lay it out later"
    default: return "its owner gives \(view) no room until it is shown"
    }
  }

  /// What was looked for and not found, or found in several places.
  private var notesOnMatches: String? {
    let written = conflict.constraints.indices.filter { conflict.constraints[$0].maker.isInDocuments }
    guard documentCount > 0 else { return nil }
    guard let match = matches.first else {
      let wanted = written.prefix(3).map { conflict.text(of: $0, names) }.joined(separator: ", ")
      let rest = written.count > 3 ? " and \(written.count - 3) more" : ""
      let documents = documentCount == 1 ? "the document" : "none of \(documentCount) documents"
      guard !wanted.isEmpty else { return "none of the constraints is one that a document says" }
      let isMissing = documentCount == 1 ? "lacks most of these" : "has most of these"
      return "\(documents) \(isMissing): \(wanted)\(rest); code may make them"
    }
    if matches.count > 1 { return "\(matches.count) places agree equally well" }
    let perhaps = "perhaps it is this place: only numbers agree, no class, text or identifier of the app"
    guard match.agreementCount < written.count else { return match.isDistinct ? nil : perhaps }
    let count = "\(match.agreementCount) of \(written.count) constraints are in the document; code may make the others"
    return match.isDistinct ? count : "\(perhaps); \(count)"
  }

  private var hasMargins: Bool {
    let known = conflict.margins
    return contradiction?.members.contains { member in
      let constraint = conflict.constraints[member.constraint]
      let sides = [constraint.first, constraint.second].compactMap(\.self)
      return sides.contains { $0.attribute.isInsideMargins && known[$0.item] == nil }
    } ?? false
  }
}

extension LoggedConstraint {
  /// Whether it asks for a length below 0.
  fileprivate var isNegativeLength: Bool {
    second == nil && first.attribute.isDimension && constant < 0 && relation != .greaterThanOrEqual
  }
}

/// What to call the views and guides of a block.
struct LoggedNames {
  /// By the numbers of the items.
  let names: [String]

  /// - Parameter known: Names that are known from elsewhere, by the numbers of the items.
  init(_ logged: LoggedConflict, known: [Int: String] = [:]) {
    let plain = logged.items.indices.map { known[$0] ?? logged.items[$0].plainName }
    let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    var used: [String: Int] = [:]
    names = plain.map { name in
      guard let count = counts[name], count > 1 else { return name }
      used[name, default: 0] += 1
      return "\(name) \(used[name] ?? 0)"
    }
  }
}

extension LoggedItem {
  /// The identifier, the text, or the class in few characters.
  fileprivate var plainName: String {
    if isGuide, let text { return text.hasBytePrefix("UIView") ? String(text.dropFirst("UIView".count)) : text }
    if let text = text?.outlineStart { return "\"\(text)\"" }
    return (identifier ?? className ?? "superview").outlineStart ?? "view"
  }
}

extension String {
  /// Its start on a line; nil if it is empty.
  fileprivate var outlineStart: String? {
    let words = unicodeScalars.prefix(Self.longestStart).split { $0.properties.isWhitespace }
    let line = words.map { String($0) }.joined(separator: " ")
    return line.isEmpty ? nil : line
  }

  private static let longestStart = 40
}

/// Conflicts that the system makes by itself, and what is known of them.
enum SystemConflict {
  /// What to say of a block in which no constraint and no view is the app's; nil for other blocks.
  ///
  /// - Parameter places: The places of the constraints that contradict each other, or of all.
  static func note(_ conflict: LoggedConflict, _ places: [Int]) -> String? {
    if isOfAlert(conflict) {
      return
        "UIAlertController makes this constraint in action sheets since iOS 12.2; it is a bug of UIKit's without effect"
    }
    let members = places.map { conflict.constraints[$0] }
    let items = Set(members.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) })
    guard !members.isEmpty, !members.contains(where: \.isWritten), members.contains(where: { $0.maker == .system }),
      items.allSatisfy({ conflict.items[$0].isOfSystem || conflict.items[$0].isGuide })
    else { return nil }
    let classes = items.compactMap { conflict.items[$0].className ?? conflict.items[$0].identifier }
    let kind = kinds.first { kind in classes.contains { name in kind.parts.contains(where: name.containsBytes) } }
    return (kind?.fact ?? "all of these views are the system's") + "; the app has no part in it, and nothing to change"
  }

  /// What the names of classes have in common, and who makes their constraints.
  private static let kinds: [(parts: [String], fact: String)] = [
    (["Keyboard", "UIKB", "SystemInputAssistant", "TUI"], "UIKit's keyboard makes these constraints while it moves"),
    (["BarButton"], "UIKit's bars make these constraints while a bar button has no room"),
    (["NavigationBar"], "UIKit's bars make these constraints while a bar has no room"),
  ]

  /// `UIView.width == -16`, alone. Ten of ten such logs that were found are of action sheets.
  private static func isOfAlert(_ conflict: LoggedConflict) -> Bool {
    guard conflict.constraints.count == 1, let one = conflict.constraints.first else { return false }
    return one.first.attribute == .width && one.second == nil && one.constant == -16 && one.relation == .equal
      && conflict.items[one.first.item].className == "UIView"
  }
}
