extension Rule {
  static let substituteFontMetrics = Rule(
    .substituteFontMetrics, .layout,
    summary: "Text uses a font whose metrics are unknown",
    rationale: """
      The text is measured with another font, so frames that depend on it are estimates. Pass the font file with
      `--font`, or for `lint` under `fonts` in the configuration. ibstack reads font files if it is built with
      `FONT_FILES=1`. In a project, `lint` reports no font that Apple's systems have, or whose file is in the project.
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
