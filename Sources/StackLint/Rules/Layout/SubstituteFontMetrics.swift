extension Rule {
  static let substituteFontMetrics = Rule(
    .substituteFontMetrics, .layout,
    summary: "Text is in a font whose metrics are not known",
    rationale: """
      It is measured with another font, so frames that depend on it are estimates. The first place where the document names
      the font is shown. Give the font's file with `--font`, or for `lint` under `fonts` in the configuration; ibstack reads
      font files where it is built with `FONT_FILES=1`.
      """,
    examples: [
      .bad(
        """
        <label text="Name">
          ⟦<fontDescription key="fontDescription" name="Vellum-Regular" family="Vellum" pointSize="17"/>⟧
        </label>
        """),
      .good(
        """
        <label text="Name">
          <fontDescription key="fontDescription" name="HelveticaNeue" family="Helvetica Neue" pointSize="17"/>
        </label>
        """),
    ])
}
