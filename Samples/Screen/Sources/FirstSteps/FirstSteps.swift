import StackLint
import StackModel

let path = CommandLine.arguments.dropFirst().first ?? "Samples/Profile.storyboard"
do {
  let document = try LayoutDocument(contentsOf: path)
  let layout = document.layout()
  for view in layout.views.map(\.view) {
    guard let id = view.id, let frame = layout[id]?.frame, let onScreen = layout.frame(of: view) else { continue }
    print(view.name, "in its superview:", frame, "on the screen:", onScreen)
  }
  let lines = LineIndex(document.nib.source)
  for finding in Linter(LintConfiguration(), path: path).lint(LintedDocument(document)).diagnostics {
    let position = finding.position(in: lines)
    print("\(path):\(position?.line ?? 1): \(finding.severity): \(finding.message)")
  }
} catch {
  print(error)
}
