import ArgumentParser

/// How differences are printed.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case markdown
}
