import Foundation
import TestSupport
import Testing

@Suite struct CommandsPageTests {
  @Test func documentationIsFresh() throws {
    let file = Checkout.url("Documentation/Commands.md")
    let page = try CommandsPage(CommandHelp.root()).markdown()
    if ProcessInfo.processInfo.environment["IBSTACK_WRITE_PAGES"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    let hint = "run: IBSTACK_WRITE_PAGES=1 make test FILTER=CommandsPageTests"
    #expect(try String(contentsOf: file, encoding: .utf8) == page, "\(hint)")
  }

  /// Every command has a page that explains it, and nothing else is explained but options.
  @Test func explanationsAreThoseOfCommandsAndOptions() throws {
    let commands = try CommandHelp.root().all
    let explained = Set(CommandsPage.explanations.keys)
    let names = commands.filter { $0.words.count == 1 }.map { $0.words[0] }
    #expect(names.filter { !explained.contains($0) } == [])
    let options = commands.flatMap { command in command.options.flatMap { [$0.name, "\(command.words[0]) \($0.name)"] }
    }
    #expect(explained.subtracting(names).subtracting(options) == [])
  }
}
