import Formats

/// Merges the name, the attributes, the text and the parent of one element that both sides have, or one.
///
/// Where the sides disagree, the result is as a person chose, or else ours.
struct ElementMerge {
  private let versions: MergeVersions
  private let identity: ElementIdentity
  private let role: ElementRole
  private let states: ElementStates
  private let choices: MergeChoices

  init(of identity: ElementIdentity, in input: MergeInput) {
    (self.identity, versions, choices) = (identity, input.versions, input.choices)
    (role, states) = (versions.table.role(of: identity), input.states(of: identity))
  }

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
    if isWhole(ours, theirs) { return disagreement(.value, ours, theirs) }
    return kindOrAttributes(ours, theirs)
  }

  private func kindOrAttributes(_ ours: ElementPlace, _ theirs: ElementPlace) -> ElementDecision {
    guard versions.name(ours) == versions.name(theirs) else {
      return disagreement(.kind(ours: versions.name(ours), theirs: versions.name(theirs)), ours, theirs)
    }
    return attributeWise(ours, theirs)
  }

  /// The element as one of the sides has it; a person decides which if it means something.
  private func disagreement(
    _ subject: MergeConflict.Subject, _ ours: ElementPlace, _ theirs: ElementPlace
  ) -> ElementDecision {
    guard role == .content else { return ElementDecision(element: written(as: ours), isSettled: true) }
    return ElementDecision(element: written(as: choice(subject) == .ours ? ours : theirs), subjects: [subject])
  }

  private func choice(_ subject: MergeConflict.Subject) -> MergeSide {
    choices[MergeConflict(identity: identity, subject: subject)]
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
    let merged = merge.merged(choice)
    var element = written(as: ours)
    element.attributes = merged.attributes
    var subjects = merged.subjects
    let texts = (base: states.base.map(versions.text), ours: versions.text(ours), theirs: versions.text(theirs))
    if texts.ours == texts.base {
      element.text = theirs
    } else if texts.theirs != texts.base, texts.ours != texts.theirs {
      let subject = MergeConflict.Subject.text(base: texts.base, ours: texts.ours, theirs: texts.theirs)
      if choice(subject) == .theirs { element.text = theirs }
      subjects.append(subject)
    }
    return ElementDecision(element: element, subjects: subjects, isSettled: role != .content)
  }

  private func mergeParents(_ ours: ElementPlace, _ theirs: ElementPlace, into decision: inout ElementDecision) {
    let (mine, other) = (versions.parent(ours), versions.parent(theirs))
    decision.element.parent = mine
    guard mine != other else { return }
    let old = states.base.flatMap(versions.parent)
    if mine == old {
      decision.element.parent = other
    } else if other != old {
      if choice(.parent) == .theirs { decision.element.parent = other }
      decision.subjects.append(.parent)
    }
  }
}

/// An element of the result.
struct MergedElement {
  /// The version that is written where nothing else is said.
  var home: ElementPlace
  var parent: ElementIdentity?
  /// The attributes if they are not those of ``home``.
  var attributes: [MergedAttribute]?
  /// The version whose text the element has.
  var text: ElementPlace
}

/// An attribute of the result, as a version writes it.
struct MergedAttribute {
  let place: ElementPlace
  let attribute: XMLTree.Attribute
}

/// An element of the result, and what the sides disagree about in it.
struct ElementDecision {
  var element: MergedElement
  var subjects: [MergeConflict.Subject] = []
  /// Whether the sides have what no person needs to decide about.
  var isSettled = false
}

/// The elements of the result and the order of their children.
struct MergedDocument {
  private var elements: [MergedElement?]
  private(set) var children: [ElementIdentity: [ElementIdentity]] = [:]

  init(_ elements: [MergedElement?]) { self.elements = elements }

  subscript(identity: ElementIdentity) -> MergedElement? { elements[identity.number] }

  /// The elements in no order that means something.
  var identities: some Sequence<ElementIdentity> {
    elements.indices.lazy.filter { elements[$0] != nil }.map { ElementIdentity(rawValue: Int32($0)) }
  }

  mutating func remove(_ identity: ElementIdentity) { elements[identity.number] = nil }

  /// Takes an element out of its parent.
  mutating func detach(_ identity: ElementIdentity) {
    guard let parent = self[identity]?.parent else { return }
    children[parent]?.removeAll { $0 == identity }
    elements[identity.number] = nil
  }

  mutating func setChildren(_ order: [ElementIdentity], of parent: ElementIdentity) { children[parent] = order }

  /// The elements by their parents.
  func members() -> [ElementIdentity: Set<ElementIdentity>] {
    var members: [ElementIdentity: Set<ElementIdentity>] = [:]
    for identity in identities {
      if let parent = self[identity]?.parent { members[parent, default: []].insert(identity) }
    }
    return members
  }
}
