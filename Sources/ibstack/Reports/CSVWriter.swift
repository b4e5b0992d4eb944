import StackModel

/// One line a view, for spreadsheets.
struct CSVWriter: LayoutWriter {
  let header = "path,id,element,label,parent,x,y,width,height,hidden,ambiguous,misplaced\n"
  let separator = ""
  let footer = ""

  func text(for report: DocumentReport) -> String? {
    (report.layout?.views ?? []).map { line($0, path: report.path) }.joined()
  }

  private func line(_ layout: ViewLayout, path: String) -> String {
    let view = layout.view
    let names = [path, view.id ?? "", view.elementName, view.userLabel ?? "", view.superview?.id ?? ""].map(quoted)
    let frame = layout.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(FrameText.number)
    let flags = [view.isHidden, layout.isAmbiguous, layout.isMisplaced].map { $0 ? "true" : "false" }
    return (names + numbers + flags).joined(separator: ",") + "\n"
  }

  private func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
