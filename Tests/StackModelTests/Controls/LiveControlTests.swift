import TestSupport
import Testing

@testable import StackModel

/// Controls that code makes and changes while a session lays them out.
@Suite struct LiveControlTests {
  private func session(_ view: View) -> LayoutSession {
    let root = View()
    root.addSubview(view)
    _ = try? View.makeConstraints {
      view.layoutLeading.equalTo(0)
      view.layoutTop.equalTo(0)
    }
    let options = LayoutOptions(device: Device(named: "retina4_7", landscape: false))
    let session = LayoutSession(root: root, size: Size(width: 400, height: 400), options: options)
    session.layoutIfNeeded()
    return session
  }

  @Test func pageControlGrowsByADotForEachPage() {
    let pages = PageControl(numberOfPages: 3)
    let session = session(pages)
    let width = pages.frame.width
    pages.numberOfPages = 4
    session.layoutIfNeeded()
    let dot = pages.frame.width - width
    #expect(dot > 0)
    pages.numberOfPages = 6
    session.layoutIfNeeded()
    #expect(pages.frame.width == width + 3 * dot)
  }

  @Test func pageControlOfOnePageCanHide() {
    let pages = PageControl(numberOfPages: 1)
    let session = session(pages)
    #expect(pages.frame.height > 0)
    pages.hidesForSinglePage = true
    session.layoutIfNeeded()
    #expect(pages.frame.size == .zero)
  }

  @Test func segmentedControlFollowsItsTitles() {
    let control = SegmentedControl(titles: ["One", "Two"])
    let session = session(control)
    let width = control.frame.width
    control.titles = ["One", "Two", "Two"]
    session.layoutIfNeeded()
    #expect(control.frame.width > width)
    control.titles = ["One", "Two"]
    session.layoutIfNeeded()
    #expect(control.frame.width == width)
  }

  @Test func textFieldFollowsTextPlaceholderAndBorder() {
    let field = TextField()
    let session = session(field)
    field.placeholder = "Name"
    session.layoutIfNeeded()
    let placeholder = field.frame.width
    #expect(placeholder > 0)
    field.text = "Name"
    session.layoutIfNeeded()
    #expect(field.frame.width == placeholder)
    field.placeholder = "A longer placeholder"
    session.layoutIfNeeded()
    #expect(field.frame.width == placeholder)
    field.borderStyle = .roundedRect
    session.layoutIfNeeded()
    #expect(field.frame.width == placeholder + 14)
    #expect(field.frame.height == 34)
  }

  @Test func imageViewForgetsItsImageWithItsName() throws {
    let text = xib("<subviews>\(controlElement("imageView", "image=\"dot\""))</subviews>")
      .replacing(
        "</document>", with: "<resources><image name=\"dot\" width=\"40\" height=\"30\"/></resources></document>")
    let document = try LayoutDocument(text: text)
    let view = try #require(document.item(withID: "a") as? ImageView)
    #expect(view.intrinsicContentSize(in: document.settings, width: nil) == IntrinsicSize(width: 40, height: 30))
    view.imageName = "other"
    #expect(view.intrinsicContentSize(in: document.settings, width: nil) == .none)
    view.imageName = "dot"
    #expect(view.intrinsicContentSize(in: document.settings, width: nil) == IntrinsicSize(width: 40, height: 30))
  }

  @Test func changesThatOnlyDrawingNeedsLeaveTheLayoutAlone() {
    let view = Switch()
    let session = session(view)
    let frame = view.frame
    (view.isOn, view.alpha, view.cornerRadius, view.contentMode) = (true, 0.5, 4, .center)
    session.layoutIfNeeded()
    #expect(view.frame == frame)
    #expect(view.isOn && view.alpha == 0.5 && view.cornerRadius == 4 && view.contentMode == .center)
  }
}
