package import NibDecoder
import StackModel

/// What size classes leave installed: the masks of variations, by the element whose children they leave out or take in.
package struct InstallationMasks {
  fileprivate struct Mask {
    let variation: String
    /// The container that is masked, such as `subviews`.
    let container: String
    /// Whether an object is taken in rather than left out, by its id.
    let includes: [String: Bool]
  }

  private let masks: [ElementIndex: [Mask]]

  package init(_ elements: ElementsByName) {
    var masks: [ElementIndex: [Mask]] = [:]
    for element in elements["mask"] {
      guard let variation = element.parent, let holder = variation.parent, let mask = Mask(element, variation) else {
        continue
      }
      masks[holder.index, default: []].append(mask)
    }
    self.masks = masks
  }

  /// Whether no size class leaves out any view.
  package var keepAllViews: Bool { masks.values.allSatisfy { $0.allSatisfy { $0.container != "subviews" } } }

  /// The ids of the views that no size class installs.
  var viewsInNoSizeClass: [String] {
    masks.flatMap { holder, masks in
      let excluded = masks.filter { $0.container == "subviews" }.flatMap { mask in
        mask.includes.compactMap { $0.value ? nil : $0.key }
      }
      return Set(excluded).filter { id in
        SizeClass.all.allSatisfy { !includes(id, "subviews", masks, $0) }
      }
    }
  }

  /// Whether an object and all that holds it are installed.
  package func install(_ element: DocumentElement, in sizeClass: SizeClass) -> Bool {
    var current = element
    while let container = current.parent, let holder = container.parent {
      if let id = current.id, !includes(id, container.name, holder, sizeClass) { return false }
      current = container
    }
    return true
  }

  private func includes(
    _ id: String, _ container: String, _ holder: DocumentElement, _ sizeClass: SizeClass
  ) -> Bool {
    masks[holder.index].map { includes(id, container, $0, sizeClass) } ?? true
  }

  private func includes(_ id: String, _ container: String, _ found: [Mask], _ sizeClass: SizeClass) -> Bool {
    sizeClass.keys.reduce(true) { isInstalled, key in
      found.first { $0.variation == key && $0.container == container }?.includes[id] ?? isInstalled
    }
  }
}

extension InstallationMasks.Mask {
  fileprivate init?(_ mask: DocumentElement, _ variation: DocumentElement) {
    guard variation.name == "variation", let key = variation["key"], let container = mask["key"] else { return nil }
    self.variation = key
    self.container = container
    includes = Dictionary(
      mask.children.compactMap { entry in entry["reference"].map { ($0, entry.name == "include") } }
    ) { _, last in last }
  }
}

/// A width and a height class together.
package struct SizeClass: Hashable {
  /// As Interface Builder calls it, such as `wC hR`.
  package let name: String
  /// The variations that hold, from the least to the most specific.
  let keys: [String]

  private init(_ width: String, _ height: String) {
    name = "w\(width.prefix(1).uppercased()) h\(height.prefix(1).uppercased())"
    keys = VariationKeys.active(width: width, height: height)
  }

  package static let all = [
    SizeClass("compact", "regular"), SizeClass("compact", "compact"), SizeClass("regular", "compact"),
    SizeClass("regular", "regular"),
  ]
}
