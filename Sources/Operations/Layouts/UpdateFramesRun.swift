package import StackModel
package import Support

/// Corrects misplaced frames in documents.
package struct UpdateFramesRun {
  private let paths: SearchedPaths
  private let options: LayoutOptions
  private let isCheck: Bool

  /// - Parameter isCheck: Whether the run only lists what would change, and fails if something would.
  package init(_ paths: SearchedPaths, options: LayoutOptions, isCheck: Bool) {
    (self.paths, self.options, self.isCheck) = (paths, options, isCheck)
  }

  package func run() throws(ExitStatus) {
    let count = Locked(UpdateCount())
    let (options, writes) = (options, !isCheck)
    try DocumentRun.find(paths, wanted: .documents).process(
      summary: { count.withLock { $0.text(isDone: writes) } },
      { bytes, path in
        let (part, frames) = FrameUpdating(bytes, path: path, options: options).part(writes: writes)
        count.withLock { $0.add(frames) }
        return part
      })
    if isCheck, count.withLock({ $0.frames > 0 }) { throw .found }
  }
}
