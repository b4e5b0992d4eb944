import ArgumentParser

/// How changes are written.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown
}
