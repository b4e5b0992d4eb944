import DocumentChanges
import Formats
import LayoutAnalysis
import NibTranslation
import StackLint
package import StackModel
import Support

/// Converts a stack definition to a document of Interface Builder, and a view of such a document to a definition.
package struct ConvertRun {
  private let path: String
  private let target: String?
  private let scene: String?
  private let device: Device?

  /// - Parameters:
  ///   - path: The document; `-` for standard input.
  ///   - target: The file to write; nil for standard output.
  ///   - scene: The scene of a storyboard that is read or written.
  ///   - device: The device in place of the definition's own.
  package init(_ path: String, to target: String?, scene: String?, device: Device?) {
    (self.path, self.target, self.scene, self.device) = (path, target, scene, device)
  }

  package func run() throws(ExitStatus) {
    if let target, !["xib", "storyboard", "xml"].contains(where: { target.hasByteSuffix("." + $0) }) {
      throw .reporting(
        "\(target): error: unknown kind of file; name a .xib or .storyboard, or an .xml for a definition")
    }
    let bytes = try InputFile(path: path).content()
    let existing = try target.flatMap { AbsolutePath($0).exists ? $0 : nil }.map { path throws(ExitStatus) in
      try InputFile(path: path).content()
    }
    let result: Converted
    do throws(UnreadableDocument) {
      let document = try LayoutDocument(bytes, path: path, options: LayoutOptions(device: device, semantics: .canvas))
      try check(document)
      result = try convert(document, existing)
    } catch {
      report([error.diagnostic], in: error.source)
      throw .found
    }
    for line in LossLines(result.losses, in: result.source).lines { Terminal.complain(line) }
    if let (losses, source) = result.further {
      for line in LossLines(losses, in: source).lines { Terminal.complain(line) }
    }
    try write(result.content, over: existing)
  }

  private struct Converted {
    let content: [UInt8]
    let losses: [ConversionLoss]
    /// What the storyboard loses that the scene is put into.
    var further: (losses: [ConversionLoss], source: SourceFile)?
    let source: SourceFile
  }

  /// - Parameter existing: The content of the file that is to be written; nil if there is none.
  private func convert(_ document: LayoutDocument, _ existing: [UInt8]?) throws(UnreadableDocument) -> Converted {
    let source = document.nib.source
    guard document.nib.kind == .stackDefinition else {
      try checkTarget(["xml"], "a document becomes a stack definition; name an .xml file", source)
      let view = try ViewDefinition.make(of: document, scene: scene)
      return Converted(content: view.bytes, losses: view.lost, source: source)
    }
    try checkTarget(
      ["xib", "storyboard"], "a stack definition becomes a document; name a .xib or .storyboard file", source)
    let definition = DefinitionDocument(document.layout(), of: document, device: device)
    let isScene = target.map { $0.hasByteSuffix(".storyboard") || scene != nil } ?? false
    if let table = definition.strayTable(inScene: isScene) { throw UnreadableDocument(table, in: source) }
    if isScene, let target {
      let writing = SceneWriting(definition, scene: scene, path: target)
      let old = try existing.map { bytes throws(UnreadableDocument) in try XMLTree(bytes, path: target) }
      let (content, losses) = try writing.content(old: old)
      return Converted(content: content, losses: definition.lost, further: losses, source: source)
    }
    // A file that is no document has no ids to keep.
    let old = existing.flatMap { bytes in try? LayoutDocument(bytes, path: target ?? path) }
    let kept = old.map { KeptIDs(of: $0, scene: nil) } ?? KeptIDs()
    let content = try NewDocument(path: target ?? path).content { definition.xib(placed: $0, kept: kept) }
    return Converted(content: content, losses: definition.lost, source: source)
  }

  // MARK: - Errors

  private func checkTarget(
    _ suffixes: [String], _ message: String, _ source: SourceFile
  ) throws(UnreadableDocument) {
    guard let target, !suffixes.contains(where: { target.hasByteSuffix("." + $0) }) else { return }
    throw UnreadableDocument(Diagnostic(.unsupportedDocument, as: .error, message, range: nil), in: source)
  }

  /// A document with errors has no certain meaning.
  private func check(_ document: LayoutDocument) throws(UnreadableDocument) {
    let errors = document.nib.diagnostics.filter { $0.severity == .error }
    guard let last = errors.last else { return }
    report(errors.dropLast(), in: document.nib.source)
    throw UnreadableDocument(last, in: document.nib.source)
  }

  private func report(_ diagnostics: [Diagnostic], in source: SourceFile) {
    guard !diagnostics.isEmpty else { return }
    let text = DiagnosticRenderer(style: .plain).text(for: diagnostics, in: source)
    Terminal.complain(text.withoutLastLineBreak)
  }

  // MARK: - Writing

  private func write(_ content: [UInt8], over existing: [UInt8]?) throws(ExitStatus) {
    guard let target else { return try Printout(OutputText(file: content)).print() }
    let file = FileReplacement(path: target, content: content, chosenBy: .option)
    guard let existing else { return try file.write() }
    guard content != existing else { return }
    switch file.replace(ifStill: existing) {
    case .replaced: break
    case .changed: throw .reporting("\(target): error: another program changed the file meanwhile; try again")
    case .failed(let failure): throw .reporting(failure.message)
    }
  }
}

/// A line for each kind of what a conversion loses.
struct LossLines {
  let lines: [Escaped<LogLine>]

  /// How many places a line names after the first.
  private static let mostPlaces = 3

  init(_ losses: [ConversionLoss], in source: SourceFile) {
    let index = LineIndex(source)
    var kinds: [String] = []
    var byKind: [String: [ConversionLoss]] = [:]
    for loss in losses {
      if byKind[loss.kind] == nil { kinds.append(loss.kind) }
      byKind[loss.kind, default: []].append(loss)
    }
    lines = kinds.compactMap { kind in
      let losses = byKind[kind] ?? []
      guard let first = losses.first else { return nil }
      let place = index.position(at: first.range.lowerBound)
      let others = losses.dropFirst().map { index.position(at: $0.range.lowerBound) }
      var line: Escaped<LogLine> = "\(source.path):\(place.line):\(place.column): warning: not kept: \(first.message)"
      if !others.isEmpty {
        let named = others.prefix(Self.mostPlaces).map { "\($0.line):\($0.column)" }.joined(separator: ", ")
        line += "; also at \(named)"
        if others.count > Self.mostPlaces { line += " and \(others.count - Self.mostPlaces) more" }
      }
      return line
    }
  }
}
