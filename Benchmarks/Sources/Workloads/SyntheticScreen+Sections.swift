import AutoLayout

extension SyntheticScreen {
  /// A picture with an aspect ratio beside labels that wrap.
  mutating func fillWithPicture(_ section: Frame) {
    let picture = makeFrame()
    system.place(picture.x.min, after: section.x.min, by: 12)
    system.place(picture.y.min, after: section.y.min, by: 12)
    system.add(picture.x.length() + picture.y.length(times: -16.0 / 9), relation: .equal, constant: 0)
    system.add(picture.x.length(), relation: .lessThanOrEqual, constant: 160)
    system.add(picture.x.length(), relation: .equal, constant: 200, priority: Priority(rawValue: 700))
    system.place(section.y.max, after: picture.y.max, by: 12, .greaterThanOrEqual)
    var above = section.y.min
    for _ in 0..<3 { above = addLabel(to: section, after: picture.x.max, below: above) }
    system.place(section.y.max, after: above, by: 12, priority: Priority(rawValue: 999))
  }

  private mutating func addLabel(to section: Frame, after left: Variable, below above: Variable) -> Variable {
    let label = makeContentFrame(hugging: Priority(rawValue: 251))
    system.place(label.x.min, after: left, by: 12)
    system.place(section.x.max, after: label.x.max, by: 12, .greaterThanOrEqual)
    system.place(label.y.min, after: above, by: 8)
    return label.y.max
  }

  /// Rows of a label and a field; the labels are equally wide, the fields share their left edge.
  mutating func fillWithForm(_ section: Frame) {
    var above = section.y.min
    var first: Span?
    for _ in 0..<(2 + generator.number(below: 3)) {
      let (label, field) = (makeContentFrame(hugging: Priority(rawValue: 252)), makeContentFrame())
      if let first { system.relate(label.x, to: first) } else { first = label.x }
      system.place(label.x.min, after: section.x.min, by: 16)
      system.place(field.x.min, after: label.x.max, by: 8)
      system.place(section.x.max, after: field.x.max, by: 16)
      system.place(field.y.min, after: above, by: 10)
      center(label.y, in: field.y)
      above = field.y.max
    }
    system.place(section.y.max, after: above, by: 10)
  }

  /// Buttons of equal widths, where that fits, in the middle.
  mutating func fillWithButtons(_ section: Frame) {
    let buttons = (0..<(2 + generator.number(below: 2))).map { _ in makeContentFrame() }
    for button in buttons {
      center(button.y, in: section.y)
      system.place(button.y.min, after: section.y.min, by: 8, .greaterThanOrEqual)
    }
    for other in buttons.dropFirst() {
      system.relate(other.x, to: buttons[0].x, priority: Priority(rawValue: 999))
    }
    for (before, after) in zip(buttons, buttons.dropFirst()) { system.place(after.x.min, after: before.x.max, by: 20) }
    system.place(buttons[0].x.min, after: section.x.min, by: 20)
    system.place(section.x.max, after: buttons[buttons.count - 1].x.max, by: 20)
    system.add(section.y.length(), relation: .equal, constant: 44, priority: .defaultHigh)
  }

  /// A stack of stacks, held on all sides.
  mutating func fillWithStacks(_ section: Frame) {
    let stack = addStack(depth: 2, axis: generator.number(below: 2))
    for axis in 0..<2 {
      system.place(stack[axis].min, after: section[axis].min, by: 8)
      system.place(section[axis].max, after: stack[axis].max, by: 8)
    }
  }

  private mutating func addStack(depth: Int, axis: Int) -> Frame {
    if depth == 0 { return makeContentFrame() }
    let stack = makeFrame()
    let children = (0..<(2 + generator.number(below: 2))).map { _ in addStack(depth: depth - 1, axis: 1 - axis) }
    let isEqual = generator.chance(percent: 30)
    hold(children[0][axis], children[children.count - 1][axis], in: stack[axis])
    for (before, after) in zip(children, children.dropFirst()) {
      system.place(after[axis].min, after: before[axis].max, by: 8)
      if isEqual { system.relate(after[axis], to: children[0][axis]) }
    }
    for child in children { hold(child[1 - axis], child[1 - axis], in: stack[1 - axis]) }
    return stack
  }
}

extension SyntheticScreen {
  mutating func hold(_ first: Span, _ last: Span, in span: Span) {
    system.place(first.min, after: span.min)
    system.place(span.max, after: last.max)
  }

  mutating func pinSides(of frame: Frame, to outer: Frame, inset: Double) {
    system.place(frame.x.min, after: outer.x.min, by: inset)
    system.place(outer.x.max, after: frame.x.max, by: inset)
  }

  mutating func center(_ span: Span, in outer: Span) {
    system.add(span.center() + outer.center(times: -1), relation: .equal, constant: 0)
  }
}
