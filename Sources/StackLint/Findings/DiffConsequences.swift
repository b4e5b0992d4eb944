package import DocumentChanges
import Formats
import NibDecoder
import StackModel

/// What a change of a document leads to: views that lie elsewhere, findings that came or went.
package struct DiffConsequences {
  private let diff: DocumentDiff
  private let reports: (old: LintResult, new: LintResult)
  private var names: (old: VersionNames, new: VersionNames)

  /// Lays both versions out on the canvas of the document, and lints each of them separately, with the default rules.
  package init(_ diff: DocumentDiff, path: String) {
    self.diff = diff
    let linter = Linter(LintConfiguration(), path: path)
    let report = { (version: DocumentVersion) in
      linter.lint(version.tree.source.bytes, path: path)
    }
    reports = (report(diff.old), report(diff.new))
    names = (VersionNames(diff.old), VersionNames(diff.new))
  }

  /// The views that both versions have, whose computed frames differ.
  package mutating func frames() -> SceneChanges? {
    var olds: [String: Rect] = [:]
    for layout in reports.old.layout?.views ?? [] {
      if let id = layout.view.id, olds[id] == nil { olds[id] = layout.frame }
    }
    var entries: [DiffEntry] = []
    for layout in reports.new.layout?.views ?? [] {
      guard let id = layout.view.id, let old = olds[id], !Self.isNear(old, layout.frame),
        let element = names.new.element(withID: id)
      else { continue }
      let detail = "\(Self.text(old)) → \(Self.text(layout.frame))"
      entries.append(DiffEntry(mark: .moved, subject: names.new.long(element), details: [detail]))
    }
    return entries.isEmpty ? nil : SceneChanges(scene: "Layout", entries: entries)
  }

  /// The findings that only one version has.
  package mutating func findings() -> SceneChanges? {
    let (olds, news) = (keys(reports.old, &names.old), keys(reports.new, &names.new))
    let entries = Self.entries(.added, news, except: olds) + Self.entries(.removed, olds, except: news)
    return entries.isEmpty ? nil : SceneChanges(scene: "Findings", entries: entries)
  }

  // MARK: - Findings

  private func keys(_ report: LintResult, _ names: inout VersionNames) -> [String] {
    report.diagnostics.map { diagnostic in
      let element = diagnostic.range.flatMap { names.version.tree.innermostElement(at: $0.lowerBound) }
      let object = element.map { names.long($0) + ": " } ?? ""
      return "\(object)\(diagnostic.message) [\(diagnostic.ruleID)]"
    }
  }

  private static func entries(_ mark: DiffEntry.Mark, _ keys: [String], except others: [String]) -> [DiffEntry] {
    var rest = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return keys.compactMap { key in
      if let count = rest[key], count > 0 {
        rest[key] = count - 1
        return nil
      }
      return DiffEntry(mark: mark, subject: key, details: [])
    }
  }

  // MARK: - Frames

  private static func isNear(_ first: Rect, _ second: Rect) -> Bool {
    let pairs = [
      (first.x, second.x), (first.y, second.y), (first.width, second.width), (first.height, second.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.25 }
  }

  private static func text(_ frame: Rect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { FrameText.number($0) }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
