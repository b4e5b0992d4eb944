import NibDecoder

/// Makes the root element of a document. Its version of Interface Builder is estimated from the nib.
enum DocumentHead {
  static func root(storyboard isStoryboard: Bool, _ graphs: [ObjectGraph]) -> MarkupElement {
    let margins = StoredMargins(graphs)
    let version = ToolsVersion(graphs, margins)
    let usesSafeAreas = graphs.contains(where: \.usesSafeAreas)
    let root = MarkupElement.document(
      isStoryboard: isStoryboard, toolsVersion: version.text, usesSafeAreas: usesSafeAreas)
    if !version.lacksFrames {
      root.append(
        DeviceMarkup.element(
          roots: graphs.flatMap(\.rootSizes),
          hasNotch: margins.safeTop.map { $0 >= 40 } ?? usesSafeAreas || margins.isBelowNotch,
          frames: graphs.flatMap(\.storedLengths)))
    }
    return root
  }
}

extension ObjectGraph {
  /// Whether it has a guide of a safe area.
  fileprivate var usesSafeAreas: Bool {
    objects.indices.contains(where: isSafeArea)
  }
}

/// The version of Interface Builder that a document was saved with, by what compiled nibs tell of it. It is an estimate:
/// frames are in the nib as the canvas had them, and keys as the compiler of that time wrote them.
struct ToolsVersion {
  private let graphs: [ObjectGraph]
  private let margins: StoredMargins
  /// Whether the document was saved by the first Xcode 8, which stored no frames of views that constraints place. Its
  /// documents have no device either.
  ///
  /// Evidence: frames are missing in 74 of 74 public documents of versions 11129 to 11521, and in one other; 71 of 71 have
  /// no device.
  let lacksFrames: Bool

  init(_ graphs: [ObjectGraph], _ margins: StoredMargins) {
    (self.graphs, self.margins) = (graphs, margins)
    var counts = (placed: 0, withoutFrame: 0)
    for graph in graphs {
      for position in graph.objects.indices
      where graph.objects[position]["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"]?.integer == 1 {
        counts.placed += 1
        if graph.lacksFrame(position) { counts.withoutFrame += 1 }
      }
    }
    lacksFrames = counts.withoutFrame > 0 && 2 * counts.withoutFrame >= counts.placed
  }

  var text: String {
    if lacksFrames { return "11201" }
    if margins.areOld { return "11762" }
    let compiler = versionOfCompiler
    // All versions have five digits.
    if margins.areBelowStatusBar { return min(compiler, "14113") }
    if let newest = margins.safeTop.flatMap({ Self.newerInsets[$0] }) { return max(compiler, newest) }
    return hasTallToolbar ? max(compiler, "17506") : compiler
  }

  /// What covers the top of a screen with a notch since Xcode 14, and since Xcode 14.3.
  ///
  /// Evidence: of public documents with a view at 48 points on retina6_1, 99 of 105 are as new; at 47 points on retina6_0, 6
  /// of 6; at 50 points on retina5_9, 12 of 14.
  private static let newerInsets = [47.0: "21225", 48: "21225", 50: "21701"]

  /// Whether a toolbar has the height of those at a home indicator since Xcode 12.
  ///
  /// Evidence: of public toolbars of 49 points, 112 of 113 are as new.
  private var hasTallToolbar: Bool {
    graphs.contains { graph in
      graph.objects.indices.contains { position in
        graph.objects[position].className == "UIToolbar" && graph.geometry("UIBounds", of: position)?.last == 49
      }
    }
  }

  private var versionOfCompiler: String {
    let keys = Set(graphs.lazy.flatMap { $0.objects.lazy.flatMap { $0.values.lazy.map(\.key) } })
    if keys.contains("UIButtonConfiguration") { return "19529" }
    if keys.contains("UIContentConfigurationIdentifier") { return "17506" }
    if keys.contains("UIViewLargeContentStoredProperties") { return "15504" }
    return keys.contains("UIFontTextStyleForScaling") ? "14865" : "13196"
  }
}

/// The device that a document may have been designed for, by the sizes of its screens.
enum DeviceMarkup {
  /// The element. It is an estimate: compiled nibs do not have the device.
  static func element(roots: [[Double]], hasNotch: Bool, frames: [Double]) -> MarkupElement {
    let found = mostFrequent(roots.compactMap(screen))
    let devices = found.map(devices(with:)) ?? []
    let hasThirds = frames.contains { isThird($0) }
    let device = (hasThirds ? devices.first { $0.scale == 3 } : nil) ?? devices.first
    // The default is the phone of the document's time.
    return MarkupElement(
      "device",
      [
        ("id", device?.id ?? (hasNotch ? "retina6_1" : "retina4_7")),
        ("orientation", found?.isLandscape == true ? "landscape" : "portrait"), ("appearance", "light"),
      ])
  }

  /// The screen that a view fills, held upright or not; nil if none has its size.
  private static func screen(_ size: [Double]) -> Screen? {
    let screens = [
      Screen(width: size[0], height: size[1], isLandscape: false),
      Screen(width: size[1], height: size[0], isLandscape: true),
    ]
    return screens.first { !devices(with: $0).isEmpty }
  }

  /// The phones and tablets with a screen, in the order of the vocabulary.
  private static func devices(with screen: Screen) -> [CanvasDevice] {
    CanvasDevice.all.filter {
      $0.isOfInterfaceBuilder && !$0.isTelevision && $0.width == screen.width && $0.height == screen.height
    }
  }

  /// The first one of those that most views have.
  private static func mostFrequent(_ screens: [Screen]) -> Screen? {
    let counts = Dictionary(screens.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return screens.first { counts[$0] == most }
  }

  /// The size of a screen, upright, and how it is held.
  private struct Screen: Hashable {
    let width, height: Double
    let isLandscape: Bool
  }

  private static func isThird(_ number: Double) -> Bool {
    let part = abs(number - number.rounded(.down))
    return abs(part - 1.0 / 3) < 0.01 || abs(part - 2.0 / 3) < 0.01 || abs(part - 1.0 / 6) < 0.01
      || abs(part - 5.0 / 6) < 0.01
  }
}

extension ObjectGraph {
  /// The sizes of views at the top.
  var rootSizes: [[Double]] {
    objects(in: "UINibTopLevelObjectsKey", of: 0).compactMap { position in
      geometry("UIBounds", of: position).flatMap { $0.count == 4 ? [$0[2], $0[3]] : nil }
    }
  }

  /// All lengths and centers of views.
  var storedLengths: [Double] {
    objects.indices.flatMap { (geometry("UIBounds", of: $0) ?? []) + (geometry("UICenter", of: $0) ?? []) }
  }
}
