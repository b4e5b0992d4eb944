import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct CompletionTests {
  /// What is proposed at the end of a text.
  private func proposals(_ text: String, name: String = "form.xml", files: [String: String] = [:]) throws -> [String] {
    let folder = try TestFolder(files)
    let client = TestClient(folder: folder.url)
    let uri = TestClient.uri(folder.url.appending(path: name))
    client.open(uri, text)
    if !files.isEmpty { _ = client.diagnostics(uri, version: 1) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
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
