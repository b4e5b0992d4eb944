import NibDecoder
import SourceClasses

extension Rule {
  static let delegateWithoutConformance = Rule(
    "delegate-without-conformance", .code, .warning,
    summary: "A data source or delegate implements nothing of its protocol",
    rationale: """
      A table without the methods of its data source crashes the app, and a delegate without methods is never called. The
      rule reports a destination whose class, with its superclasses and extensions, neither conforms to the protocol nor
      has one of the methods. It does not report classes with a superclass or protocol from outside the project. Conform
      to the protocol, or remove the connection.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="ListView" customModule="App" id="a"/>
        <tableView id="b">
          <connections><outlet property="dataSource" destination="⟦a⟧" id="o"/></connections>
        </tableView>
        """, in: .xib, beside: ["ListView.swift": "class ListView: UIView {}"]),
      .good(
        """
        <view customClass="ListView" customModule="App" id="a"/>
        <tableView id="b">
          <connections><outlet property="dataSource" destination="a" id="o"/></connections>
        </tableView>
        """, in: .xib,
        beside: ["ListView.swift": "class ListView: UIView {}\nextension ListView: UITableViewDataSource {}"]),
    ]
  ) { document, _ in
    guard let classes = document.project?.classes, !classes.isEmpty else { return [] }
    var objects = ObjectClasses(classes)
    return document.elements["outlet"].compactMap { outlet in
      guard let property = outlet.written("property"), let object = outlet.parent?.parent,
        let expected = DelegateProtocol(property, of: object),
        let destination = outlet["destination"].flatMap(document.element(withID:)),
        let name = destination.written("customClass"), let lineage = objects.lineage(name),
        !expected.isImplemented(by: lineage)
      else { return nil }
      return Finding(
        "\(name) does not conform to \(expected.name), and has none of its methods; "
          + "conform to it, or remove the connection",
        at: outlet.valueRange("destination"))
    }
  }
}

/// The protocol of a data source or delegate.
private struct DelegateProtocol {
  let name: String
  /// What the selectors of its methods start with.
  private let prefixes: [String]

  /// Nil for outlets whose protocol is not known.
  init?(_ property: String, of object: DocumentElement) {
    guard object.document.kind.platform != .macOS,
      let kind = ["dataSource": "DataSource", "delegate": "Delegate"][property],
      let (type, prefixes) = Self.types[object.name], kind == "Delegate" || Self.withDataSource.contains(object.name)
    else { return nil }
    name = type + kind
    self.prefixes = prefixes
  }

  private static let withDataSource: Set = ["tableView", "collectionView", "pickerView"]

  private static let types: [String: (String, [String])] = [
    "tableView": (
      "UITableView",
      ["tableView", "numberOfSectionsInTableView", "numberOfSectionsIn", "scrollView", "sectionIndexTitles"]
    ),
    "collectionView": ("UICollectionView", ["collectionView", "numberOfSections", "scrollView"]),
    "pickerView": ("UIPickerView", ["pickerView", "numberOfComponents"]), "textField": ("UITextField", ["textField"]),
    "textView": ("UITextView", ["textView", "scrollView"]), "searchBar": ("UISearchBar", ["searchBar", "position"]),
    "scrollView": ("UIScrollView", ["scrollView", "viewForZooming"]),
  ]

  /// Whether a class conforms to the protocol, or may do so.
  func isImplemented(by lineage: ClassLineage) -> Bool {
    if lineage.inherited.contains(where: mayIncludeProtocol(lineage)) { return true }
    if lineage.systemClasses.contains(where: Self.mayConform) { return true }
    return lineage.selectors.contains { selector in prefixes.contains { selector.hasPrefix($0) } }
  }

  /// Whether a name after a colon is the protocol, or one of the project's that may refine it.
  private func mayIncludeProtocol(_ lineage: ClassLineage) -> (String) -> Bool {
    { inherited in
      if inherited.hasPrefix(name) { return true }
      return !lineage.names.contains(inherited) && !SystemClass.mayHave(inherited)
    }
  }

  /// Whether one of Apple's classes may conform to the protocol itself.
  private static func mayConform(_ systemClass: String) -> Bool {
    !["UIView", "UIViewController", "UIResponder", "NSObject", "UITableViewCell", "UICollectionViewCell", "UIControl"]
      .contains(systemClass)
  }
}
