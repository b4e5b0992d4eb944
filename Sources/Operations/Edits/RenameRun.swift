package import StackLint
import Support

/// Renames something in all files of a project, or in none.
package struct RenameRun {
  /// What is renamed, and where.
  package struct Request {
    private let rename: Rename
    private let folder: AbsolutePath
    private let document: String?
    private let unclear: RenamePlan.Unclear

    /// - Parameters:
    ///   - names: The old name and the new one.
    ///   - folder: The project's; nil for the repository around the working folder, or else that folder.
    ///   - document: The document of an id; nil for the only one that has it.
    ///   - unclear: What happens to uses of which nobody can tell whether they are of what is renamed.
    package init(
      _ kind: RenameKind, _ names: (old: String, new: String), folder: String?, document: String?,
      unclear: RenamePlan.Unclear
    ) {
      rename = Rename(kind, from: names.old, to: names.new)
      let workingFolder = AbsolutePath(".")
      self.folder = folder.map { AbsolutePath($0) } ?? workingFolder.repository ?? workingFolder
      self.document = document
      self.unclear = unclear
    }
  }

  private let request: Request
  private let isDiff: Bool
  private let isQuiet: Bool

  /// - Parameter isDiff: Whether what would change is printed, and nothing is written.
  package init(_ request: Request, isDiff: Bool, isQuiet: Bool) {
    (self.request, self.isDiff, self.isQuiet) = (request, isDiff, isQuiet)
  }

  package func run() throws(ExitStatus) {
    if try request.interrupted.isCompleted(isDiff: isDiff) { return }
    let plan = try request.plan()
    for remark in plan.remarks { Terminal.complain("\(request.place(of: remark))\(remark.message)") }
    let files: [RenamePlan.File]
    do throws(RenameRefusal) { files = try plan.files() } catch { throw request.refused([error]) }
    if isDiff { return try printDiff(files, plan) }
    if let failure = request.transaction(files, plan).run() { throw .reporting(failure.message) }
    if !isQuiet { Terminal.complain(Self.summary(files, plan)) }
  }

  private func printDiff(_ files: [RenamePlan.File], _ plan: RenamePlan) throws(ExitStatus) {
    let isForPeople = Terminal.isOutputTerminal
    var output: [UInt8] = []
    for file in files {
      let diff = UnifiedDiff(from: file.old, to: file.new)
      let path = request.path(file.path)
      let text =
        isForPeople
        ? OutputText(diff.text(path: path, isColored: Terminal.isOutputColored)) : OutputText(diff.patch(path: path))
      output += text.bytes
    }
    for move in plan.moves {
      for (old, new) in request.files(movedBy: move) {
        let text: Escaped<PatchText> =
          "diff --git \("a/" + old) \("b/" + new)\nsimilarity index 100%\nrename from \(old)\nrename to \(new)\n"
        output += isForPeople ? OutputText("\(text.string)" as Escaped<LogLine>).bytes : text.bytes
      }
    }
    try Printout(OutputText(file: output)).print()
    if !isQuiet { Terminal.complain("\(Self.summary(files, plan)), nothing written") }
    throw .found
  }

  private static func summary(_ files: [RenamePlan.File], _ plan: RenamePlan) -> Escaped<LogLine> {
    let (places, moves) = (files.reduce(0) { $0 + $1.count }, plan.moves.count)
    let moved: Escaped<LogLine> = moves == 0 ? "" : ", \(moves.counted("file")) or folders moved"
    return "\(places.counted("place")) in \(files.count.counted("file"))\(moved)"
  }
}

// MARK: - Projects

extension RenameRun.Request {
  fileprivate var title: String { "rename \(rename.title)" }

  fileprivate var interrupted: InterruptedRun { InterruptedRun(folder, title) }

  fileprivate func transaction(_ files: [RenamePlan.File], _ plan: RenamePlan) -> FileTransaction {
    let replacements = files.map { FileTransaction.Step.replace($0.path, old: $0.old, new: $0.new) }
    return FileTransaction(title, replacements + plan.moves.map { .move($0.old, to: $0.new) }, in: folder)
  }

  fileprivate func plan() throws(ExitStatus) -> RenamePlan {
    let project: RenameProject
    do throws(InputFile.Failure) { project = try RenameProject.read(folder) } catch { throw .reporting(error.message) }
    let place = document.map { AbsolutePath($0) }
    if let place, place.path(below: folder) == nil {
      throw .reporting("\(place.shown): error: not in the project's folder \(folder.shownFolder)")
    }
    let plan = RenamePlan.find(rename, in: project, document: place?.path(below: folder), unclear: unclear)
    guard plan.refusals.isEmpty else { throw refused(plan.refusals) }
    return plan
  }

  fileprivate func refused(_ refusals: [RenameRefusal]) -> ExitStatus {
    for refusal in refusals.prefix(Self.mostRefusals) {
      Terminal.complain("\(place(of: refusal))error: \(refusal.message)")
    }
    if refusals.count > Self.mostRefusals { Terminal.complain("\(refusals.count - Self.mostRefusals) more") }
    Terminal.complain("error: not renamed: \(rename.title); nothing was changed")
    return .found
  }

  private static let mostRefusals = 20

  fileprivate func place(of refusal: RenameRefusal) -> Escaped<LogLine> {
    guard let place = refusal.place else { return "" }
    return "\(path(place.path)):\(place.position.line):\(place.position.column): "
  }

  /// As one would name it from the working folder.
  fileprivate func path(_ path: String) -> String { folder.appending(path).shown }

  /// The files that a move of a file or a folder moves.
  fileprivate func files(movedBy move: (old: String, new: String)) -> [(old: String, new: String)] {
    guard InputFiles.isFolder(folder.appending(move.old).text, followingLinks: false) else {
      return [(path(move.old), path(move.new))]
    }
    let entries = FolderEntry.all(in: folder.appending(move.old).text) ?? []
    return entries.map { (path("\(move.old)/\($0.name)"), path("\(move.new)/\($0.name)")) }
  }
}
