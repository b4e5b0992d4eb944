import LayoutAnalysis
import StackModel
import Support

/// One line a view, for spreadsheets.
struct CSVWriter: LayoutWriter {
  let showsVariants: Bool

  let separator: Escaped<CSVField> = ""
  let footer: Escaped<CSVField> = ""

  var header: Escaped<CSVField> {
    "path,\(showsVariants ? "variant," : Escaped())id,element,label,parent,x,y,width,height,hidden,ambiguous,misplaced,"
      + "viewPath,text\n"
  }

  func text(for report: LayoutReport) -> Escaped<CSVField>? {
    guard showsVariants else { return lines(report.layout?.views ?? [], [report.path]) }
    let layouts = report.variantReport?.layouts ?? []
    return layouts.map { lines($0.views, [report.path, $0.variant.name]) }.joined()
  }

  private func lines(_ views: [ViewLayout], _ place: [String]) -> Escaped<CSVField> {
    let paths = ViewPaths(views)
    return views.map { line($0, place, paths[$0.view]) }.joined()
  }

  private func line(_ layout: ViewLayout, _ place: [String], _ path: String) -> Escaped<CSVField> {
    let view = layout.view
    var line = Escaped<CSVField>()
    for name in place + [view.id ?? "", view.elementName, view.userLabel ?? "", view.superview?.id ?? ""] {
      line.append(name)
      line.append(literal: ",")
    }
    let numbers = layout.frame.numbers.map { number($0) }
    let flags = [view.isHidden, layout.isAmbiguous, layout.isMisplaced].map {
      $0 ? "true" : "false" as Escaped<CSVField>
    }
    line += (numbers + flags).joined(separator: ",") + ","
    line.append(path)
    line.append(literal: ",")
    line.append(view.caption ?? "")
    return line + "\n"
  }

  /// A negative number is no formula.
  private func number(_ value: Double) -> Escaped<CSVField> {
    Escaped(stringLiteral: FrameText.number(value))
  }
}

/// Turns documents into one form of output.
protocol LayoutWriter: Sendable {
  associatedtype Syntax: OutputSyntax
  /// The text before the first document.
  var header: Escaped<Syntax> { get }
  /// The text between two documents.
  var separator: Escaped<Syntax> { get }
  /// The text after the last document.
  var footer: Escaped<Syntax> { get }
  /// One document; nil if the form leaves it out.
  func text(for report: LayoutReport) -> Escaped<Syntax>?
}

extension LayoutWriter {
  func output(for report: LayoutReport) -> OutputText? { text(for: report).map { OutputText($0) } }
}
