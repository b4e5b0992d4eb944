import Project
import Testing

/// The actions of Apple's classes.
@Suite struct SystemActionsTests {
  @Test(arguments: [
    ("changeSpelling:", "NSTextView", true), ("checkSpelling:", "WebView", true),
    ("addRow:", "NSPredicateEditor", true),
    ("takeStringValueFrom:", "NSActionCell", true), ("toggleSectionCollapse:", "NSCollectionView", true),
    ("popViewControllerAnimated:", "UINavigationController", true), ("popViewControllerAnimated:", "UIView", false),
    ("changeSpelling:", "NSButton", false), ("addRow:", "NSStackView", false),
    ("frobnicate:", "PDFThumbnailView", true),
  ])
  func classHasTheActionsOfItsSuperclasses(_ selector: String, _ name: String, _ has: Bool) {
    #expect(SystemActions.mayHave(selector, [name]) == has)
  }
}
