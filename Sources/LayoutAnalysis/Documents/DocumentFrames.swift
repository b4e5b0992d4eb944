package import StackModel

/// The frames of a document, and what constraints leave open: on its own canvas, and on devices.
///
/// Two versions of a document whose views are the same are compared with it.
package struct DocumentFrames {
  /// A view that another version of the document lays out otherwise.
  package struct Change {
    /// The view of the other version.
    package let view: View
    package let old: Rect
    package let new: Rect
    /// The device and language by their names; nil on the document's own canvas.
    package let variant: String?
    /// Whether constraints leave something open that they determined before.
    package let opensLengths: Bool

    /// `frame changes from (0, 0, 49, 31) to (0, 0, 10, 31) on ipad9_7`.
    package var text: String {
      let change =
        old != new
        ? "frame changes from \(old.short) to \(new.short)"
        : opensLengths ? "constraints leave its frame open" : "constraints leave other lengths open"
      return variant.map { "\(change) on \($0)" } ?? change
    }
  }

  fileprivate struct Layout {
    let variant: String?
    let views: [ViewLayout]
  }

  private let layouts: [Layout]

  /// Lays a document out on the devices and for the users of variants, and on its own canvas.
  package init(_ document: LaidOutDocument, variants: LayoutVariants) {
    let report = document.document.variantReport(for: variants, keepsLayouts: true)
    layouts =
      [Layout(variant: nil, views: document.layout.views)]
      + report.layouts.map { Layout(variant: $0.variant.name, views: $0.views) }
  }

  /// The views that another version of the document lays out otherwise, each where this is first seen; nil if the versions
  /// do not have the same views.
  package func changes(in other: DocumentFrames) -> [Change]? {
    guard layouts.count == other.layouts.count else { return nil }
    var changes: [(place: Int, change: Change)] = []
    var seen: Set<Int> = []
    for (old, new) in zip(layouts, other.layouts) {
      guard old.views.count == new.views.count else { return nil }
      for (place, (old, layout)) in zip(old.views, new.views).enumerated() {
        guard old.view.elementName == layout.view.elementName else { return nil }
        guard old.frame != layout.frame || old.ambiguity != layout.ambiguity, seen.insert(place).inserted else {
          continue
        }
        changes.append(
          (
            place,
            Change(
              view: layout.view, old: old.frame, new: layout.frame, variant: new.variant,
              opensLengths: old.ambiguity == nil && layout.ambiguity != nil)
          ))
      }
    }
    return changes.sorted { $0.place < $1.place }.map(\.change)
  }
}

// MARK: - Versions with other views

extension DocumentFrames {
  /// The views with ids that both versions have and that lie elsewhere on their screens, each where this is first seen. Their
  /// frames are in the coordinates of the views that no other view holds.
  ///
  /// Frames are rounded to pixels one in the other, so a pixel is no other place.
  package func moves(in other: DocumentFrames) -> [Change] {
    var seen: Set<String> = []
    return zip(layouts, other.layouts).flatMap { old, new -> [Change] in
      let olds = Dictionary(old.placed.map { ($0.id, ($0.layout, $0.frame)) }) { first, _ in first }
      return new.placed.compactMap { id, layout, frame in
        guard let (before, oldFrame) = olds[id] else { return nil }
        let opens = before.ambiguity == nil && layout.ambiguity != nil
        guard opens || !oldFrame.isNear(frame), seen.insert(id).inserted else { return nil }
        return Change(view: layout.view, old: oldFrame, new: frame, variant: new.variant, opensLengths: opens)
      }
    }
  }
}

extension DocumentFrames {
  /// The views that another version lacks: the last ones of an element and an id that it has less of.
  package func views(missingIn other: DocumentFrames) -> [View] {
    func keys(_ frames: DocumentFrames) -> [(key: String, view: View)] {
      frames.layouts[0].views.map { ("\($0.view.elementName) \($0.view.id ?? "")", $0.view) }
    }
    var left = Dictionary(keys(other).map { ($0.key, 1) }, uniquingKeysWith: +)
    return keys(self).compactMap { key, view in
      left[key, default: 0] -= 1
      return left[key, default: 0] < 0 ? view : nil
    }
  }
}

extension DocumentFrames.Layout {
  /// The views with their ids, and their frames in the coordinates of their roots.
  fileprivate var placed: [(id: String, layout: ViewLayout, frame: Rect)] {
    var origins: [ObjectIdentifier: Rect] = [:]
    return views.compactMap { layout in
      let origin = layout.view.superview.flatMap { origins[ObjectIdentifier($0)] } ?? .zero
      let isRoot = layout.view.superview == nil
      let frame = isRoot ? layout.frame : layout.frame.offsetBy(dx: origin.x, dy: origin.y)
      origins[ObjectIdentifier(layout.view)] =
        isRoot ? Rect(x: 0, y: 0, width: frame.width, height: frame.height) : frame
      return layout.view.id.map { ($0, layout, frame) }
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    [(x, other.x), (y, other.y), (width, other.width), (height, other.height)].allSatisfy { abs($0 - $1) < 0.51 }
  }
}

extension LayoutVariants {
  /// What a change is tried on that promises to leave frames as they are: a small phone, a large one on its side and a
  /// tablet, from left to right and from right to left.
  package static let differentScreens = LayoutVariants(
    devices: [("retina4_0", false), ("retina6_12", true), ("ipad10_9rounded", false)].compactMap {
      Device(named: $0, landscape: $1)
    }, languages: [.base, .rightToLeft])
}
