import Drawing
import NibDecoder
import StackModel

/// What the page calls the scenes of a document: what the author calls them, else by the controller or the File's Owner, else
/// by the file. Nobody recognizes a screen that is called "View".
struct SceneTitles {
  private var titles: [ObjectIdentifier: String] = [:]

  /// - Parameter path: The path of the document.
  init(_ subjects: [DocumentDrawing.Subject], of document: LayoutDocument, path: String) {
    var names = ObjectNames(document.nib.tree)
    let elements = Set(document.scenes.map(\.controller.elementName))
    var uses: [String: Int] = [:]
    for subject in subjects {
      let title =
        Self.chosen(subject, elements) ?? subject.view.range.flatMap { names.place(at: $0.lowerBound).scene }
        ?? Self.baseName(path)
      uses[title, default: 0] += 1
      let count = uses[title] ?? 1
      titles[ObjectIdentifier(subject.view)] = count == 1 ? title : "\(title) (\(count))"
    }
  }

  subscript(subject: DocumentDrawing.Subject) -> String { titles[ObjectIdentifier(subject.view)] ?? subject.name }

  /// Nil for a name that is only an id or the name of an element, as Interface Builder gives it.
  ///
  /// - Parameter elements: The names of the elements of controllers.
  private static func chosen(_ subject: DocumentDrawing.Subject, _ elements: Set<String>) -> String? {
    let (name, view) = (subject.name, subject.view)
    let isGiven = name != view.id && name != view.elementName && name != "View" && !elements.contains(name)
    return isGiven ? name : nil
  }

  private static func baseName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
