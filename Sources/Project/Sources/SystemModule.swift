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
