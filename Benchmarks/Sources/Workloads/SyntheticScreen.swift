public import AutoLayout

/// A screen of about 55 views as people draw them: a bar, cards with labels and pictures, nested stacks, buttons.
public struct SyntheticScreen: Sendable {
  /// How many views a screen has at least.
  static let viewCount = 50

  /// The constraints.
  public internal(set) var system = LinearSystem()
  /// How many views there are.
  public private(set) var views = 0
  var generator: SplitMix64

  /// Makes the screen that belongs to a number.
  public init(_ number: Int) {
    generator = SplitMix64(seed: UInt64(number))
    let screen = makeFrame()
    system.fix(screen.x, from: 0, to: 390)
    system.fix(screen.y, from: 0, to: 844)
    var above = addBar(to: screen)
    while views < Self.viewCount { above = addSection(to: screen, below: above) }
    system.place(screen.y.max, after: above, by: 16, .greaterThanOrEqual, priority: Priority(rawValue: 740))
  }

  /// A view without any constraints but that its size is not negative.
  mutating func makeFrame() -> Frame {
    views += 1
    let frame = Frame(x: system.makeSpan(), y: system.makeSpan())
    system.forbidNegativeLength(of: frame.x)
    system.forbidNegativeLength(of: frame.y)
    return frame
  }

  /// A view with content.
  mutating func makeContentFrame(hugging: Priority = .defaultLow, resistance: Priority = .defaultHigh) -> Frame {
    let frame = makeFrame()
    for span in [frame.x, frame.y] {
      system.addContent(generator.contentLength(), of: span, hugging: hugging, resistance: resistance)
    }
    return frame
  }

  private mutating func addBar(to screen: Frame) -> Variable {
    let (bar, title) = (makeFrame(), makeContentFrame())
    pinSides(of: bar, to: screen, inset: 0)
    system.place(bar.y.min, after: screen.y.min)
    system.add(bar.y.length(), relation: .equal, constant: 91)
    center(title.x, in: bar.x)
    system.place(bar.y.max, after: title.y.max, by: 12)
    system.place(title.x.min, after: bar.x.min, by: 60, .greaterThanOrEqual)
    return bar.y.max
  }

  private mutating func addSection(to screen: Frame, below above: Variable) -> Variable {
    let section = makeFrame()
    pinSides(of: section, to: screen, inset: Double(8 * (1 + generator.number(below: 3))))
    system.place(section.y.min, after: above, by: 16)
    switch generator.number(below: 4) {
    case 0: fillWithPicture(section)
    case 1: fillWithForm(section)
    case 2: fillWithButtons(section)
    default: fillWithStacks(section)
    }
    return section.y.max
  }
}
