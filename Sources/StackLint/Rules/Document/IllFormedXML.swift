extension Rule {
  static let illFormedXML = Rule(
    .illFormedXML, .document,
    summary: "The document is not well-formed XML, or contains merge conflict markers",
    rationale: """
      Interface Builder and ibtool cannot open such a document, and ibstack checks nothing else in it. Usually a merge
      left its markers (`<<<<<<<`), or one of two versions lost an end tag. Resolve the conflict, or take one version as
      a whole.
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
