import Foundation
import Testing

/// `lint --watch`, ended by the signal that Ctrl-C sends.
@Suite struct WatchTests {
  /// Lints in the foreground of a shell, while another one takes steps.
  ///
  /// - Parameters:
  ///   - steps: Commands; `seen TEXT` waits until the output, or standard error, has a text.
  private func watch(_ folder: TestFolder, _ arguments: String = "", steps: String) throws -> ShellRun {
    try folder.shell(
      """
      mkdir ../$$; out=$(cd ../$$; pwd)
      : > "$out/out"; : > "$out/err"
      seen() { for i in $(seq 600); do grep -q -- "$1" "$out/out" "$out/err" && return; sleep 0.1; done; echo "missed $1"; }
      ( while ! [ -s "$out/id" ]; do sleep 0.1; done; \(steps)
        kill -INT "$(cat "$out/id")" ) > "$out/steps" &
      sh -c 'echo $$ > "$1/id"; exec "$IBSTACK" lint --watch \(arguments) > "$1/out" 2> "$1/err"' sh "$out"
      status=$?; wait; cat "$out/out" "$out/steps"; cat "$out/err" >&2; rm -r "$out"; exit $status
      """)
  }

  @Test func documentIsLintedAgainWhenItChanges() throws {
    let folder = try TestFolder(["a.xib": Fixture.clean, "b.xib": Fixture.clean, "c.xib": Fixture.broken])
    let run = try watch(
      folder, ".",
      steps: """
        seen watching; printf '%s' '\(Fixture.broken)' > new; mv new a.xib; seen 'a.xib:2:'; seen 'a.xib changed'
        """)
    #expect(run.status == 130, "\(run.output)\(run.complaints)")
    #expect(!run.output.contains("missed "), "\(run.output)")
    #expect(run.lines.filter { $0.contains("c.xib:2:") }.count == 2)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.complaints.contains("3 documents, 1 error, 0 warnings\n"))
    #expect(run.complaints.contains("3 documents, 2 errors, 0 warnings\n"))
  }

  @Test func configurationAndNewDocumentsAreSeen() throws {
    let folder = try TestFolder(["a.xib": Fixture.broken])
    let run = try watch(
      folder, ".",
      steps: """
        seen '1 error'; echo 'rules: {malformed-value: off}' > .ibstack.yml; seen '1 document, 0 errors'
        printf '%s' '\(Fixture.clean)' > b.xib; seen '2 documents, 0 errors'; echo 'rules: 7' > .ibstack.yml; seen '.ibstack.yml:1:'
        rm .ibstack.yml; seen '2 documents, 1 error'
        """)
    #expect(run.status == 130)
    #expect(!run.output.contains("missed "), "\(run.output)\(run.complaints)")
  }

  @Test func sourceOfTheProjectIsSeen() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view customClass="Badge" id="a"><connections><outlet property="title" destination="b" id="c"/></connections></view>
      <label id="b"/></objects></document>
      """
    let source = "class Badge: UIView { @IBOutlet var title: UILabel! }"
    let folder = try TestFolder([
      "A.xib": document, "Code/Badge.swift": source, ".ibstack.yml": "only: [unknown-outlet]\n",
    ])
    let run = try watch(
      folder, "A.xib",
      steps: """
        seen '1 document, 0 errors'; sed -i s/title/heading/ Code/Badge.swift; seen 'unknown-outlet'
        """)
    #expect(!run.output.contains("missed "), "\(run.output)\(run.complaints)")
  }

  @Test(arguments: ["--fix", "--baseline write", "-"]) func whatHappensOnceIsRefused(option: String) throws {
    let run = try TestFolder(["a.xib": Fixture.clean]).shell("\"$IBSTACK\" lint --watch \(option) < a.xib")
    #expect(run.status == 64)
    #expect(run.complaints.contains("--watch"))
  }
}
