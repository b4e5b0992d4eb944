import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct CompletionTests {
  /// What is proposed where a text has `|`, or else at its end.
  private func proposals(_ marked: String, name: String = "form.xml", files: [String: String] = [:]) throws -> [String]
  {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let text = parts.joined()
    let folder = try TestFolder(files)
    let client = TestClient(folder: folder.url)
    let uri = TestClient.uri(folder.url.appending(path: name))
    client.open(uri, text)
    if !files.isEmpty { _ = client.diagnostics(uri, version: 1) }
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let place = TestClient.place(uri, lines.count - 1, lines.last?.utf8.count ?? 0)
    let found = client.result("textDocument/completion", place) as? [TestClient.Object]
    #expect(client.stop() == true)
    return found?.map { $0["label"] as? String ?? "" } ?? []
  }

  @Test func elementsOfDefinitions() throws {
    let found = try proposals("<stackView>\n  <")
    #expect(found.contains("label"))
    #expect(found.contains("stackView"))
    #expect(Set(found).count == found.count)
  }

  @Test func attributesThatAreNotThereYet() throws {
    let found = try proposals("<stackView axis=\"vertical\" ")
    #expect(found.contains("spacing"))
    #expect(!found.contains("axis"))
  }

  @Test func valuesOfAttributes() throws {
    #expect(try proposals("<stackView axis=\"") == ["horizontal", "vertical"])
    #expect(try proposals("<stackView hidden=\"") == ["YES", "NO"])
    #expect(try proposals("<label textColor=\"").contains("secondaryLabel"))
    #expect(try proposals("<view id=\"a\"><label id=\"b\"/><constraint firstItem=\"") == ["a", "b"])
  }

  @Test func namesOfTheProject() throws {
    let files = ["Card.swift": Sample.source, "Card.xib": Sample.xib]
    let text = Sample.xib.replacing("    </objects>\n</document>\n", with: "        <view customClass=\"")
    #expect(try proposals(text, name: "Card.xib", files: files) == ["Card"])
  }

  // MARK: - Connections and identifiers

  private static let classes = """
    import UIKit

    class Sheet: UIViewController {
      @IBOutlet weak var subtitle: UILabel!
      @IBAction func close(_ sender: Any) {}
    }

    class Card: Sheet {
      @IBOutlet weak var title: UILabel!
      @IBAction func save(_ sender: Any) {}
      func load() { performSegue(withIdentifier: "showCard", sender: nil) }
      func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "CardCell", for: path)
      }
      static func make() -> UIViewController {
        UIStoryboard(name: "Cards", bundle: nil).instantiateViewController(withIdentifier: "Card")
      }
    }

    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" colorMatched="YES">
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController storyboardIdentifier="Card" id="con-tr-001" customClass="Card"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001" customClass="UIResponder"/>
                    CURSOR
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// What is proposed in the storyboard of a project with classes.
  private func proposals(inStoryboard element: String) throws -> [String] {
    let files = [
      "Card.swift": Self.classes, "Cards.storyboard": Self.storyboard.replacing("CURSOR", with: ""),
      ".ibstack.yml": "preset: all\n",
    ]
    return try proposals(
      Self.storyboard.replacing("CURSOR", with: element), name: "Cards.storyboard", files: files)
  }

  @Test func outletsAreThoseOfTheClass() throws {
    let controller = { (name: String) in
      "<viewController customClass=\"\(name)\"><connections><outlet property=\"|\"/></connections></viewController>"
    }
    #expect(try proposals(inStoryboard: controller("Card")) == ["subtitle", "title"])
    #expect(try proposals(inStoryboard: controller("Sheet")) == ["subtitle"])
    #expect(try proposals(inStoryboard: controller("Nobody")) == [])
    // Not well-formed: the rest is still to be written.
    #expect(
      try proposals(inStoryboard: "<viewController customClass=\"Card\"><connections><outlet property=\"|")
        == ["subtitle", "title"])
  }

  @Test func destinationsAreObjects() throws {
    let found = try proposals(inStoryboard: "<view><connections><outlet destination=\"|\"/></connections></view>")
    #expect(found == ["con-tr-001", "fir-st-001"])
  }

  @Test func actionsAreThoseOfTheTarget() throws {
    let button = { (id: String) in
      "<button><connections><action selector=\"|\" destination=\"\(id)\"/></connections></button>"
    }
    #expect(try proposals(inStoryboard: button("con-tr-001")) == ["close:", "save:"])
    #expect(try proposals(inStoryboard: button("fir-st-001")) == ["close:", "save:"])
    #expect(try proposals(inStoryboard: button("no-bo-dy0")) == [])
  }

  @Test func identifiersAreThoseThatCodeAsksFor() throws {
    #expect(try proposals(inStoryboard: "<segue identifier=\"|\"/>") == ["showCard"])
    #expect(try proposals(inStoryboard: "<tableViewCell reuseIdentifier=\"|\"/>") == ["CardCell"])
    #expect(try proposals(inStoryboard: "<viewController storyboardIdentifier=\"|\"/>") == ["Card"])
    #expect(try proposals(inStoryboard: "<viewControllerPlaceholder storyboardName=\"|\"/>") == ["Cards"])
    #expect(try proposals(inStoryboard: "<viewControllerPlaceholder referencedIdentifier=\"|\"/>") == ["Card"])
  }

  @Test func fontsAreThoseOfTheSystemToo() throws {
    let found = try proposals(inStoryboard: "<label><fontDescription key=\"fontDescription\" name=\"|\"/></label>")
    #expect(found.contains("Avenir-Book"))
    #expect(Set(found).count == found.count)
    #expect(try proposals(inStoryboard: "<fontDescription type=\"|\"/>") == ["system", "boldSystem", "italicSystem"])
  }

  @Test func keysAndRulesOfConfigurations() throws {
    #expect(try proposals("", name: ".ibstack.yml").contains("preset"))
    #expect(try proposals("preset: ", name: ".ibstack.yml").contains("recommended"))
    #expect(try proposals("rules:\n  ", name: ".ibstack.yml").contains("missing-image"))
    #expect(try proposals("rules:\n  missing-image: ", name: ".ibstack.yml").contains("warning"))
    #expect(try proposals("only: [missing-image, ", name: ".ibstack.yml").contains("duplicate-id"))
    #expect(try proposals("suppress:\n  - ", name: ".ibstack.yml").contains("object"))
    #expect(try proposals("variants:\n  devices: ", name: ".ibstack.yml").contains("all"))
  }

  @Test func nothingInCommentsAndTexts() throws {
    #expect(try proposals("<stackView><!-- <") == [])
    #expect(try proposals("<stackView text=\"") == [])
  }
}
