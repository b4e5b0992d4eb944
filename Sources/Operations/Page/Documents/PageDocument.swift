import Drawing
import LayoutAnalysis
import StackLint
import StackModel
import Support

/// A document as the page holds it: what the gallery lists, and compressed data that is read when it is shown.
struct PageDocument: Hashable, Sendable {
  /// What the gallery lists.
  let entry: Escaped<JSONString>
  /// The pictures of each layout; empty for a file without any.
  let pictures: [PictureBlocks]
  /// The pictures of what the document was; nil if nothing is compared, and for a document that is new.
  let picturesBefore: PictureBlocks?
  /// The views and the source; nil for a file without any.
  let details: DataBlock?
  /// The rules that reported something in it.
  let rules: Set<String>
  /// What became of the document in Markdown; empty if nothing is compared.
  let summary: Escaped<MarkdownCell>

  /// A document whose pictures are shown.
  ///
  /// - Parameters:
  ///   - report: The document and its findings.
  ///   - variants: The devices and users for which it is drawn, too; nil for none.
  ///   - assets: The project's images and colors.
  init(_ report: ReportedDocument, variants: LayoutVariants? = nil, assets: any DrawingAssets = NoAssets()) {
    let path = report.findings.path
    guard let drawn = report.document.flatMap({ DrawnDocument($0, assets, path) }) else {
      self.init(report.findings)
      return
    }
    let others = variants.map { drawn.document.variants($0) } ?? []
    let pictures = others.map { other in
      let drawing = DocumentDrawing(other.document, other.document.layout(), assets: assets)
      return PictureBlocks(drawing, drawn.scenes.subjects(in: drawing))
    }
    self.init(
      entry: DocumentEntry(report.findings, drawn.scenes).json(variants: others.map(\.variant.name)),
      pictures: [drawn.pictures(drawn.scenes.subjects)] + pictures, details: drawn.details,
      rules: Self.rules(report.findings.findings))
  }

  /// A document beside what it was.
  ///
  /// - Parameters:
  ///   - before: The document as it was, with each finding on its own; nil for one that is new.
  ///   - after: The document of today, with each finding on its own; nil for one that is gone.
  ///   - path: The document's path.
  ///   - assets: The images and colors of today's project.
  init(
    before: ReportedDocument?, after: ReportedDocument?, path: String, assets: any DrawingAssets = NoAssets()
  ) {
    let content = ContentChanges(
      before: before?.document, before?.findings, after: after?.document, after?.findings)
    let new = after?.document.flatMap { DrawnDocument($0, assets, path) }
    let old = before?.document.flatMap { DrawnDocument($0, assets, path, saved: content.before) }
    let words = content.words
    let comparison = DocumentComparison(
      before: old?.compared(words), before?.findings, after: new?.compared(words), after?.findings)
    let findings = comparison.findings ?? FindingReport(goneFrom: path)
    self.init(
      entry: DocumentEntry(findings, new?.scenes, comparison, content).json(),
      pictures: new.map { [$0.pictures(comparison.scenes.map(\.after))] } ?? [],
      picturesBefore: old?.pictures(comparison.scenes.map(\.before)), details: new?.details,
      rules: Self.rules(findings.findings + comparison.went),
      summary: ComparisonSummary(path, comparison, content).text)
  }

  /// A file without pictures: one that cannot be read, a source or a configuration.
  init(_ findings: FindingReport) {
    self.init(entry: DocumentEntry(findings).json(), pictures: [], details: nil, rules: Self.rules(findings.findings))
  }

  /// The same pictures with the findings of a state of the file that cannot be drawn.
  ///
  /// - Parameter findings: Why it cannot be read.
  func outdated(by findings: FindingReport) -> PageDocument {
    var json = JSONWriter()
    json.object { json in
      if let failure = findings.failure { json.member("failure", failure) }
      json.key("problems")
      FindingData(nil, findings.lines).write(findings.findings, to: &json)
    }
    return PageDocument(
      entry: entry.dropLast(1) + ", \"outdated\": " + json.text + "}", pictures: pictures, details: details,
      rules: rules.union(Self.rules(findings.findings)))
  }

