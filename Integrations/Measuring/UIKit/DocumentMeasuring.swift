import UIKit

/// Shows the parts of a document in a window, one after the other.
@MainActor struct DocumentMeasuring {
  let window: UIWindow
  let setup: Setup
  private var collection: ViewCollection
  private var sources: ListSources

  init(_ setup: Setup, in window: UIWindow) {
    (self.window, self.setup) = (window, setup)
    collection = ViewCollection(setup)
    sources = ListSources(setup.cells)
  }

  mutating func measure() -> (views: [String: ViewMeasurement], safeAreas: [SafeAreaRecord]) {
    if setup.isStoryboard { measureStoryboard() } else { measureNib() }
    window.rootViewController = UIViewController()
    return (collection.views, collection.safeAreas)
  }

  // MARK: Storyboards

  /// Containers come first: what they contain has its bars.
  private mutating func measureStoryboard() {
    let storyboard = UIStoryboard(name: setup.resource, bundle: nil)
    let scenes = setup.layout.scenes.compactMap { scene in
      scene.controller.map { (scene, storyboard.instantiateViewController(withIdentifier: $0)) }
    }
    for (_, controller) in scenes where controller.isContainer { show(controller) }
    for (scene, controller) in scenes where !controller.isContainer {
      guard let root = scene.view, collection.views[root] == nil else { continue }
      show(setup.screens.contains(root) ? bars(around: controller, root) : host(controller, root))
    }
  }

  /// The bars that ibstack lays the view out with.
  private func bars(around controller: UIViewController, _ root: String) -> UIViewController {
    var outer = controller
    if setup.navigationBars.contains(root) { outer = UINavigationController(rootViewController: outer) }
    if setup.tabBars.contains(root) {
      let tabs = UITabBarController()
      tabs.viewControllers = [outer]
      outer = tabs
    }
    return outer
  }

  /// A controller whose view keeps the size that it has in the document, away from the screen's edges.
  private func host(_ controller: UIViewController, _ root: String) -> UIViewController {
    let host = UIViewController()
    host.addChild(controller)
    place(controller.view, root, in: host)
    controller.didMove(toParent: host)
    return host
  }

  private mutating func show(_ controller: UIViewController) {
    sources = ListSources(setup.cells)
    sources.attach(to: controller)
    window.rootViewController = controller
    settle()
    guard let tabs = controller as? UITabBarController else { return }
    for index in (tabs.viewControllers ?? []).indices {
      tabs.selectedIndex = index
      settle()
    }
  }

  // MARK: Nibs

  private mutating func measureNib() {
    let objects = UINib(nibName: setup.resource, bundle: nil).instantiate(withOwner: NSObject(), options: nil)
    for object in objects {
      guard let view = object as? UIView ?? (object as? UIViewController)?.view, let id = view.ibstackObjectID else {
        continue
      }
      let host = UIViewController()
      place(view, id, in: host)
      sources = ListSources(setup.cells)
      sources.attach(to: view)
      window.rootViewController = host
      settle()
      view.removeFromSuperview()
    }
  }

  // MARK: Layout

  private func place(_ view: UIView, _ id: String, in host: UIViewController) {
    host.view.frame = window.bounds
    host.view.addSubview(view)
    if setup.screens.contains(id) {
      view.frame = host.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else if let frame = setup.view(id)?.frame {
      let (width, height) = (CGFloat(frame[2]), CGFloat(frame[3]))
      let free = CGSize(width: window.bounds.width - width, height: window.bounds.height - height)
      view.frame = CGRect(x: max(0, free.width / 2), y: max(0, free.height / 2), width: width, height: height)
      view.autoresizingMask = []
    }
  }

  /// Lays out, lets the system do what it left for later, and looks at all views.
  private mutating func settle() {
    for prototype in 0..<sources.count {
      sources.show(prototype)
      window.layoutIfNeeded()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      window.layoutIfNeeded()
      collection.add(window)
    }
  }
}

extension UIViewController {
  /// Whether it shows other controllers.
  fileprivate var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}
