import NibDecoder

extension Rule {
  static let outletLabelWithoutAccessibilityIdentifier = Rule(
    "outlet-label-without-accessibility-identifier", .accessibility, .notice, isOptIn: true,
    summary: "User interface tests cannot find a label whose text is set by code",
    rationale: """
      A label with an outlet gets its text at run time, so a test cannot look for the text. Set an accessibility
      identifier.
      """,
    examples: [
      .bad(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Controller">
          <connections><outlet property="price" destination="a" id="b"/></connections>
        </placeholder>
        ⟦<label text="0.00" id="a"/>⟧
        """, in: .xib),
      .good(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Controller">
          <connections><outlet property="price" destination="a" id="b"/></connections>
        </placeholder>
        <label text="0.00" id="a"><accessibility key="accessibilityConfiguration" identifier="price"/></label>
        <label text="Price" id="c"/>
        """, in: .xib),
    ]
  ) { document, _ in
    let owners = document.elements["placeholder"].filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let outlets = (document.sceneControllers + owners).flatMap { owner in
      owner.connections.filter { $0.name == "outlet" }
    }
    var seen: Set<String> = []
    return outlets.compactMap { outlet in
      guard let id = outlet["destination"], seen.insert(id).inserted, let label = document.element(withID: id),
        label.name == "label", label.accessibilityIdentifier == nil
      else { return nil }
      let outletName = outlet["property"] ?? ""
      return Finding("the label of the outlet \(outletName) has no accessibility identifier", at: label.range)
    }
  }
}