  private static func rules(_ findings: [LocatedFinding]) -> Set<String> { Set(findings.map(\.diagnostic.ruleID)) }

  private init(
    entry: Escaped<JSONString>, pictures: [PictureBlocks], picturesBefore: PictureBlocks? = nil, details: DataBlock?,
    rules: Set<String>,
    summary: Escaped<MarkdownCell> = ""
  ) {
    self.entry = entry
    self.pictures = pictures
    self.picturesBefore = picturesBefore
    self.details = details
    self.rules = rules
    self.summary = summary
  }
}

/// A document that is laid out and can be drawn.
private struct DrawnDocument {
  let document: LayoutDocument
  let scenes: SceneIndex
  private let layout: DocumentLayout
  private let drawing: DocumentDrawing

  /// Nil for a document that could not be read.
  ///
  /// - Parameter saved: The text to draw instead of the document's own; nil for its own.
  init?(_ report: LintResult, _ assets: any DrawingAssets, _ path: String, saved: [UInt8]? = nil) {
    guard let own = report.document, let ownLayout = report.layout else { return nil }
    let other = saved.flatMap { saved in
      saved == own.nib.source.bytes ? nil : try? LayoutDocument(saved, path: path, options: own.options)
    }
    document = other ?? own
    layout = document === own ? ownLayout : document.layout()
    drawing = DocumentDrawing(document, layout, assets: assets)
    scenes = SceneIndex(drawing, of: document, path: path)
  }

  func pictures(_ subjects: [DocumentDrawing.Subject?]) -> PictureBlocks { PictureBlocks(drawing, subjects) }

  var details: DataBlock {
    var details = ViewDetails(document, layout, scenes, LineIndex(document.nib.source))
    return DataBlock(details.json())
  }

  /// - Parameter words: What changed in the document.
  func compared(_ words: ContentWords) -> ComparedLayout { ComparedLayout(drawing, scenes, document, words) }
}

extension FindingReport {
  /// The report of a document that is gone.
  fileprivate init(goneFrom path: String) {
    self.init(
      file: ReportedFile(path: path, absolutePath: path, repositoryPath: path), findings: [],
      source: SourceFile(path: path, bytes: []))
  }
}

/// The pictures of a document in one layout, a few scenes in each block: who looks at a scene of a large storyboard waits
/// for its neighbors only.
struct PictureBlocks: Hashable, Sendable {
  /// How many scenes share a block, and with it the style sheets.
  static let scenesInBlock = 20

  /// The scenes' blocks, in the order of the scenes.
  let blocks: [DataBlock]

  /// - Parameter subjects: What has pictures; nil where the layout leaves a scene without a size.
  init(_ drawing: DocumentDrawing, _ subjects: [DocumentDrawing.Subject?]) {
    blocks = stride(from: 0, to: subjects.count, by: Self.scenesInBlock).map { start in
      let end = min(start + Self.scenesInBlock, subjects.count)
      return DataBlock(PictureData(drawing, Array(subjects[start..<end])).json)
    }
  }
}

/// What the gallery lists of a document: its scenes and its findings.
struct DocumentEntry {
  private let findings: FindingReport
  private let scenes: SceneIndex?
  private let comparison: DocumentComparison?
  private let content: ContentChanges?

  /// - Parameters:
  ///   - scenes: The scenes of the document; nil for other files.
  ///   - comparison: What became of the document; nil if nothing is compared.
  ///   - content: What changed in its content; nil if nothing is compared.
  init(
    _ findings: FindingReport, _ scenes: SceneIndex? = nil, _ comparison: DocumentComparison? = nil,
    _ content: ContentChanges? = nil
  ) {
    self.findings = findings
    self.scenes = scenes
    self.comparison = comparison
    self.content = content
  }

