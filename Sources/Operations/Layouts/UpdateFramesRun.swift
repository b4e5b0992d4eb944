import LayoutAnalysis
import NibDecoder
import StackLint
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

/// Updates the frames of one document.
struct FrameUpdating {
  let bytes: [UInt8]
  let path: String
  let options: LayoutOptions

  init(_ bytes: [UInt8], path: String, options: LayoutOptions) {
    self.bytes = bytes
    self.path = path
    self.options = options
  }

  /// The output for the document, and the number of frames that changed or would change.
  func part(writes: Bool) -> (part: DocumentRun.Output, frames: Int) {
    guard writes else { return update(bytes, writes: false).result }
    let (result, failure) = FileEditing(path: path).apply(to: bytes) { update($0, writes: true) }
    guard let failure else { return result }
    return (DocumentRun.Output(failure), 0)
  }

  private func update(
    _ bytes: [UInt8], writes: Bool
  ) -> (content: [UInt8]?, result: (part: DocumentRun.Output, frames: Int)) {
    do {
      let found = try FrameUpdates(bytes, path: path, options: options)
      let isPrinted = !writes || found.updates.isEmpty
      let text = isPrinted ? OutputText(FrameUpdateWriter().text(for: found)) : nil
      return (isPrinted ? nil : found.bytes, (DocumentRun.Output(text: text, diagnostics: []), found.updates.count))
    } catch {
      return (nil, (DocumentRun.Output(diagnostics: [error.diagnostic], complaint: error.finding), 0))
    }
  }
}

/// Counts the frames that changed or would change, and their documents.
struct UpdateCount {
  private(set) var frames = 0
  private var documents = 0

  mutating func add(_ frames: Int) {
    self.frames += frames
    documents += frames > 0 ? 1 : 0
  }

  func text(isDone: Bool) -> Escaped<LogLine> {
    let text: Escaped<LogLine> = "\(frames.counted("frame")) \(isDone ? "" : "to be ")updated"
    return documents == 0 ? text : "\(text) in \(documents) of them"
  }
}

/// Changed frames, one a line: `path:line:column: <label> "Name": (old) → (new)`.
struct FrameUpdateWriter {
  func text(for updates: FrameUpdates) -> Escaped<LogLine> {
    let lines = LineIndex(updates.source)
    return updates.updates.map { update -> Escaped<LogLine> in
      let place = lines.position(at: update.range.lowerBound)
      return "\(updates.source.path):\(place.line):\(place.column): \(update.summary)\n"
    }.joined()
  }
}
