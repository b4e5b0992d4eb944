/// Whose stack views lay out on the canvas.
enum StackViewFacts {
  static let iOSVersion = Fact("Version of iOS whose stack views lay out", 10, simulators)
    .since(.xcode9, 11, simulators)
    .since(.xcode10, 12, simulators)
    .since(.xcode11, 13, simulators)
    .since(.xcode12, 14, simulators)
    .since(.xcode13, 15, "6/6 rows with a label of several lines, 5 repositories")

  private static let simulators = "the iOS that came with the Xcode; 0 stored rows differ"

  static let fixedFramesTieContents = Fact(
    "Views of equal hugging in a filled stack view of a fixed frame are ambiguous", false,
    "11/11 stack views, 1 repository"
  )
  .since(.xcode8, true, "8/8 stack views, 2 repositories")
  .since(.xcode9point2, false, "8/8 stack views, 2 repositories")
  .atRunTime(false, "Apple's documentation of content priorities: exact room ties nothing")

  static let table = FactTable(
    "Stack views", "See [Layout](Layout.md#stack-views).", [iOSVersion, fixedFramesTieContents])
}
