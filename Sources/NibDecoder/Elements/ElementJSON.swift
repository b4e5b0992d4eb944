package import Support

/// Elements for programs, with all that they inherit.
package struct ElementJSON {
  private let elements: [VocabularyElement]
  private let vocabulary: Vocabulary

  package init(_ elements: [VocabularyElement], in vocabulary: Vocabulary) {
    (self.elements, self.vocabulary) = (elements, vocabulary)
  }

  package var text: Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.key("elements")
      json.array { json in
        for element in elements {
          json.lineBreak(indent: 2)
          add(element, to: &json)
        }
      }
    }
    return json.text + "\n"
  }

  private func add(_ element: VocabularyElement, to json: inout JSONWriter) {
    let lineage = Array(vocabulary.lineage(of: element))
    json.object { json in
      json.member("name", element.name)
      json.member("class", element.className)
      add(lineage.dropFirst().map(\.kind), as: "inherits", to: &json)
      json.key("attributes")
      json.array { json in
        for ancestor in lineage {
          for attribute in ancestor.attributes { add(attribute, of: ancestor, to: &json) }
        }
      }
      json.key("children")
      json.array { json in
        for ancestor in lineage {
          for child in ancestor.children {
            json.object { json in
              json.member("name", child.name)
              add(child.keys, as: "keys", to: &json)
              json.member("of", ancestor.kind)
            }
          }
        }
      }
    }
  }

  private func add(_ attribute: VocabularyAttribute, of element: VocabularyElement, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", attribute.name)
      if case .choice(let cases) = attribute.form {
        add(cases, as: "values", to: &json)
      } else {
        json.member("form", attribute.form.words)
      }
      json.member("default", attribute.defaultValue)
      json.member("required", attribute.isRequired)
      json.member("of", element.kind)
    }
  }

  private func add(_ names: [String], as key: String, to json: inout JSONWriter) {
    json.key(key)
    json.array { json in for name in names { json.string(name) } }
  }
}
