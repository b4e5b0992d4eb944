import TestSupport
import Testing

@testable import StackModel

/// Fonts that code sets while a session lays views out.
@Suite struct LiveFontTests {
  private func session(_ view: View) throws -> LayoutSession {
    let root = View()
    root.addSubview(view)
    try View.makeConstraints {
      view.layoutLeading.equalTo(0)
      view.layoutTop.equalTo(0)
    }
    let session = LayoutSession(root: root, size: Size(width: 400, height: 400))
    session.layoutIfNeeded()
    return session
  }

  @Test func boldLabelIsWider() throws {
    let label = Label(text: "Save changes")
    let session = try session(label)
    let (width, height) = (label.frame.width, label.frame.height)
    label.font = .system(17, weight: .bold)
    session.layoutIfNeeded()
    #expect(label.frame.width > width)
    #expect(label.frame.height == height)
    #expect(label.texts.first?.layout.lines.first?.fragments.map(\.font) == [.system(17, weight: .bold)])
    let bold = Label(text: "Save changes", font: .system(17, weight: .bold))
    #expect(bold.intrinsicContentSize.width.map { abs($0 - label.frame.width) < 1e-6 } == true)
  }

  @Test func largerFontGrowsLabelsButtonsFieldsAndTextViews() throws {
    let views: [(View, () -> Void)] = {
      let (label, button, field) = (Label(text: "Save"), Button(title: "Save"), TextField("Save"))
      let text = TextView("Save", isScrollEnabled: false)
      return [
        (label, { label.font = .system(34) }), (button, { button.font = .system(34) }),
        (field, { field.font = .system(34) }), (text, { text.font = .system(34) }),
      ]
    }()
    for (view, enlarge) in views {
      let session = try session(view)
      let size = view.frame.size
      enlarge()
      session.layoutIfNeeded()
      #expect(view.frame.width > 1.5 * size.width, "\(view.name)")
      #expect(view.frame.height > 1.2 * size.height, "\(view.name)")
    }
  }

  @Test func settingAFontReplacesTheFontsOfAttributedText() throws {
    let label = try #require(
      try decodedView(
        controlElement(
          "label", "",
          """
          <attributedString key="attributedText">
            <fragment content="a"><attributes><font key="NSFont" metaFont="system" size="30"/></attributes></fragment>
            <fragment content="b"><attributes><font key="NSFont" metaFont="system" size="10"/></attributes></fragment>
          </attributedString>
          """)) as? Label)
    let settings = try LayoutDocument(text: xib("")).settings
    #expect(label.text == "ab")
    #expect(label.font.pointSize == 30)
    let sizes = {
      label.texts(in: Size(width: 99, height: 99), settings: settings).first?.layout.lines
        .first?.fragments.map(\.pointSize)
    }
    #expect(sizes() == [30, 10])
    label.font = .system(20)
    #expect(sizes() == [20])
  }

  @Test func textFollowsTheLayout() throws {
    let label = Label(text: "one two three", numberOfLines: 0)
    let root = View()
    root.addSubview(label)
    try View.makeConstraints {
      label.layoutLeading.equalTo(0)
      label.layoutTop.equalTo(0)
      label.layoutTrailing.lessThanOrEqualTo(0)
    }
    let session = LayoutSession(root: root, size: Size(width: 60, height: 200))
    session.layoutIfNeeded()
    let narrow = label.texts.flatMap { $0.layout.lines.map(\.text) }
    #expect(narrow.count > 1)
    session.size = Size(width: 300, height: 200)
    session.layoutIfNeeded()
    #expect(label.texts.flatMap { $0.layout.lines.map(\.text) } == ["one two three"])
  }

  @Test func textViewThatScrollsHasNoContentSize() throws {
    let text = TextView("Notes")
    #expect(text.intrinsicContentSize == .none)
    text.isScrollEnabled = false
    // A line of 14 points and the insets of 8.
    #expect(text.intrinsicContentSize.height.map { $0 > 32 && $0 < 34 } == true)
  }
}
