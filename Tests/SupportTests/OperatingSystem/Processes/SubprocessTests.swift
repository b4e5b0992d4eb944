import Testing

@testable import Support

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Other programs are run to their end, whatever they write.
@Suite struct SubprocessTests {
  private func run(_ script: String, input: String = "", environment: [String: String?] = [:]) throws
    -> Subprocess.Result
  {
    var process = Subprocess(arguments: ["sh", "-c", script])
    process.environment = environment
    return try process.run(input: Array(input.utf8))
  }

  @Test func outputAndComplaintsAreSeparate() throws {
    let result = try run("echo out; echo err >&2")
    #expect(String(decoding: result.output, as: UTF8.self) == "out\n")
    #expect(result.complaint == "err\n")
    #expect(result.status == 0)
  }

  @Test(arguments: [0, 1, 42, 255] as [Int32]) func statusIsThatOfTheProgram(status: Int32) throws {
    #expect(try run("exit \(status)").status == status)
  }

  /// As a shell counts: 128 and the signal.
  @Test func signalIsAStatus() throws { #expect(try run("kill -9 $$").status == 137) }

  /// More than the 64 KiB of a pipe in each direction.
  @Test func largeInputAndOutputDoNotBlock() throws {
    let text = String(repeating: "0123456789abcde\n", count: 20_000)
    let result = try run("cat; echo end >&2", input: text)
    #expect(result.output.count == text.utf8.count)
    #expect(result.complaint == "end\n")
  }

  /// A program that blocks the signal, to wait for it, would end by it later on.
  @Test func brokenPipeLeavesNoSignalBehind() throws {
    var (set, old, pending) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &set, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    #expect(try run("exec 0<&-; exit 3", input: String(repeating: "a", count: 1 << 20)).status == 3)
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
  }

  @Test func programThatDoesNotReadItsInputDoesNotBlock() throws {
    #expect(try run("exit 3", input: String(repeating: "a", count: 1 << 20)).status == 3)
  }

  @Test func variablesAreAddedAndRemoved() throws {
    let script = "echo \"${IBSTACK_TEST-none} ${HOME-none}\""
    let result = try run(script, environment: ["IBSTACK_TEST": "a b", "HOME": nil as String?])
    #expect(String(decoding: result.output, as: UTF8.self) == "a b none\n")
  }

  @Test func missingProgramIsAnError() {
    let error = #expect(throws: Subprocess.SystemError.self) {
      _ = try Subprocess(arguments: ["ibstack-no-such-program"]).run()
    }
    #expect(error?.number == 2)
  }
}
