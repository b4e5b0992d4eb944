import DocumentVersions
import XMLSource

/// Merges the name, the attributes, the text and the parent of one element that both sides have, or one.
///
/// Where the sides disagree, the result is ours.
struct ElementMerge {
  let versions: MergeVersions
  let role: ElementRole
  let states: ElementStates

  /// The element in the result; nil for one that no side has.
  func decision() -> ElementDecision? {
    guard let ours = states.ours, let theirs = states.theirs else {
      return states.preferred.map { ElementDecision(element: written(as: $0)) }
    }
    var decision = content(ours, theirs)
    mergeParents(ours, theirs, into: &decision)
    return decision
  }

  private func written(as place: ElementPlace) -> MergedElement {
    MergedElement(home: place, parent: versions.parent(place), attributes: nil, text: place)
  }

  private func content(_ ours: ElementPlace, _ theirs: ElementPlace) -> ElementDecision {
    if versions.isSame(ours, theirs) || versions.isSame(theirs, states.base) {
      return ElementDecision(element: written(as: ours))
    }
    if versions.isSame(ours, states.base) { return ElementDecision(element: written(as: theirs)) }
    if isWhole(ours, theirs) {
      return ElementDecision(element: written(as: ours), subjects: role == .content ? [.value] : [])
    }
    guard versions.name(ours) == versions.name(theirs) else {
      let subject = MergeConflict.Subject.kind(ours: versions.name(ours), theirs: versions.name(theirs))
      return ElementDecision(element: written(as: ours), subjects: role == .content ? [subject] : [])
    }
    return attributeWise(ours, theirs)
  }

  /// Whether a value is only right as one of the sides wrote it.
  private func isWhole(_ ours: ElementPlace, _ theirs: ElementPlace) -> Bool {
    switch role {
    case .frame: versions.isManagedFrame(ours) && versions.isManagedFrame(theirs)
    case .device, .canvas, .simulatedMetrics, .resource: true
    case .content: versions.name(ours) == "color" && versions.name(theirs) == "color"
    case .document, .version: false
    }
  }

  private func attributeWise(_ ours: ElementPlace, _ theirs: ElementPlace) -> ElementDecision {
    let merge = AttributeMerge(versions, role, base: states.base, ours: ours, theirs: theirs)
    let merged = merge.merged()
    var element = written(as: ours)
    element.attributes = merged.attributes
    var subjects = merged.subjects
    let texts = (base: states.base.map(versions.text), ours: versions.text(ours), theirs: versions.text(theirs))
    if texts.ours == texts.base {
      element.text = theirs
    } else if texts.theirs != texts.base, texts.ours != texts.theirs {
      subjects.append(.text(base: texts.base, ours: texts.ours, theirs: texts.theirs))
    }
    return ElementDecision(element: element, subjects: subjects)
  }

  private func mergeParents(_ ours: ElementPlace, _ theirs: ElementPlace, into decision: inout ElementDecision) {
    let (mine, other) = (versions.parent(ours), versions.parent(theirs))
    decision.element.parent = mine
    guard mine != other else { return }
    let old = states.base.flatMap(versions.parent)
    if mine == old {
      decision.element.parent = other
    } else if other != old {
      decision.subjects.append(.parent)
    }
  }
}
