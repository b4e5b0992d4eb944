import NibDecoder
import Support

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

  /// Whether an object of one class is one of another; nil if one of them is not in the table.
  public static func isKind(_ name: String, of ancestor: String) -> Bool? {
    guard contains(name), contains(ancestor) else { return nil }
    let lineage = lineage(of: name)
    if lineage.contains(ancestor) { return true }
    return ancestor.hasBytePrefix("NS") && !everywhere.isDisjoint(with: lineage) ? nil : false
  }

  private static let root = "NSObject"

  private static let iOS = Vocabulary.cocoaTouch.superclasses
  private static let macOS = Vocabulary.cocoa.superclasses
  private static let listedBases = pairs(bases)
  private static let listed = listedBases.merging(pairs(others)) { $1 }

  private static let superclasses = macOS.merging(iOS) { $1 }.merging(listed) { $1 }

  /// Classes that derive from UIView or NSView, whichever the system has. The table has the first.
  private static let everywhere: Set<String> = Set(
    iOS.filter { name, superclass in listed[name] == nil && macOS[name].map { $0 != superclass } ?? false }.keys
  ).union(["MKAnnotationView", "GLKView", "PHLivePhotoView", "AVRoutePickerView", "UIHostingController"])

  /// Apple's classes that projects derive theirs from.
  static let derived = Set(iOS.keys).union(macOS.keys).union(listedBases.keys).union(unplaced).union([root])

  /// Superclasses by their subclasses.
  private static func pairs(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let names = line.split { $0 == " " || $0 == ":" }.map(String.init)
      for name in names.dropFirst() { found[name] = names[0] }
    }
    return found
  }

  /// Classes that no element has and that projects derive theirs from: a superclass, then its subclasses.
  private static let bases = """
    NSObject: UIResponder UIBarItem UIStoryboardSegue UIFocusGuide UIMenuController
    UIResponder: UIApplication
    UIView: UIInputView UIContentUnavailableView MKAnnotationView MPVolumeView AVRoutePickerView
    UITextField: UISearchTextField
    UICollectionViewCell: UICollectionViewListCell
    UIViewController: UIInputViewController UIAlertController UISearchController UIActivityViewController
    UIViewController: UIDocumentBrowserViewController
    NSObject: NSResponder NSController NSGestureRecognizer NSValueTransformer
    NSWindow: NSPanel
    NSView: NSControl NSText NSTableRowView QLPreviewView
    NSControl: NSBrowser
    NSViewController: NSTitlebarAccessoryViewController
    NSCell: NSActionCell NSBrowserCell
    """

  /// The same of other classes. Documents of iOS have AVPlayerView too, which iOS has not.
  private static let others = """
    NSObject: NSLayoutConstraint UIScreen UIImage UIColor UIFont UIStoryboard UINib UIMotionEffect UIVisualEffect
    NSObject: UIMenuElement UIDocumentInteractionController
    UIView: PHLivePhotoView
    UINavigationController: UIVideoEditorController
    UIGestureRecognizer: UIHoverGestureRecognizer
    UIStoryboardSegue: UIStoryboardPopoverSegue
    NSObject: NSImage NSColor NSFont NSUserDefaults NSStatusItem NSArray
    NSPanel: NSSavePanel NSColorPanel NSFontPanel
    NSView: AVPlayerView IKImageView NSScrubber NSGlassEffectView
    NSToolbarItem: NSMenuToolbarItem NSTrackingSeparatorToolbarItem NSToolbarItemGroup
    NSButtonCell: NSMenuItemCell
    """

  /// Apple's classes that projects derive theirs from and whose superclasses are not in the table.
  static let unplaced: Set = [
    "ASCredentialProviderViewController", "AVCapturePreview", "CLKComplication", "MKMarkerAnnotationView",
    "MKPinAnnotationView", "NSCandidateListTouchBarItem", "NSDocument", "NSDocumentController",
    "NSPersistentDocument", "NSStoryboardSegue", "PDFThumbnailView", "QLPreviewController",
    "SFSafariExtensionViewController", "SLComposeServiceViewController", "UIKeyInput", "UIStoryboardUnwindSegue",
  ]
}
