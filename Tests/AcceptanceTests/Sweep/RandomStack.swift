import StackModel

/// Random stacks of all properties, and random changes of them.
struct RandomStack {
  private(set) var description: StackDescription
  private var randomness: RandomNumbers
  private var made = 0

  init(_ randomness: RandomNumbers) {
    self.randomness = randomness
    description = StackDescription(views: [])
    description.axis = self.randomness.pick(Axis.allCases)
    description.distribution = self.randomness.pick(StackView.Distribution.allCases)
    description.alignment = self.randomness.pick(StackView.Alignment.allCases)
    description.spacing = self.randomness.pick(Self.spacings)
    description.isBaselineRelative = self.randomness.isOne(in: 3)
    description.margins = self.randomness.isOne(in: 3) ? insets() : nil
    description.views = (0..<self.randomness.number(below: 7)).map { _ in view() }
    keepProportionsMeaningful()
  }

  private static let spacings: [Double] = [0, 0, 2.5, 5, 8, 10, 21, -3]

  /// A length that the stack is held at along an axis; nil where its views decide.
  mutating func heldLength() -> Double? { randomness.isOne(in: 3) ? nil : Double(20 * randomness.number(below: 25)) }

  private mutating func insets() -> EdgeInsets {
    func side() -> Double { Double(randomness.number(below: 12)) }
    return EdgeInsets(top: side(), left: side(), bottom: side(), right: side())
  }

  private mutating func view() -> ViewDescription {
    made += 1
    var view = ViewDescription("v\(made)", length(), length())
    for axis in Axis.allCases {
      view.hugging[axis] = randomness.pick([250, 250, 250, 200, 249, 251, 755])
      view.resistance[axis] = randomness.pick([750, 750, 750, 240, 749, 751])
      if randomness.isOne(in: 12) {
        view.fixed[axis] = FixedLength(
          length: Double(5 + randomness.number(below: 60)), priority: randomness.pick([100, 500, 760, 999]))
      }
    }
    view.isHidden = randomness.isOne(in: 4)
    if randomness.isOne(in: 5) { view.customSpacing = randomness.pick(Self.spacings) }
    if randomness.isOne(in: 3) {
      view.baselines = (Double(5 + randomness.number(below: 15)), Double(randomness.number(below: 8)))
    }
    return view
  }

  private mutating func length() -> Double? {
    switch randomness.number(below: 12) {
    case 0: nil
    case 1: 0
    default: Double(5 + randomness.number(below: 60))
    }
  }

  /// No source says what a part of nothing is, as negative spacing can make of the whole.
  private mutating func keepProportionsMeaningful() {
    if description.spacing < 0, description.distribution == .fillProportionally { description.spacing = 0 }
  }

  /// Changes something, and says what for the live stack to do the same.
  mutating func change() -> LiveStep {
    let step = step()
    description.apply(step)
    return step
  }

  private mutating func step() -> LiveStep {
    guard !description.views.isEmpty, !randomness.isOne(in: 6) else {
      return .insert(view(), randomness.number(below: description.views.count + 1))
    }
    let name = randomness.pick(description.views).name
    switch randomness.number(below: 12) {
    case 0, 1: return .hide(name)
    case 2, 3: return .show(name)
    case 4: return .removeFromSuperview(name)
    case 5: return .removeArranged(name)
    case 6: return .move(name, randomness.number(below: description.views.count))
    case 7: return .customSpacing(randomness.isOne(in: 3) ? nil : randomness.pick(Self.spacings), name)
    default: return stackStep()
    }
  }

  private mutating func stackStep() -> LiveStep {
    let isProportional = description.distribution == .fillProportionally
    switch randomness.number(below: 6) {
    case 0: return .axis(randomness.pick(Axis.allCases))
    case 1:
      let distributions = StackView.Distribution.allCases
      return .distribution(
        randomness.pick(distributions.filter { $0 != .fillProportionally || description.spacing >= 0 }))
    case 2: return .alignment(randomness.pick(StackView.Alignment.allCases))
    case 3: return .spacing(max(randomness.pick(Self.spacings), isProportional ? 0 : -3))
    case 4: return .baselineRelative(randomness.isOne(in: 2))
    default: return .followsMargins(randomness.isOne(in: 2))
    }
  }
}

extension StackDescription {
  /// What a change of the live stack does to its description.
  mutating func apply(_ step: LiveStep) {
    switch step {
    case .insert(let view, let index): views.insert(view, at: index)
    case .removeArranged(let name), .removeFromSuperview(let name): views.removeAll { $0.name == name }
    case .move(let name, let index):
      guard let place = views.firstIndex(where: { $0.name == name }) else { return }
      views.insert(views.remove(at: place), at: index)
    case .hide(let name): change(name) { $0.isHidden = true }
    case .show(let name): change(name) { $0.isHidden = false }
    case .customSpacing(let spacing, let name): change(name) { $0.customSpacing = spacing }
    case .hugging(let priority, let name): change(name) { $0 = $0.hugging(priority) }
    case .spacing(let spacing): self.spacing = spacing
    case .axis(let axis): self.axis = axis
    case .distribution(let distribution): self.distribution = distribution
    case .alignment(let alignment): self.alignment = alignment
    case .margins(let insets): margins = insets
    case .followsMargins(let follows):
      margins = follows ? margins ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : nil
    case .baselineRelative(let isRelative): isBaselineRelative = isRelative
    case .layout: break
    }
  }

  private mutating func change(_ name: String, _ change: (inout ViewDescription) -> Void) {
    for index in views.indices where views[index].name == name { change(&views[index]) }
  }
}
