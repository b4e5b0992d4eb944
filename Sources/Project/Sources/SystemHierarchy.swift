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

  /// The classes in the table.
  public static let names = Set(superclasses.keys).union(unplaced).union([root])

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
    NSObject: NSImage NSColor NSFont NSFontManager NSUserDefaults NSStatusItem NSArray
    NSResponder: NSApplication
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

/// Apple's classes that projects derive theirs from, and what documents connect to them.
public enum SystemClass {
  /// Whether a class may be Apple's: its name has the prefix of one of the frameworks.
  public static func mayHave(_ name: String) -> Bool {
    prefixes.contains { name.hasBytePrefix($0) } || names.contains(name)
  }

  private static let prefixes = [
    "UI", "NS", "MK", "WK", "AV", "SK", "SCN", "MTK", "GLK", "PDF", "CK", "GK", "QL", "PK", "MF", "CN", "EK", "SF",
    "AR",
    "PH", "CL", "IK", "AB", "MP", "LP", "AS", "TV", "Web", "DR", "SUUpdater", "SPU", "RPSystem",
  ]

  /// The names of Apple's classes that projects derive theirs from.
  public static let names = SystemHierarchy.derived

  /// Outlets that Apple's classes have. Only the name decides, not the class: a false finding is worse than a missing one.
  package static let outlets: Set<String> = Set(words(outletNames)).union(plainOutlets)

  /// Whether some of Apple's classes may have an outlet. The classes that most projects derive from have few outlets, so
  /// they are distinguished from the others.
  public static func mayHaveOutlet(_ name: String, _ classes: Set<String>) -> Bool {
    let own = classes.map { ownOutlets[$0] }
    guard !own.isEmpty, !own.contains(nil) else { return outlets.contains(name) }
    return plainOutlets.contains(name) || own.contains { $0?.contains(name) == true }
  }

  /// Whether all outlets of one of Apple's classes are known.
  package static func hasKnownOutlets(_ name: String) -> Bool { ownOutlets[name] != nil }

  /// Whether all properties of one of Apple's classes are among ``keys``.
  package static func hasKnownKeys(_ name: String) -> Bool {
    ["NSObject", "NSViewController", "NSWindowController"].contains(name)
  }

  /// The properties of those classes in their headers.
  package static let keys: Set = [
    "description", "debugDescription", "className", "hash", "superclass", "exposedBindings",
    "autoContentAccessingProxy", "view", "title", "representedObject", "nibName", "nibBundle", "storyboard",
    "parentViewController", "parent",
    "childViewControllers", "children", "presentedViewControllers", "presentingViewController", "viewLoaded",
    "isViewLoaded", "preferredContentSize", "viewIfLoaded", "extensionContext", "sourceItemView",
    "preferredScreenOrigin", "preferredMinimumSize", "preferredMaximumSize", "window", "document", "owner",
    "windowNibName", "windowNibPath",
    "windowFrameAutosaveName", "shouldCascadeWindows", "shouldCloseDocument", "contentViewController", "windowLoaded",
    "isWindowLoaded", "undoManager", "nextResponder", "menu", "touchBar", "userActivity", "acceptsFirstResponder",
  ]
  /// The outlets that the classes which most projects derive from have beside those of views and controllers.
  private static let ownOutlets: [String: Set<String>] = [
    "UIResponder": [], "UIView": [], "UIControl": [], "UIViewController": [], "NSObject": [], "NSResponder": [],
    "NSView": [], "NSViewController": [], "UIStackView": [], "UICollectionReusableView": [],
    "UICollectionViewCell": ["contentView", "backgroundView", "selectedBackgroundView"],
    "UITableViewHeaderFooterView": ["contentView", "backgroundView", "textLabel", "detailTextLabel"],
    "UITableViewCell": [
      "contentView", "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
      "editingAccessoryView", "textLabel", "detailTextLabel", "imageView", "delegate",
    ],
  ]

