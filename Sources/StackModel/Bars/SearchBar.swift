/// A `<searchBar>`.
public final class SearchBar: Bar {
  /// How prominent the bar is.
  package enum Style: String, CaseIterable {
    case `default`, prominent, minimal
  }

  /// How prominent the bar is.
  package var style: Style { coder.value(forKey: "searchBarStyle") }
  /// Whether a button beside the field ends the search.
  package var showsCancelButton: Bool { coder.bool(forKey: "showsCancelButton") }
  /// The text; nil if there is none.
  package var text: String? { decodeLate { $0.decodeString(forKey: "text") } }
  /// The text that stands in for a missing text; nil if there is none.
  package var placeholder: String? { decodeLate { $0.decodeString(forKey: "placeholder") } }
  /// The titles of the buttons below the field; empty if they are not shown.
  package var scopeTitles: [String] {
    decodeLate { coder in
      guard coder.bool(forKey: "showsScopeBar") else { return nil }
      return coder.coders(in: "scopeButtonTitles").map(\.elementText)
    } ?? []
  }

  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[BarFacts.searchBar])
  }
}

extension SearchBar: TextlessView {
  static var elementNames: [String] { ["searchBar"] }

  var standardContent: ViewContent { .decoration }
}
