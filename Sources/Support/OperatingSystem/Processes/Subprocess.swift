/// Another program that is run to its end.
struct Subprocess {
  /// The output of a program, and how it ended.
  struct Result {
    /// Standard output.
    let output: [UInt8]
    /// The beginning of standard error.
    let complaint: String
    /// The exit status; 128 plus the signal's number if a signal ended the program.
    let status: Int32
  }

  /// The name of the program, which is searched as the shell does, and its arguments.
  let arguments: [String]
  /// Variables to add to the environment, or to remove if the value is nil.
  var environment: [String: String?] = [:]

  /// Runs the program. It inherits three pipes and no other descriptors, and the signal mask that this program started with.
  ///
  /// - Throws: The number of what went wrong.
  func run(input: [UInt8] = []) throws(SystemError) -> Result {
    var streams = try Streams.open(input: input)
    defer { streams.close() }
    let process = try spawn(streams)
    streams.closeOthers()
    let status = try streams.transfer(until: process)
    return Result(
      output: streams.output, complaint: String(decoding: streams.complaint, as: UTF8.self), status: status)
  }

  /// The number of what went wrong.
  struct SystemError: Error {
    let number: Int32

    init(_ number: Int32 = errno) { self.number = number }
  }

  private func spawn(_ streams: Streams) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in streams.others.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    var (unblocked, defaults) = (Interruption.inheritedMask, Interruption.inheritedDefaults)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let result = withCStrings(arguments) { arguments in
      withCStrings(variables) { posix_spawnp(&process, arguments[0]!, &actions, &attributes, arguments, $0) }
    }
    guard result == 0 else { throw SystemError(result) }
    return process
  }

  /// `NAME=VALUE` for each variable.
  private var variables: [String] {
    var variables: [String] = []
    #if canImport(Darwin)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    while let variable = next?.pointee {
      let text = String(systemPath: variable)
      let name = text.prefix { $0 != "=" }
      if environment[String(name)] == nil { variables.append(text) }
      next = next?.advanced(by: 1)
    }
    return variables + environment.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }
}

/// Hands texts over as an array of C strings, with nil at its end.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { $0.withSystemPath { strdup($0) } }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