  private static let plainOutlets: Set = [
    "view", "gestureRecognizers", "nextKeyView", "nextResponder", "menu", "inputView", "inputAccessoryView",
    "inputViewController",
    "inputAccessoryViewController", "mask", "maskView", "navigationItem", "tabBarItem", "toolbarItems",
    "navigationController", "tabBarController", "splitViewController", "searchDisplayController", "touchBar",
    "representedObject", "preferredFocusedView", "preferredFocusEnvironments", "sourceItemView", "sourceItem",
    "accessibilityElements", "accessibilityLabel", "accessibilityParent", "accessibilityChildren", "UIElement",
    "accessibilityLinkedUIElements", "accessibilityTitleUIElement", "tabBarObservedScrollView",
    "transitioningDelegate", "popoverPresentationController", "presentationController",
  ]

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  private static let outletNames = """
    view delegate dataSource gestureRecognizers textField nextKeyView accessoryView imageView menu splitView
    searchContentsController searchResultsDataSource searchResultsDelegate contentViewController textLabel tabView searchBar
    initialFirstResponder dockMenu navigationDelegate searchMenuTemplate titleView dragDelegate dropDelegate formatter
    searchDisplayController contentView parentWindow window tableView collectionView detailTextLabel backgroundView
    selectedBackgroundView multipleSelectionBackgroundView editingAccessoryView prefetchDataSource refreshControl
    inputView inputAccessoryView inputAccessoryViewController inputViewController tableHeaderView tableFooterView
    leftView rightView maskView mask customView navigationItem tabBarItem navigationBar navigationController toolbar
    tabBar tabBarController splitViewController collectionViewLayout layout uiDelegate UIDelegate textLayoutManager
    toolbarItems leftBarButtonItems rightBarButtonItems leftBarButtonItem rightBarButtonItem backBarButtonItem
    layoutDelegate pasteDelegate textDragDelegate textDropDelegate selectionFollowsFocus preferredFocusedView
    headerView cornerView documentView horizontalScroller verticalScroller findBarView scrollView outlineView browser
    outlineTableColumn itemPrototype target popover accessibilityElements accessibilityLabel submenu touchBar
    menuFormRepresentation content contentObject contentArray selectedObjects fieldEditor selection sourceItem
    managedObjectContext defaultButtonCell mainMenu keyEquivalentTarget document representedObject sourceItemView
    UIElement accessibilityTitleUIElement accessibilityParent accessibilityChildren accessibilityLinkedUIElements value
    rootViewController viewControllers emptyDataSetSource emptyDataSetDelegate hostWindow frameLoadDelegate policyDelegate
    resourceLoadDelegate editingDelegate downloadDelegate preferredFocusEnvironments owner helpAnchor
    servicesMenu windowsMenu helpMenu fontMenu cell prototype dataCell headerCell PDFView player viewController client
    findBarContainer scene pointOfView
    """
}

/// The modules of Apple's systems.
public enum SystemModule {
  /// Whether a module is Apple's.
  public static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = {
    let lists: [String] = [common, touch, mac, services, swift]
    return Set(lists.flatMap { list in list.split(whereSeparator: \.isWhitespace).map(String.init) })
  }()

  private static let common = """
    Foundation CoreFoundation CoreGraphics CoreText CoreImage CoreVideo CoreMedia CoreAudio CoreAudioKit CoreAudioTypes
    CoreData CoreLocation CoreLocationUI CoreBluetooth CoreMotion CoreMIDI CoreML CoreSpotlight CoreTransferable CoreHaptics
    CoreNFC CoreTelephony CoreServices CoreWLAN CoreDisplay ImageIO QuartzCore Metal MetalKit MetalPerformanceShaders
    MetalFX ModelIO SceneKit SpriteKit GameKit GameController GameplayKit ReplayKit RealityKit RealityFoundation ARKit
    AVFoundation AVFAudio AVKit AudioToolbox AudioUnit VideoToolbox MediaPlayer MediaAccessibility MediaToolbox
    Accelerate simd Vision VisionKit NaturalLanguage Speech SoundAnalysis ShazamKit CreateML TabularData PencilKit
    PDFKit QuickLook QuickLookThumbnailing QuickLookUI LinkPresentation WebKit JavaScriptCore SafariServices
    Security LocalAuthentication CryptoKit CommonCrypto CryptoTokenKit AuthenticationServices DeviceCheck
    Network NetworkExtension SystemConfiguration CFNetwork MultipeerConnectivity NearbyInteraction
    UniformTypeIdentifiers UserNotifications UserNotificationsUI WidgetKit ActivityKit AppIntents Intents IntentsUI
    SwiftUI Combine Observation SwiftData Charts TipKit OSLog Dispatch ObjectiveC Darwin os XCTest Testing XCUIAutomation
    DeveloperToolsSupport ExtensionFoundation ExtensionKit BackgroundTasks BackgroundAssets Accessibility
    """

