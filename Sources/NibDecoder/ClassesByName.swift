/// What a registry makes of each name of a document, so that it is asked once for a name.
struct ClassesByName {
  let types: [(any NibCoding.Type)?]
  let isKnown: [Bool]

  init(_ names: [String], in registry: NibRegistry) {
    types = names.map(registry.type(forElement:))
    isKnown = names.map(registry.knows)
  }
}
