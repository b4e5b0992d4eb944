import Testing

@testable import StackModel

/// What views say that they draw.
@Suite struct ViewContentTests {
  @Test(arguments: [
    (controlElement("label", "text=\"Name\""), ViewContent.text), (controlElement("label", "text=\"\""), .empty),
    (controlElement("button", "", "<state key=\"normal\" title=\"Save\"/>"), .control),
    (controlElement("button", "", "<state key=\"normal\" image=\"dot\"/>"), .control),
    (controlElement("button"), .decoration),
    (controlElement("imageView", "image=\"dot\""), .image), (controlElement("imageView"), .empty),
    (controlElement("textField"), .control), (controlElement("switch"), .control),
    (controlElement("slider"), .control), (controlElement("stepper"), .control),
    (controlElement("segmentedControl"), .control), (controlElement("pageControl"), .control),
    (controlElement("datePicker"), .control), (controlElement("pickerView"), .control),
    (controlElement("textView", "text=\"Notes\""), .text), (controlElement("textView"), .decoration),
    (controlElement("progressView"), .decoration), (controlElement("activityIndicatorView"), .empty),
    (controlElement("navigationBar"), .decoration), (controlElement("toolbar"), .decoration),
    (controlElement("tabBar"), .decoration), (controlElement("searchBar"), .decoration),
    (controlElement("scrollView"), .decoration), (controlElement("tableView"), .decoration),
    (controlElement("collectionView"), .decoration), (controlElement("mapView"), .decoration),
    (controlElement("tableViewCell"), .decoration), (controlElement("unheardOfView"), .decoration),
    (controlElement("stackView"), .container), (controlElement("view"), .empty),
    (controlElement("visualEffectView"), .empty),
  ])
  func elementsOfIOSDraw(element: String, content: ViewContent) throws {
    #expect(try decodedView(element)?.content == content)
  }

  @Test(arguments: [
    ("textField", "<textFieldCell key=\"cell\" title=\"Name\"/>", ViewContent.text),
    ("textField", "<textFieldCell key=\"cell\"/>", .decoration),
    ("searchField", "<searchFieldCell key=\"cell\" placeholderString=\"Search\"/>", .text),
    ("button", "<buttonCell key=\"cell\" title=\"Save\"/>", .control), ("popUpButton", "", .control),
    ("switch", "", .control), ("slider", "", .control), ("stepper", "", .control), ("colorWell", "", .control),
    ("datePicker", "", .control), ("segmentedControl", "", .control),
    ("imageView", "<imageCell key=\"cell\" image=\"dot\"/>", .image), ("imageView", "", .decoration),
    ("progressIndicator", "", .decoration), ("levelIndicator", "", .decoration), ("box", "", .decoration),
    ("tabView", "", .decoration), ("scrollView", "", .decoration), ("tableView", "", .decoration),
    ("textView", "", .decoration), ("splitView", "", .decoration), ("customView", "", .decoration),
    ("stackView", "", .container), ("gridView", "", .container), ("view", "", .empty),
  ])
  func elementsOfMacOSDraw(element: String, children: String, content: ViewContent) throws {
    #expect(try decodedView(controlElement(element, "", children), macOS: true)?.content == content)
  }

  @Test func spinnerCoversNothing() throws {
    let spinner = controlElement("progressIndicator", "style=\"spinning\"")
    #expect(try decodedView(spinner, macOS: true)?.content == .empty)
  }

  @Test func contentFollowsWhatCodeSets() {
    let label = Label(text: "")
    #expect(label.content == .empty)
    label.text = "Name"
    #expect(label.content == .text)
    let image = ImageView()
    #expect(image.content == .empty)
    image.imageSize = Size(width: 10, height: 10)
    #expect(image.content == .image)
  }

  @Test func classesOfOnesOwnSayWhatTheyDraw() {
    #expect(Gauge().content == .control)
    #expect(Title().content == .text)
    #expect(Plain().content == .empty)
  }

  private final class Gauge: View {
    override var content: ViewContent { .control }
  }

  private final class Title: View {
    override var caption: String? { "Title" }
  }

  private final class Plain: View {}
}