  private static let touch = """
    UIKit UIKitCore GLKit OpenGLES Photos PhotosUI Contacts ContactsUI EventKit EventKitUI AddressBook AddressBookUI
    AssetsLibrary MessageUI Messages Social Accounts Twitter iAd PassKit PushKit CallKit CarPlay HomeKit HealthKit
    HealthKitUI WatchKit WatchConnectivity ClockKit MapKit MobileCoreServices NewsstandKit NotificationCenter StoreKit
    StoreKitTest TVMLKit TVServices TVUIKit TVMLKitchen ExternalAccessory IdentityLookup IdentityLookupUI
    FileProvider FileProviderUI BusinessChat ClassKit AdSupport AppTrackingTransparency AdServices AppClip
    AutomaticAssessmentConfiguration MetricKit DeviceActivity FamilyControls ManagedSettings ManagedSettingsUI
    ScreenTime SensorKit SharedWithYou GroupActivities MusicKit ProximityReader RoomPlan WeatherKit WorkoutKit
    ThreadNetwork MatterSupport Translation ImagePlayground FoundationModels LockedCameraCapture ControlCenter
    JournalingSuggestions Symbols BrowserEngineKit AccessorySetupKit CallDirectory LiveCommunicationKit
    SwiftUICore VideoSubscriberAccount OpenAL
    """

  private static let mac = """
    AppKit Cocoa Carbon HIToolbox ApplicationServices IOKit IOBluetooth IOBluetoothUI IOSurface DiskArbitration
    ServiceManagement ScriptingBridge OSAKit Automator AppleScriptObjC AppleScriptKit Quartz QuartzComposer
    ImageCaptureCore ImageKit QTKit ScreenSaver PreferencePanes SecurityInterface SecurityFoundation InputMethodKit
    InstantMessage LDAP OpenDirectory Collaboration CalendarStore DVDPlayback DiscRecording DiscRecordingUI
    ExceptionHandling ForceFeedback FinderSync GSS InstallerPlugins Kerberos LatentSemanticMapping MediaLibrary
    OpenCL OpenGL GLUT PCSC PubSub PushToTalk ScreenCaptureKit StickerKit SyncServices SystemExtensions TWAIN Tcl Tk
    Virtualization Hypervisor UIKitMacHelper XPC EndpointSecurity DriverKit AppleArchive Compression KernelManagement
    ParavirtualizedGraphics libkern Python Ruby JavaVM JavaNativeFoundation vmnet SafetyKit SpeechSynthesis
    """

  private static let services = """
    CloudKit iTunesLibrary AppStoreConnect StoreKitUI Cinematic PHASE DockKit
    MapKitJS OSAnalytics UnifiedLogging CoreSimulator MobileDevice AddressBookCore
    libc libxml2 libxslt sqlite3 SQLite3 zlib z bz2 iconv resolv icucore xml2 c++ stdc++ objc netinet sys mach
    arpa dispatch net machine sqlite xpc architecture pthread pthread_spis uuid dns_sd notify
    asl util crypto ssl copyfile malloc libproc rpc bsm ifaddrs libgen libunwind sandbox spawn ucontext curl
    """

  private static let swift = """
    Swift Glibc Musl WinSDK FoundationNetworking FoundationXML FoundationEssentials RegexBuilder Distributed
    Synchronization StringProcessing Cxx CxxStdlib System _Concurrency _StringProcessing _Differentiation
    PackageDescription PackagePlugin PlaygroundSupport Builtin
    AppIntentsPackage SwiftShims SwiftOnoneSupport TargetConditionals Availability AvailabilityMacros
    """
}
