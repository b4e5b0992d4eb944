import NibDecoder

/// Views whose content priorities are equal, so that their order decides which of them is longer than its content, or
/// shorter: Interface Builder's "content priority ambiguity".
struct ContentPriorityTies {
  private let session: LayoutSession
  private let judgement: AmbiguityJudgement

  init(_ session: LayoutSession, _ judgement: AmbiguityJudgement) {
    self.session = session
    self.judgement = judgement
  }

  /// Two views that compete, and what changes in the first would settle it.
  private struct Tie {
    let axis: Axis
    let first: Member
    let second: Member
  }

  private struct Member {
    let view: View
    let length: Double
    let content: Double

    /// Whether the length differs from that of the content by more than the content's may be wrong by: widths of text are
    /// estimates.
    func isOff(_ axis: Axis) -> Bool {
      abs(length - content) > max(2, axis == .horizontal ? content / 10 : 0)
    }
  }

  /// One notice for each superview and axis, at the view that gives way.
  func findings() -> [Diagnostic] {
    Axis.allCases.flatMap { axis in groups(axis).compactMap { tie($0, axis).map(describe) } }
  }

  /// Views of tied length by superview, in the order of the tree.
  private func groups(_ axis: Axis) -> [[Member]] {
    var order: [ObjectIdentifier] = []
    var members: [ObjectIdentifier: [Member]] = [:]
    for case let layout? in session.entries.lazy.map({ $0?.layout }) {
      guard judgement.judged(layout).ambiguity?[axis].size == .tie, !isAsHighAsItsContent(layout.view, axis),
        let superview = layout.view.superview,
        let content = session.contentLength(of: layout.view, axis), let rect = session.alignmentRect(of: layout.view)
      else { continue }
      let id = ObjectIdentifier(superview)
      if members[id] == nil { order.append(id) }
      let length = axis == .horizontal ? rect.width : rect.height
      members[id, default: []].append(Member(view: layout.view, length: length, content: content))
    }
    return order.compactMap { members[$0] }
  }

  /// Whether the view is in a table's cell, which is as high as its content when the app runs: the canvas shows any height.
  private func isAsHighAsItsContent(_ view: View, _ axis: Axis) -> Bool {
    guard axis == .vertical else { return false }
    return sequence(first: view, next: \.superview).contains { $0.elementName == "tableViewCell" }
  }

  /// The first view that is not as long as its content, and the first other one of its priority.
  private func tie(_ members: [Member], _ axis: Axis) -> Tie? {
    for member in members where member.isOff(axis) {
      let isStretched = member.length > member.content
      let rival = members.first {
        $0.view !== member.view && priority($0, isStretched, axis) == priority(member, isStretched, axis)
      }
      if let rival { return Tie(axis: axis, first: member, second: rival) }
    }
    return nil
  }

  private func priority(_ member: Member, _ isStretched: Bool, _ axis: Axis) -> Double {
    isStretched ? member.view.contentHuggingPriority[axis] : member.view.contentCompressionResistancePriority[axis]
  }

  private func describe(_ tie: Tie) -> Diagnostic {
    let isStretched = tie.first.length > tie.first.content
    let kind = isStretched ? "hugging" : "compression resistance"
    let priority = self.priority(tie.first, isStretched, tie.axis)
    let (name, rival) = (LayoutFindings.describe(tie.first.view), LayoutFindings.describe(tie.second.view))
    let direction = tie.axis == .horizontal ? "horizontal" : "vertical"
    let message =
      "\(name) and \(rival) have the same \(direction) \(kind) priority, \(priority.short), so only their order says which "
      + "\(isStretched ? "stretches" : "is compressed"); set \(direction) \(kind) of \(name) to \(max(1, priority - 1).short)"
    let note = Diagnostic.Note("\(rival) has \(priority.short) too", range: tie.second.view.range)
    return Diagnostic("content-priority-tie", .notice, message, range: tie.first.view.range, notes: [note])
  }
}
