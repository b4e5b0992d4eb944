import AppKit

/// Lays the parts of a document out in windows, one after the other.
@MainActor struct DocumentMeasuring {
  let setup: Setup
  private var collection: ViewCollection

  init(_ setup: Setup) {
    self.setup = setup
    collection = ViewCollection(setup)
  }

  mutating func measure() throws -> (views: [String: ViewMeasurement], safeAreas: [SafeAreaRecord]) {
    if setup.isStoryboard { measureStoryboard() } else { try measureNib() }
    return (collection.views, [])
  }

  private mutating func measureStoryboard() {
    let storyboard = NSStoryboard(name: setup.resource, bundle: nil)
    for scene in setup.layout.scenes {
      guard let id = scene.controller else { continue }
      let controller = storyboard.instantiateController(withIdentifier: id)
      if let window = (controller as? NSWindowController)?.window {
        settle(window)
      } else if let controller = controller as? NSViewController, let root = scene.view, collection.views[root] == nil {
        let window = NSWindow(contentViewController: controller)
        if let size = size(of: root) { window.setContentSize(size) }
        settle(window)
      }
    }
  }

  private mutating func measureNib() throws {
    var objects: NSArray?
    guard let nib = NSNib(nibNamed: setup.resource, bundle: nil),
      nib.instantiate(withOwner: NSObject(), topLevelObjects: &objects)
    else { throw Failure.unreadableNib }
    for object in objects ?? [] {
      if let window = object as? NSWindow {
        settle(window)
      } else if let view = object as? NSView ?? (object as? NSViewController)?.view {
        measure(view)
      }
    }
  }

  /// A view that is in no window fills one of the size that it has in the document, which content may make grow.
  private mutating func measure(_ view: NSView) {
    guard let id = view.ibstackObjectID, let size = size(of: id) else { return }
    let bounds = NSRect(origin: .zero, size: size)
    let window = NSWindow(contentRect: bounds, styleMask: [.borderless], backing: .buffered, defer: false)
    window.contentView = view
    window.setContentSize(size)
    settle(window)
  }

  private func size(of id: String) -> NSSize? {
    setup.view(id).map { NSSize(width: $0.frame[2], height: $0.frame[3]) }
  }

  /// Lays out, lets the system do what it left for later, and looks at all views.
  private mutating func settle(_ window: NSWindow) {
    window.isReleasedWhenClosed = false
    window.layoutIfNeeded()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    window.layoutIfNeeded()
    if let view = window.contentView { collection.add(view) }
    window.close()
  }

  private enum Failure: Error, CustomStringConvertible {
    case unreadableNib
    var description: String { "the nib cannot be read" }
  }
}
