import NibDecoder
import StackModel

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

  /// What goes to the output, and the number of frames that change or would.
  func part(writes: Bool) -> (part: DocumentRun.Part, frames: Int) {
    do {
      let found = try FrameUpdates(bytes, path: path, options: options)
      if !writes || found.updates.isEmpty {
        let text = FrameUpdateWriter().text(for: found)
        return (DocumentRun.Part(text: OutputText(text), diagnostics: []), found.updates.count)
      }
      let failure = FileReplacement(path: path, content: found.bytes).failure(ifStill: bytes)
      let part = DocumentRun.Part(
        diagnostics: [], complaint: failure.map { "\($0.message)" }, isFailure: failure != nil)
      return (part, failure == nil ? found.updates.count : 0)
    } catch {
      let text = DiagnosticRenderer(style: .plain).text(for: [error.diagnostic], in: error.source)
      return (DocumentRun.Part(text: nil, diagnostics: [error.diagnostic], complaint: text.withoutLastLineBreak), 0)
    }
  }
}

/// How many frames changed, or would, in how many documents.
struct UpdateCount {
  private(set) var frames = 0
  private var documents = 0

  mutating func add(_ frames: Int) {
    self.frames += frames
    documents += frames > 0 ? 1 : 0
  }

  func text(isDone: Bool) -> Escaped<LogLine> {
    let text: Escaped<LogLine> = "\(frames) frame\(frames == 1 ? "" : "s") \(isDone ? "" : "to be ")updated"
    return documents == 0 ? text : "\(text) in \(documents) of them"
  }
}
