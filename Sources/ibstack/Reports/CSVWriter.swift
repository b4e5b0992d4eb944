import StackModel

/// One line a view, for spreadsheets.
struct CSVWriter: LayoutWriter {
  let showsVariants: Bool
  let separator = ""
  let footer = ""

  var header: String {
    "path,\(showsVariants ? "variant," : "")id,element,label,parent,x,y,width,height,hidden,ambiguous,misplaced\n"
  }

  func text(for report: DocumentReport) -> String? {
    guard showsVariants else { return (report.layout?.views ?? []).map { line($0, [report.path]) }.joined() }
    let layouts = report.survival?.layouts ?? []
    return layouts.map { layout in
      layout.views.map { line($0, [report.path, layout.variant.name]) }.joined()
    }.joined()
  }

  private func line(_ layout: ViewLayout, _ place: [String]) -> String {
    let view = layout.view
    let names = (place + [view.id ?? "", view.elementName, view.userLabel ?? "", view.superview?.id ?? ""]).map(quoted)
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
