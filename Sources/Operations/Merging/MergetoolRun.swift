import DocumentChanges
import Support

/// Asks about the conflicts of documents that git could not merge.
package struct MergetoolRun {
  private let paths: [String]

  /// - Parameter paths: Documents with conflicts; none for all of the repository.
  package init(_ paths: [String]) { self.paths = paths }

  package func run() throws(ExitStatus) {
    var isMerged = true
    do throws(Git.Failure) {
      for document in try UnmergedDocument.all(paths) where isMerged { isMerged = try decide(document) }
    } catch {
      throw .reporting(error.message)
    }
    if !isMerged { throw .found }
  }

  /// - Returns: Whether the document is merged now.
  private func decide(_ document: UnmergedDocument) throws(Git.Failure) -> Bool {
    var tool = MergeTool(document)
    guard let (merged, left) = tool.run() else { return false }
    guard let bytes = document.merge.tree(of: .ours).bytes(ofDocument: merged) else {
      throw Git.Failure(message: "\(document.path): error: \(UnmergeableDocument.notEncodable)")
    }
    let files = MergeFiles(document: document.path, path: document.path)
    do throws(InputFile.Failure) { try files.write(bytes, left, of: document.merge) } catch {
      throw Git.Failure(message: error.message)
    }
    guard left.isEmpty else {
      Terminal.complain("\(document.path): \(left.count) left")
      return false
    }
    try GitChange.add(document.file)
    Terminal.complain("\(document.path): merged")
    return true
  }
}

/// Asks about the conflicts of one document, one at a time.
struct MergeTool {
  private let document: UnmergedDocument
  private var choices = MergeChoices()
  private var skipped: Set<MergeConflict> = []

  /// What a person answers.
  private enum Answer {
    case side(MergeSide)
    case skip
    case quit
  }

  init(_ document: UnmergedDocument) { self.document = document }

  /// Asks until all conflicts are decided or skipped.
  ///
  /// - Returns: The document as UTF-8, and the conflicts that are left; nil if the person quit.
  mutating func run() -> (text: [UInt8], left: [MergeConflict])? {
    while true {
      let result = document.merge.result(choices)
      let open = result.conflicts.filter { !choices.decide($0) && !skipped.contains($0) }
      guard let next = open.first else {
        return (MergedFrames(document.merge, result).bytes, result.conflicts.filter { !choices.decide($0) })
      }
      Terminal.complain("\(document.path): \(open.count) to decide")
      ConflictReport(document.merge, [next]).lines().forEach(Terminal.complain)
      switch ask(about: next) {
      case .side(let side): choices.choose(side, for: next)
      case .skip: skipped.insert(next)
      case .quit: return nil
      }
    }
  }

  /// What the answers do.
  private static let help: [Escaped<LogLine>] = [
    "  o  keep ours: what the branch has that is merged into",
    "  t  take theirs: what the branch has that is merged",
    "  p  show the screen with ours and with theirs",
    "  s  skip: leave the conflict open, and go on with the next",
    "  q  quit: leave the document as it is",
  ]

  private func ask(about conflict: MergeConflict) -> Answer {
    while true {
      Terminal.complain("  keep [o]urs, take [t]heirs, show a [p]icture, [s]kip, [q]uit or [?]")
      guard let line = readLine() else { return .quit }
      switch line.lowercased() {
      case "o", "ours": return .side(.ours)
      case "t", "theirs": return .side(.theirs)
      case "p", "picture":
        ConflictSketch(document: document, columns: min(Terminal.outputWidth ?? 80, 200))
          .lines(for: conflict, choices).forEach(Terminal.complain)
      case "s", "skip": return .skip
      case "q", "quit": return .quit
      case "?", "h", "help": Self.help.forEach(Terminal.complain)
      default: continue
      }
    }
  }
}
