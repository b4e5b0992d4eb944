import NibDecoder

/// Two views that compete for room.
struct ContentPriorityTie {
  let axis: Axis
  let isStretched: Bool
  let priority: Double
  let first: View
  let rival: View

  /// The notice, with the change of the first view's priority that ends the tie.
  var diagnostic: Diagnostic {
    let kind = isStretched ? "hugging" : "compression resistance"
    let (name, rivalName) = (first.nameInMessages, rival.nameInMessages)
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    let message =
      "\(name) and \(rivalName) have the same \(direction) \(kind) priority, \(priority.short), so only their order says "
      + "which \(isStretched ? "stretches" : "is compressed"); "
      + "set \(direction) \(kind) of \(name) to \(max(1, priority - 1).short)"
    let note = Diagnostic.Note("\(rivalName) has \(priority.short) too", range: rival.range)
    return Diagnostic(.contentPriorityTie, message, range: first.range, notes: [note])
  }
}