  /// - Parameter variants: The names of the further layouts that are drawn.
  func json(variants: [String] = []) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("path", findings.path)
      if let failure = findings.failure { json.member("failure", failure) }
      json.array("scenes") { json in writeScenes(&json) }
      if !variants.isEmpty { json.member("variants", variants) }
      json.key("findings")
      FindingData(scenes, findings.lines).write(findings.findings, came: comparison?.came, to: &json)
      if comparison == nil { scenes?.map.write(to: &json) }
      guard let comparison else { return }
      json.member("compared", true)
      json.key("went")
      FindingData(scenes, nil).write(comparison.went, to: &json)
      content?.write(to: &json)
    }
    return json.text
  }

  private func writeScenes(_ json: inout JSONWriter) {
    guard let comparison else {
      for subject in scenes?.subjects ?? [] {
        json.object { json in write(subject, name: scenes?.titles[subject] ?? subject.name, &json) }
      }
      return
    }
    for scene in comparison.scenes {
      guard let subject = scene.after ?? scene.before else { continue }
      json.object { json in
        write(subject, name: scene.name, &json)
        ComparisonData(scene).write(to: &json)
      }
    }
  }

  private func write(_ subject: DocumentDrawing.Subject, name: String, _ json: inout JSONWriter) {
    json.member("name", name)
    if let id = subject.sceneID ?? subject.view.id { json.member("id", id) }
    json.member("width", subject.size.width)
    json.member("height", subject.size.height)
  }
}

/// Pictures of a document in one layout, with both style sheets and the places of the views.
struct PictureData {
  private let drawing: DocumentDrawing
  private let subjects: [DocumentDrawing.Subject?]

  /// - Parameter subjects: What has pictures; nil where this layout leaves a scene without a size.
  init(_ drawing: DocumentDrawing, _ subjects: [DocumentDrawing.Subject?]) {
    self.drawing = drawing
    self.subjects = subjects
  }

  /// What the reader can switch on. The page pins findings itself.
  private static let layers = Set(DrawingLayer.allCases).subtracting([.findings])

  var json: Escaped<JSONString> {
    let pictures = drawing.pictures(of: subjects.compactMap(\.self), layers: Self.layers)
    var bodies = pictures.bodies.makeIterator()
    var json = JSONWriter()
    json.object { json in
      json.member("light", pictures.styleSheet(.light).string)
      json.member("dark", pictures.styleSheet(.dark).string)
      json.objects("scenes", subjects) { subject, json in
        guard let subject, let body = bodies.next() else { return }
        write(body, of: subject, &json)
      }
    }
    return json.text
  }

  private func write(
    _ body: Escaped<XMLMarkup>, of subject: DocumentDrawing.Subject, _ json: inout JSONWriter
  ) {
    json.member("width", subject.size.width)
    json.member("height", subject.size.height)
    json.member("picture", body.string)
    json.array("rects") { json in
      for view in drawing.placedViews(of: subject) { json.numbers(view.rect?.numbers ?? []) }
    }
  }
}

/// What became of a scene, as the page's data.
struct ComparisonData {
  private let scene: SceneComparison

  init(_ scene: SceneComparison) { self.scene = scene }

  func write(to json: inout JSONWriter) {
    if let change = scene.change { json.member("change", change.rawValue) }
    if let old = scene.before?.size, let new = scene.after?.size, old != new {
      json.member("oldWidth", old.width)
      json.member("oldHeight", old.height)
    }
    write("changes", scene.seen, &json)
    write("unseen", scene.changes.filter { !$0.isSeen }, &json)
  }

  private func write(_ key: String, _ changes: [PictureChange], _ json: inout JSONWriter) {
    guard !changes.isEmpty else { return }
    json.objects(key, changes) { change, json in
      json.member("kind", change.kind.rawValue)
      json.member("text", change.text)
      if let cause = change.cause { json.member("cause", cause) }
      if let place = change.view { json.member("view", Double(place)) }
      json.member("share", change.share)
      write("before", change.before, &json)
      write("after", change.after, &json)
    }
  }

  private func write(_ key: String, _ rects: [Rect], _ json: inout JSONWriter) {
    guard !rects.isEmpty else { return }
    json.array(key) { json in
      for rect in rects { json.numbers(rect.numbers) }
    }
  }
}
