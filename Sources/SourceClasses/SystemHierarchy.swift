import Escaping

/// The superclasses of Apple's classes that documents and outlets name.
public enum SystemHierarchy {
  /// Whether a class is in the table.
  public static func contains(_ name: String) -> Bool { superclasses[name] != nil || name == root }

  /// The superclasses of a class, the class itself included; empty if it is not in the table.
  public static func lineage(of name: String) -> [String] {
    var lineage: [String] = []
    var next: String? = contains(name) ? name : nil
    while let name = next {
      lineage.append(name)
      next = superclasses[name]
    }
    return lineage
  }

  /// The superclasses of a class, as `lineage` has them; empty also if they depend on the system.
  static func certainLineage(of name: String) -> [String] {
    let lineage = lineage(of: name)
    return everywhere.isDisjoint(with: lineage) ? lineage : []
  }

  /// Apple's classes that projects derive theirs from and whose superclasses are not in the table.
  static let unplaced: Set<String> = SystemClass.names.filter { !contains($0) }

  /// Whether an object of one class is one of another; nil if one of them is not in the table.
  public static func isKind(_ name: String, of ancestor: String) -> Bool? {
    guard contains(name), contains(ancestor) else { return nil }
    let lineage = lineage(of: name)
    if lineage.contains(ancestor) { return true }
    return ancestor.hasBytePrefix("NS") && !everywhere.isDisjoint(with: lineage) ? nil : false
  }

  /// Classes that derive from UIView or NSView, whichever the system has. The table has the first.
  private static let everywhere: Set = [
    "WKWebView", "MKMapView", "MKAnnotationView", "GLKView", "MTKView", "SKView", "SCNView", "PDFView",
    "PHLivePhotoView", "AVRoutePickerView",
    "UIHostingController",
  ]

  private static let root = "NSObject"

  private static let superclasses: [String: String] = {
    var found: [String: String] = [:]
    for line in (uiKit + "\n" + appKit).split(separator: "\n") {
      let names = line.split { $0 == " " || $0 == ":" }.map(String.init)
      for name in names.dropFirst() { found[name] = names[0] }
    }
    return found
  }()

  /// A superclass, then its subclasses.
  private static let uiKit = """
    NSObject: UIResponder UIBarItem UINavigationItem UIGestureRecognizer UICollectionViewLayout UIStoryboardSegue
    NSObject: UILayoutGuide NSLayoutConstraint UISearchDisplayController UIScreen UIImage UIColor UIFont UIStoryboard UINib
    NSObject: UIMotionEffect UIFocusGuide UIMenuController UIDocumentInteractionController
    UIResponder: UIView UIViewController UIApplication
    UIView: UIControl UILabel UIImageView UIScrollView UITableViewCell UITableViewHeaderFooterView UIStackView UIWindow
    UIView: UICollectionReusableView UIProgressView UIActivityIndicatorView UIPickerView UISearchBar UIToolbar
    UIView: UINavigationBar UITabBar UIVisualEffectView UIInputView UIWebView WKWebView MKMapView MKAnnotationView
    UIView: GLKView MTKView SKView SCNView PDFView UICalendarView PHLivePhotoView UIContentUnavailableView
    UIView: MPVolumeView AVRoutePickerView
    SCNView: ARSCNView
    SKView: ARSKView
    UIControl: UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker
    UIControl: UIRefreshControl UIColorWell
    UITextField: UISearchTextField
    UIScrollView: UITableView UICollectionView UITextView
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UIViewController: UITableViewController UICollectionViewController UINavigationController UITabBarController
    UIViewController: UISplitViewController UIPageViewController UIInputViewController UIAlertController
    UIViewController: UISearchController UIActivityViewController GLKViewController AVPlayerViewController UIHostingController
    UIViewController: UIDocumentBrowserViewController
    UINavigationController: UIImagePickerController UIVideoEditorController
    UIBarItem: UIBarButtonItem UITabBarItem
    UIGestureRecognizer: UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UISwipeGestureRecognizer
    UIGestureRecognizer: UIRotationGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UICollectionViewLayout: UICollectionViewFlowLayout
    UIStoryboardSegue: UIStoryboardPopoverSegue
    """

  private static let appKit = """
    NSObject: NSResponder NSCell NSMenu NSMenuItem NSToolbar NSToolbarItem NSTableColumn NSController NSFormatter
    NSObject: NSTabViewItem NSSplitViewItem NSGestureRecognizer NSImage NSColor NSFont NSUserDefaults NSTouchBar
    NSObject: NSCollectionViewLayout NSTouchBarItem NSLayoutGuide NSStatusItem NSValueTransformer NSArray
    NSResponder: NSView NSViewController NSWindow NSWindowController NSApplication NSPopover NSDrawer
    NSWindow: NSPanel
    NSPanel: NSSavePanel NSColorPanel NSFontPanel
    NSView: NSControl NSScrollView NSClipView NSText NSTableCellView NSTableRowView NSTableHeaderView NSStackView
    NSView: NSGridView NSSplitView NSTabView NSBox NSProgressIndicator NSVisualEffectView NSCollectionView
    NSView: NSOpenGLView WebView QLPreviewView AVPlayerView IKImageView NSScrubber NSGlassEffectView
    NSControl: NSButton NSTextField NSImageView NSSlider NSStepper NSSegmentedControl NSDatePicker NSColorWell
    NSControl: NSLevelIndicator NSPathControl NSRuleEditor NSSwitch NSMatrix NSScroller NSBrowser NSTableView
    NSButton: NSPopUpButton
    NSTextField: NSSecureTextField NSSearchField NSTokenField NSComboBox
    NSText: NSTextView
    NSTableView: NSOutlineView
    NSRuleEditor: NSPredicateEditor
    NSMatrix: NSForm
    NSViewController: NSSplitViewController NSTabViewController NSPageController NSCollectionViewItem
    NSViewController: NSTitlebarAccessoryViewController
    NSController: NSObjectController NSUserDefaultsController
    NSObjectController: NSArrayController NSTreeController
    NSArrayController: NSDictionaryController
    NSFormatter: NSNumberFormatter NSDateFormatter NSByteCountFormatter
    NSToolbarItem: NSSearchToolbarItem NSMenuToolbarItem NSTrackingSeparatorToolbarItem NSToolbarItemGroup
    NSGestureRecognizer: NSClickGestureRecognizer NSPanGestureRecognizer NSPressGestureRecognizer
    NSGestureRecognizer: NSMagnificationGestureRecognizer NSRotationGestureRecognizer
    NSCell: NSActionCell NSImageCell NSBrowserCell
    NSActionCell: NSButtonCell NSTextFieldCell NSSliderCell NSSegmentedCell NSDatePickerCell NSFormCell
    """
}
