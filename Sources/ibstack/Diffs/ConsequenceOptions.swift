import ArgumentParser

/// Which consequences of changes are shown. Both take the time of laying two documents out, so that they are asked for.
struct ConsequenceOptions: ParsableArguments {
  @Flag(help: "Also show views that lie elsewhere after the change, on the device of the canvas.")
  var layout = false

  @Flag(help: "Also show findings of the default rules that came or went.")
  var findings = false
}
