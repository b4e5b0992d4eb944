import Foundation
import Testing

@testable import NibDecoder

@Suite struct ElementPageTests {
  private static let catalogs: [ElementCatalog] = [
    .stackDefinition, .iOS, .macOS, .watchOS,
  ]

  private func page(_ name: String, in catalog: ElementCatalog = .stackDefinition) throws -> String {
    let element = try #require(catalog.elements.first { $0.name == name })
    return ElementPage(element, in: catalog).text(width: 80)
  }

  @Test func ownAttributesComeFirst() throws {
    let lines = try page("stepper").split(separator: "\n")
    #expect(
      lines.prefix(6) == [
        "stepper: UIStepper: UIControl: UIView", "Attributes",
        "  maximumValue               number; default 100", "  minimumValue               number; default 0",
        "  value                      number; default 0", "  stepValue                  number; default 1",
      ])
  }

  @Test func whatAnotherPageDescribesIsOnlyNamed() throws {
    let stepper = try page("stepper")
    #expect(stepper.contains("Attributes of every UIView, as described for view\n  alpha, ambiguous, "))
    #expect(stepper.contains("Attributes of every UIControl\n  contentHorizontalAlignment  center, left, "))
    let attributes = "Attributes of every UIView\n  alpha                                      number; default 1\n"
    #expect(try page("view").contains(attributes))
  }

  @Test func valuesContinueOnFurtherLines() throws {
    #expect(
      try page("label").contains(
        """
          textAlignment                      left, center, right, justified, natural;
                                             default natural

        """))
  }

  @Test func restatedAttributeIsThereOnce() throws {
    let page = try page("label")
    #expect(page.components(separatedBy: "horizontalHuggingPriority").count == 2)
    #expect(page.contains("horizontalHuggingPriority          priority up to 1000; default 251"))
  }

  @Test func requiredAttributeSaysSo() throws {
    #expect(try page("constraint").contains("centerXWithinMargins, centerYWithinMargins; required\n"))
  }

  @Test func partsSayWhereTheyStand() throws {
    #expect(try page("state").hasSuffix("In\n  button  as disabled, highlighted, normal, selected, focused\n"))
    #expect(try !page("button").contains("\nIn\n"))
  }

  @Test func keyThatCanBeLeftOutSaysSo() throws {
    let keys = "  inset           key imageInsets, largeContentSizeImageInsets, or none\n"
    #expect(try page("barButtonItem", in: .iOS).contains(keys))
  }

  @Test func onlyStackDefinitionsHaveShortForms() throws {
    #expect(try page("view").contains("  width      "))
    #expect(try !page("view", in: .iOS).contains("  width      "))
  }

  @Test func documentsOfInterfaceBuilderMayHaveMore() throws {
    let hint = "This is what is known of it. Xcode may write more.\n"
    #expect(try page("tabViewController", in: .macOS).hasSuffix(hint))
    #expect(try !page("view").contains(hint))
    #expect(try page("rect", in: .macOS).hasSuffix("\nXcode writes no other attributes, as far as is known.\n"))
  }

  @Test func everythingFitsIntoEightyColumns() {
    for catalog in Self.catalogs {
      let pages = catalog.elements.map { ElementPage($0, in: catalog).text(width: 80) }
      let lines = (pages + [catalog.text(width: 80)]).flatMap { $0.split(separator: "\n") }
      #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
      #expect(lines.contains { $0.count > 76 })
    }
  }

  @Test func listHasEveryElement() {
    for catalog in Self.catalogs {
      let words = Set(catalog.text(width: 80).split { " ,\n".contains($0) }.map(String.init))
      #expect(catalog.elements.map(\.name).filter { !words.contains($0) } == [])
    }
  }

  @Test func stackDefinitionsHaveNoControllers() {
    let names = ElementCatalog.stackDefinition.elements.map(\.name)
    #expect(names.contains("stackView") && names.contains("constraint") && names.contains("nil"))
    #expect(!names.contains("viewController") && !names.contains("document"))
    #expect(ElementCatalog.iOS.elements.contains { $0.name == "viewController" })
  }

  @Test func markdownHasTables() throws {
    let stepper = try #require(Vocabulary.stackDefinition["stepper"])
    let markdown = ElementPage(stepper, in: .stackDefinition).markdown
    #expect(
      markdown.hasPrefix(
        """
        ## stepper

        `UIStepper`: `UIControl`: `UIView`

        | Attributes | |
        |---|---|
        | `maximumValue` | number; default 100 |

        """))
  }

  @Test func jsonHasFormsValuesAndOrigins() throws {
    let element = try #require(Vocabulary.stackDefinition["stackView"])
    let json = ElementJSON([element], in: .stackDefinition).text.string
    #expect(json.contains(#"{"name": "stackView", "class": "UIStackView", "inherits": ["UIView", "object"], "#))
    #expect(
      json.contains(
        #"{"name": "axis", "values": ["horizontal", "vertical"], "default": "horizontal", "required": false, "#
          + #""of": "UIStackView"}"#))
    #expect(json.contains(#"{"name": "spacing", "form": "points", "default": "0", "#))
    #expect(json.contains(#"{"name": "color", "keys": ["backgroundColor", "tintColor"], "of": "UIView"}"#))
  }
}
