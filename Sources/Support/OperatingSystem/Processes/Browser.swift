/// The program that opens addresses for the user.
package struct Browser {
  /// The name of the program.
  package let program: String

  #if canImport(Darwin)
    package static let usual = Browser(program: "open")
  #else
    package static let usual = Browser(program: "xdg-open")
  #endif

  package init(program: String) { self.program = program }

  /// Opens an address and goes on. What Ctrl-C ends is this program, not the browser: the shell keeps it from the signal.
  ///
  /// - Returns: Whether there is such a program.
  package func open(_ address: String) -> Bool {
    let script = #"command -v "$0" >/dev/null || exit 127; "$0" "$1" </dev/null >/dev/null 2>&1 &"#
    let result = try? Subprocess(arguments: ["sh", "-c", script, program, address]).run()
    return result?.status == 0
  }
}
