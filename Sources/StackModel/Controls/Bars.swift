import NibDecoder

/// A bar of any width, whose class gives it a height: a ``NavigationBar``, ``Toolbar``, ``TabBar`` or ``SearchBar``.
public class Bar: View {
  /// The color of the bar; nil for the system's.
  package final var barTintColor: Color? { decodeLateColor(forKey: "barTintColor") }
  /// Whether the bar is black where it has no color of its own.
  package final var isBlack: Bool { decodeLate { $0.isBlackBar } ?? false }
}

extension NibCoder {
  /// Whether an element has a style that makes a bar black.
  var isBlackBar: Bool { decodeString(forKey: "barStyle")?.hasBytePrefix("black") ?? false }
}

/// A `<navigationBar>`.
public final class NavigationBar: Bar {
  /// The colors, for drawing.
  package var colors: NavigationBarColors { decodeLate(NavigationBarColors.init) ?? NavigationBarColors() }
  /// What the bar shows and showed before, for drawing.
  package var items: [NavigationItem] { decodeLate { $0.coders(in: "items").map(NavigationItem.init) } ?? [] }

  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[BarFacts.navigationBar])
  }
}

extension NavigationBar: TextlessView {
  static var elementNames: [String] { ["navigationBar"] }

  var standardContent: ViewContent { .decoration }
}

/// A `<tabBar>`.
public final class TabBar: Bar {
  /// The tabs, for drawing.
  package var items: [TabBarItem] { decodeLate { $0.coders(in: "items").map(TabBarItem.init) } ?? [] }
  /// The place of the chosen tab.
  package var selectedIndex: Int {
    decodeLate { coder in
      coder.decodeString(forKey: "selectedItem").flatMap { id in
        coder.coders(in: "items").firstIndex { $0.decodeString(forKey: "id") == id }
      }
    } ?? 0
  }

  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[BarFacts.tabBar])
  }
}

extension TabBar: TextlessView {
  static var elementNames: [String] { ["tabBar"] }

  var standardContent: ViewContent { .decoration }
}

/// A `<toolbar>`.
public final class Toolbar: Bar {
  /// The buttons and the spaces between them, for drawing.
  package var items: [BarButtonItem] { decodeLate { BarButtonItem.items(in: $0, "items") } ?? [] }

  /// Higher at the bottom of a device without a home button.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard isAtHomeIndicator(in: settings) else { return IntrinsicSize(height: settings[BarFacts.toolbar]) }
    let isTablet = settings.device?.isTablet ?? false
    return IntrinsicSize(
      height: settings[isTablet ? BarFacts.toolbarOnRoundedTablet : BarFacts.toolbarAtHomeIndicator])
  }

  /// Whether a constraint aligns the bar with the bottom of its superview, on a device without a home button.
  private func isAtHomeIndicator(in settings: DocumentSettings) -> Bool {
    guard settings.device?.hasHomeIndicator == true, let superview else { return false }
    return superview.constraints.contains { constraint in
      let (first, second) = (constraint.firstItem ?? superview, constraint.secondItem ?? superview)
      return first === self && constraint.firstAttribute == .bottom && isBottom(second, of: superview)
        || second === self && constraint.secondAttribute == .bottom && isBottom(first, of: superview)
    }
  }

  private func isBottom(_ item: LayoutItem, of superview: View) -> Bool {
    item === superview || item is LayoutGuide
  }
}

extension Toolbar: TextlessView {
  static var elementNames: [String] { ["toolbar"] }

  var standardContent: ViewContent { .decoration }
}

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
