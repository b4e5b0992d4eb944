extension Rule {
  static let illFormedXML = Rule(
    .illFormedXML, .document,
    summary: "The text is not XML, or has merge-conflict markers in it",
    rationale: """
      Neither Interface Builder nor ibtool opens such a document, and nothing else in it is looked at. Mostly a merge left
      its markers (`<<<<<<<`), or one of two versions lost an end tag: resolve the conflict, or take one version whole.
      """,
    examples: [
      .bad(
        """
        <view>
          <label text="Name"/>
        ⟦</viw>⟧
        """),
      .bad(
        """
        <view>
        ⟦<<<<<<<⟧ HEAD
          <label text="Name"/>
        =======
          <label text="First name"/>
        >>>>>>> feature
        </view>
        """),
      .bad("<label text=\"Terms ⟦&⟧ conditions\"/>"),
      .good("<label text=\"Terms &amp; conditions\"/>"),
    ])
}
