import TestSupport
import Testing

@testable import StackModel

/// Documentation/CodeLayout.md: what its examples print, and that they are the code that stands here.
///
/// Each example lies between a line `// Example: HEADING` and the end of its function. In the section of that heading the
/// page has the same code, and in the block that follows what it prints.
@Suite struct CodeLayoutPageTests {
  private let page = ExamplePage("CodeLayout.md")

  private func print(_ value: some Any) { page.print(value) }

  @Test func frames() throws {
    defer { page.expectExample("Frames") }
    // Example: Frames
    let stack = StackView(frame: Rect(x: 20, y: 9, width: 335, height: 32))
    stack.spacing = 20
    stack.distribution = .fillEqually
    for _ in 1...5 { stack.addArrangedSubview(View()) }
    let cell = View(frame: Rect(x: 0, y: 0, width: 375, height: 50))
    cell.addSubview(stack)

    let session = LayoutSession(root: cell, size: cell.frame.size)
    session.layoutIfNeeded()
    for view in stack.arrangedSubviews { print(view.frame) }
  }

  @Test func text() throws {
    defer { page.expectExample("Text") }
    // Example: Text
    let font = Font.system(20, weight: .bold)
    let title = Label(text: "Notes on the Analytical Engine", font: font, numberOfLines: 0)
    let session = LayoutSession(root: title, size: Size(width: 200, height: 80))
    session.layoutIfNeeded()
    for text in title.texts {
      for line in text.layout.lines { print("\(line.text), baseline at \((text.y + line.baseline).rounded())") }
    }
  }

  @Test func fittingSizes() throws {
    defer { page.expectExample("Fitting sizes") }
    // Example: Fitting sizes
    let photo = ImageView(size: Size(width: 80, height: 80))
    let icon = ImageView(size: Size(width: 24, height: 24))
    let row = StackView(arrangedSubviews: [photo, icon], spacing: StackView.spacingUseSystem, alignment: .center)
    print(row.systemLayoutSizeFitting(View.layoutFittingCompressedSize))

    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    print(row.systemLayoutSizeFitting(View.layoutFittingCompressedSize))

    let about = Label(text: "Notes on the Analytical Engine, with sketches and a table", numberOfLines: 0)
    let column = StackView(arrangedSubviews: [row, about], axis: .vertical)
    let size = column.systemLayoutSizeFitting(
      Size(width: 200, height: 0), withHorizontalFittingPriority: LayoutPriority.required,
      verticalFittingPriority: LayoutPriority.fittingSizeLevel)
    print(size)
    print(row.intrinsicContentSize)
  }

  @Test func margins() throws {
    defer { page.expectExample("Margins") }
    // Example: Margins
    let card = View()
    let photo = ImageView(size: Size(width: 40, height: 40))
    card.addSubview(photo)
    card.directionalLayoutMargins = DirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 8)
    try View.makeConstraints {
      photo.layoutLeading.equalTo(card.layoutMarginsGuide)
      photo.layoutTrailing.equalTo(card.layoutMarginsGuide)
      photo.layoutTop.equalTo(card.layoutMarginsGuide)
    }
    let session = LayoutSession(root: card, size: Size(width: 200, height: 80))
    session.layoutIfNeeded()
    print(photo.frame)
  }

  @Test func appKitStackViews() throws {
    defer { page.expectExample("NSStackView") }
    // Example: NSStackView
    let views = [30.0, 30, 60].map { _ in View() }
    for (view, width) in zip(views, [30, 30, 60]) {
      try View.makeConstraints { view.layoutWidth.equalTo(width).priority(600) }
    }
    let bar = AppKitStackView(views: views, spacing: 10)
    let options = LayoutOptions(device: Device(named: "retina4_7", landscape: false))
    let session = LayoutSession(root: bar, size: Size(width: 300, height: 20), options: options)
    for distribution in [AppKitStackView.Distribution.equalSpacing, .equalCentering, .fillProportionally] {
      bar.distribution = distribution
      session.layoutIfNeeded()
      print("\(distribution): x \(views.map(\.frame.x)), widths \(views.map(\.frame.width))")
    }
  }

  @Test func gravityAreas() throws {
    defer { page.expectExample("Gravity areas") }
    // Example: Gravity areas
    let views = [30.0, 30, 60].map { ImageView(size: Size(width: $0, height: 20)) }
    let bar = AppKitStackView(views: Array(views.prefix(2)), spacing: 10)
    bar.addView(views[2], in: .trailing)
    bar.setClippingResistancePriority(500, for: .horizontal)
    bar.setVisibilityPriority(AppKitStackView.VisibilityPriority.detachOnlyIfNecessary, for: views[1])
    let session = LayoutSession(root: bar, size: Size(width: 300, height: 20))
    for width in [300.0, 110, 80] {
      session.size = Size(width: width, height: 20)
      session.layoutIfNeeded()
      let isDetached = bar.detachedViews.contains { $0 === views[1] }
      print("\(width): x \(views.map(\.frame.x)), detached \(isDetached)")
    }
  }

  @Test func classesOfOnesOwn() throws {
    defer { page.expectExample("Classes of your own") }
    // Example: Classes of your own
    final class Rating: View {
      let stars: Int

      required init(coder: NibCoder) throws {
        stars = coder.decodeInteger(forKey: "stars") ?? 5
        try super.init(coder: coder)
      }

      override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
        IntrinsicSize(width: 20 * Double(stars), height: 20)
      }
    }

    let text = "<view width='200' height='100'><view customClass='Rating' stars='3'/></view>"
    let document = try LayoutDocument(Array(text.utf8), path: "rating.xml") { platform in
      var registry = NibRegistry.standard(for: platform)
      registry.register(Rating.self, forCustomClass: "Rating")
      return registry
    }
    print(document.layout().views[1].frame.size)
  }
}
