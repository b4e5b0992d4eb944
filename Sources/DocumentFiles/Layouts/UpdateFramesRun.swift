import OperatingSystem
package import StackModel

/// Corrects misplaced frames in documents.
package struct UpdateFramesRun {
  package enum Action {
    case write
    /// Prints what would change.
    case list
    /// Prints what would change, and fails if something would.
    case check
  }

  private let paths: [String]
  private let options: LayoutOptions
  private let action: Action

  package init(_ paths: [String], options: LayoutOptions, _ action: Action) {
    (self.paths, self.options, self.action) = (paths, options, action)
  }

  package func run() throws(ExitStatus) {
    let count = Locked(UpdateCount())
    let (options, writes) = (options, action == .write)
    try DocumentRun.find(paths).process(
      summary: { count.withLock { $0.text(isDone: writes) } },
      { bytes, path in
        let (part, frames) = FrameUpdating(bytes, path: path, options: options).part(writes: writes)
        count.withLock { $0.add(frames) }
        return part
      })
    if action == .check, count.withLock({ $0.frames > 0 }) { throw .found }
  }
}
