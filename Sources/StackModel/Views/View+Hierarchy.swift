import NibDecoder

/// Adding and removing subviews, as UIKit does it.
extension View {
  /// Adds a subview after all others. It leaves its previous superview.
  ///
  /// The view must not be this view or hold it.
  public func addSubview(_ view: View) {
    insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  /// Inserts a subview at an index among the subviews. It leaves its previous superview.
  ///
  /// The view must not be this view or hold it. An index after the end means the end.
  public func insertSubview(_ view: View, at index: Int) {
    if view.superview === self { return moveSubview(view, to: index) }
    adopt(view, at: index)
    layoutHost?.didInsert(view)
  }

  /// Takes the view out of its superview, and out of the arrangement where that is a stack view. Constraints between the
  /// view, or what is in it, and its surroundings are deactivated.
  public func removeFromSuperview() {
    guard let superview = holder else { return }
    deactivateOuterConstraints()
    arranger?.dropFromArrangement(self)
    layoutHost?.willRemove(self)
    superview.subviews.remove(at: superview.index(ofSubview: self))
    holder = nil
  }

  /// Makes a view a subview without reporting it to the layout.
  func adopt(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "\(view.name) holds \(name) and cannot become its subview")
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.holder = self
  }

  /// The order of subviews only counts outside of the arrangement.
  private func moveSubview(_ view: View, to index: Int) {
    subviews.remove(at: self.index(ofSubview: view))
    subviews.insert(view, at: min(max(0, index), subviews.count))
    layoutHost?.didMove(view)
  }

  /// From the end, where most changes are.
  func index(ofSubview view: View) -> Int {
    subviews.lastIndex { $0 === view } ?? subviews.count
  }
}

extension View {
  /// Gives the view a layout guide made in code, which it keeps alive.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owner?.removeLayoutGuide(guide)
    own(guide)
  }

  /// Takes a layout guide away. Constraints that name it are deactivated.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owner === self else { return }
    deactivateConstraints { $0 === guide }
    ownedGuides.removeAll { $0 === guide }
    guide.owner = nil
  }

  /// What bars and the device's edges leave of the view. Documents may give the guide an id.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea) }

  /// The view's bounds inside its layout margins.
  public var layoutMarginsGuide: LayoutGuide { guide(.layoutMargins) }

  /// The guide of a kind: the document's, or one that is made when first asked for.
  func guide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let guide = ownedGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind)
    own(guide)
    if kind.followsSafeArea { layoutHost?.viewDidChange(self, .size) }
    return guide
  }

  func own(_ guide: LayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner = self
    ownedGuides.append(guide)
  }
}

extension View {
  /// This view and all below it, in document order.
  public var subtree: [View] {
    var views: [View] = []
    collect(into: &views)
    return views
  }

  private func collect(into views: inout [View]) {
    views.append(self)
    for subview in subviews { subview.collect(into: &views) }
  }

  /// Whether `ancestor` is this view or holds it.
  package func isDescendant(of ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  /// Whether a stack view of either kind arranges this view in a layout.
  func isArranged(in layout: (any DetachedViews)?) -> Bool { arranger?.arranges(self, in: layout) ?? false }

  /// Whether leading is on the right: the view's own choice, else the language's.
  package func isRightToLeft(in settings: DocumentSettings) -> Bool {
    forcesRightToLeft ?? settings.text.language.isRightToLeft
  }
}

/// `semanticContentAttribute`: whether a view follows the language's direction.
enum SemanticContent: String, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  static func forcesRightToLeft(_ coder: NibCoder) -> Bool? {
    switch coder.decodeEnum(SemanticContent.self, forKey: "semanticContentAttribute") {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified, nil: nil
    }
  }
}
