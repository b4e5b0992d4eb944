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
    let direction = axis == .horizontal ? "horizontally" : "vertically"
    let act = isStretched ? "hug \(direction)" : "resist compression \(direction)"
    let rivalName = rival.nameInMessages
    let rest = "\(act) with \(priority.short); set one to \(max(1, priority - 1).short)"
    let message = Diagnostic.message(
      "\(first.nameInMessages) and \(rivalName) \(rest)", "\(first.nameInMessages) and another view \(rest)")
    let note = Diagnostic.Note("\(rivalName) has \(priority.short) too", range: rival.range)
    return Diagnostic(.contentPriorityTie, message, range: first.range, notes: [note])
  }
}
