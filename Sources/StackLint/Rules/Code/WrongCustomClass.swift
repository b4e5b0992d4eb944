import NibDecoder
import Project

extension Rule {
  static let wrongCustomClass = Rule(
    "wrong-custom-class", .code, .warning,
    summary: "A custom class is of another kind than its object",
    rationale: """
      A table view cell whose custom class is a view controller crashes the app when the document is loaded, or is shown
      as nothing. This happens when the class is set on the wrong object. The rule follows the superclasses of the custom
      class to one of Apple's classes. Set the class on the object that it is meant for. A header or footer view of a table
      may be a cell in its document, since Interface Builder's library has none, and a view of WebKit or Metal may be
      of the kind that it succeeded.

      The finding is an error for a view controller as a view of UIKit's, and for a view as a controller: the app crashes when
      it loads the document.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <tableViewCell customClass="⟦BadgeController⟧" customModule="App" id="a"/>
        """, in: .xib, beside: ["BadgeController.swift": "class BadgeController: UIViewController {}"]),
      .good(
        """
        <tableViewCell customClass="BadgeCell" customModule="App" id="a"/>
        """, in: .xib, beside: ["BadgeCell.swift": "class BadgeCell: UITableViewCell {}"]),
      .good(
        """
        <tableViewCell customClass="SectionHeader" customModule="App" id="a"/>
        """, in: .xib, beside: ["SectionHeader.swift": "class SectionHeader: UITableViewHeaderFooterView {}"]),
    ]
  ) { document, _ in
    guard let classes = document.project?.classes, !classes.isEmpty else { return [] }
    var objects = ObjectClasses(classes)
    return document.customObjects.compactMap { object in
      guard let name = object.written("customClass"), let expected = object.elementClass,
        let lineage = objects.lineage(name), lineage.isKind(of: expected) == false,
        successors[expected].map({ lineage.isKind(of: $0) == true }) != true,
        lineage.systemClasses.allSatisfy({ SystemHierarchy.isKind(expected, of: $0) == false })
      else { return nil }
      let kinds = lineage.systemClasses.sorted().joined(separator: " or ")
      // People know it as a part of its cell.
      if object.isContentOfCell {
        return Finding(
          "its content view has the class \(name), which is a \(kinds); clear the class there",
          at: object.valueRange("customClass"))
      }
      return Finding(
        Diagnostic.message(
          "\(name) is a \(kinds), and \(object.title) needs a \(expected); set it on another object",
          "\(name) is a \(kinds), and \(object.title) needs a \(expected)",
          "\(name) is a \(kinds); expected a \(expected)"),
        at: object.valueRange("customClass"),
        isCrash: document.document.nib.kind.platform != .macOS && isBrokenTree(lineage, as: expected))
    }
  }

  /// Whether views are where UIKit has controllers, or the other way round.
  private static func isBrokenTree(_ lineage: ClassLineage, as expected: String) -> Bool {
    let kinds = ["UIView", "UIViewController"]
    return zip(kinds, kinds.reversed()).contains { kind, other in
      SystemHierarchy.isKind(expected, of: kind) == true && lineage.isKind(of: other) == true
    }
  }

  /// Classes that take the place of an element's own and read what they need of it.
  private static let successors = [
    "UITableViewCell": "UITableViewHeaderFooterView", "UIWebView": "WKWebView", "WebView": "WKWebView",
    "GLKView": "MTKView", "NSOpenGLView": "MTKView",
  ]
}
