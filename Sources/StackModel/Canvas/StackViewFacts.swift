/// Whose stack views lay out on the canvas.
enum StackViewFacts {
  static let iOSVersion = Fact("Version of iOS whose stack views lay out", 10, simulators)
    .since(.xcode9, 11, simulators)
    .since(.xcode10, 12, simulators)
    .since(.xcode11, 13, simulators)
    .since(.xcode12, 14, simulators)
    .since(.xcode13, 15, "6/6 rows with a label of several lines, 5 repositories")

  private static let simulators = "the iOS that came with the Xcode; 0 stored rows differ"

  static let table = FactTable("Stack views", "See [Layout](Layout.md#stack-views).", [iOSVersion])
}
