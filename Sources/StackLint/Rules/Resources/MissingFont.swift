import NibDecoder

extension Rule {
  static let missingFont = Rule(
    "missing-font", .resources, .warning,
    summary: "A font comes from neither the project nor Apple",
    rationale: """
      The text is shown in another font. This happens when the name of a face is misspelled, or when a font file is
      removed or replaced by one with other names. Add the file to the project and to `UIAppFonts` in `Info.plist`, or
      choose another font. The rule reads the names in the project's font files, and knows Apple's. Where packages may
      bring fonts, it is a notice, unless the project has other faces of the family or the name is one slip away from
      that of more texts of the document.
      """,
    needs: [.fonts, .sources],
    examples: [
      .bad(
        """
        <label id="a">
          <fontDescription key="fontDescription" name="⟦Vellum-Bold⟧" family="Vellum" pointSize="17"/>
        </label>
        """, in: .xib, beside: ["App.swift": "class App {}"]),
      .bad(
        """
        <label id="a">
          <fontDescription key="fontDescription" name="⟦AvenirNext-Regluar⟧" family="Avenir Next" pointSize="17"/>
        </label>
        """, in: .xib, beside: ["App.swift": "class App {}"]),
      .good(
        """
        <label id="a">
          <fontDescription key="fontDescription" name="Vellum-Bold" family="Vellum" pointSize="17"/>
        </label>
        <label id="b">
          <fontDescription key="fontDescription" name="AvenirNext-Regular" family="Avenir Next" pointSize="17"/>
        </label>
        """, in: .xib, beside: ["Fonts/Vellum-Bold.ttf": ""]),
    ]
  ) { document, _ in
    guard let project = document.project else { return [] }
    let fonts = document.fonts
    let uses = fonts.reduce(into: [String: Int]()) { uses, font in
      if let name = font.written("name") { uses[name, default: 0] += 1 }
    }
    var first: Set<String> = []
    return fonts.compactMap { font in
      guard let name = font.written("name"), first.insert(name).inserted else { return nil }
      return SystemFonts.mayHave(name: name, family: font["family"])
        ? misspelling(font, name, project) : finding(font, name, project, among: uses)
    }
  }

  /// Nobody's font has a name that is one slip away from the name of Apple's, unless the project has its file.
  private static func misspelling(_ font: DocumentElement, _ name: String, _ project: ProjectIndex) -> Finding? {
    guard let intended = SystemFaces.intendedFace(name),
      project.assets.fonts.answer(name: name, family: font["family"]) != .provided
    else { return nil }
    return Finding("Apple has no font \(name); did you mean \(intended)?", at: font.valueRange("name"))
  }

  /// - Parameter uses: How often the document uses each font.
  private static func finding(
    _ font: DocumentElement, _ name: String, _ project: ProjectIndex, among uses: [String: Int]
  ) -> Finding? {
    let message: String
    var isCertain = true
    let own = uses[name] ?? 0
    switch project.assets.fonts.answer(name: name, family: font["family"]) {
    case .provided: return nil
    case .otherFacesOnly:
      let hint =
        nearestName(to: name, among: project.assets.fonts.faceNames).map { "; did you mean \($0)?" } ?? ""
      message = "the project's fonts have no face \(name)\(hint)"
    case .unknown:
      let intended = uses.filter { $0.value > own && name.isSlip(of: $0.key) }.keys.min()
      guard !project.classes.isEmpty else { return nil }
      isCertain = intended != nil || !project.modules.hasOutsideCode
      guard isCertain || !project.modules.mayBringFonts else { return nil }
      let advice = intended.map { "did you mean \($0), as other texts have?" } ?? "add it, or choose another one"
      message = "neither the project nor Apple has the font \(name); \(advice)"
    }
    return Finding(message, at: font.valueRange("name"), mayBeChangedByCode: !isCertain)
  }
}
