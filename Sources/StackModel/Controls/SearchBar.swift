/// A `<searchBar>`.
public final class SearchBar: Bar {
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[BarFacts.searchBar])
  }
}

extension SearchBar: TextlessView {
  var standardContent: ViewContent { .decoration }
}
