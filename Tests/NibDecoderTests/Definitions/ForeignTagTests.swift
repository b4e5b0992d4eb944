import Formats
import TestSupport
import Testing

@testable import NibDecoder

/// What elements of other frameworks and formats mean, with their attributes and texts.
@Suite struct ForeignTagTests {
  /// The advice on the first element in a view.
  private func answer(_ element: String, in holder: String = "view") throws -> String? {
    let tree = try XMLTree(Array("<\(holder)>\(element)</\(holder)>".utf8), path: "a.xml")
    return ForeignTag(try #require(Array(tree.children(of: tree.root)).first), in: tree).advice
  }

  @Test(arguments: [
    ("<SecureField placeholder=\"Password\"/>", "write <textField secureTextEntry=\"YES\" placeholder=\"Password\">"),
    ("<p>Hello</p>", "write <label text=\"Hello\">"), ("<Toggle isOn=\"true\"/>", "write <switch on=\"YES\">"),
    ("<HStack spacing=\"8dp\" alignment=\"top\"/>", "write <stackView spacing=\"8\" alignment=\"top\">"),
    ("<VStack axis=\"horizontal\"/>", "write <stackView axis=\"horizontal\">"),
    (
      "<Button Text=\"Go\" Click=\"OnGo\"/>",
      "write <button title=\"Go\"> with <connections><action selector=\"OnGo\" destination=\"-1\" "
        + "eventType=\"touchUpInside\"/></connections> in it"
    ),
    ("<Text data=\"Hi\" fontSize=\"20\" fontWeight=\"bold\"/>", "write <label text=\"Hi\" font=\"20 bold\">"),
    ("<widget class=\"QLabel\" name=\"title\"/>", "write <label id=\"title\">"),
    ("<TextInput multiline=\"true\"/>", "write <textView>"), ("<li>One</li>", "write <label text=\"One\">"),
    ("<ListView.builder/>", "write <tableView>"),
    ("<Center><label/></Center>", "leave it out, and write center=\"superview\" in the tag of what it contains"),
  ])
  func tagIsAnsweredInFull(element: String, expected: String) throws {
    #expect(try answer(element) == expected)
  }

  @Test(arguments: [
    ("<property name=\"label\">Hello</property>", "label", "write text=\"Hello\" in the tag of <label>"),
    ("<title>Go</title>", "button", "write title=\"Go\" in the tag of <button>"),
    ("<Label.Text>Hi</Label.Text>", "label", "write text=\"Hi\" in the tag of <label>"),
  ])
  func elementThatSaysAValueIsAnAttribute(element: String, holder: String, expected: String) throws {
    #expect(try answer(element, in: holder) == expected)
  }

  @Test func elementThatMeansNothingHasNoAdvice() throws {
    #expect(try answer("<frobnicator/>") == nil)
  }
}
