import Testing

/// What is printed leaves the program in one place, which makes room for the line that shows the progress.
@Suite struct StandardStreamTests {
  private static let writer = "Support/OperatingSystem/Terminal/Terminal.swift"
  /// Reopens the descriptors that whoever started the program closed.
  private static let opener = "Support/OperatingSystem/Signals/Descriptors.swift"

  private static func users(_ sources: [SwiftSource]) -> [String] {
    sources.filter { source in
      source.lines.contains { line in
        line.contains("STDOUT_FILENO") || line.contains("STDERR_FILENO") || line.contains("FileHandle.standard")
          || line.contains(/^ +(?:print|debugPrint|dump|puts|fputs|printf)\(/)
      }
    }.map(\.path).sorted()
  }

  @Test func onlyTheTerminalPrints() {
    #expect(Self.users(SwiftSource.all) == [Self.opener, Self.writer])
  }

  @Test func usersAreFound() {
    let lines = ["  print(1)", "  write(bytes, to: STDERR_FILENO)", "  FileHandle.standardOutput.write(data)"]
    for line in lines { #expect(Self.users([SwiftSource(path: "A/B.swift", text: line)]) == ["A/B.swift"]) }
    #expect(Self.users([SwiftSource(path: "A/B.swift", text: "  try Printout(text).print()")]) == [])
  }

  /// Options in, status out.
  @Test func commandsPrintOnlyThroughTheTargetsBelow() {
    let sources = SwiftSource.all.filter { $0.target == "ibstack" }
    #expect(sources.count > 30)
    let printing = sources.filter { source in
      source.lines.contains { $0.contains("Printout") || $0.contains("OutputSink") || $0.contains("DocumentRun") }
    }
    #expect(printing.map(\.path) == [])
  }
}
