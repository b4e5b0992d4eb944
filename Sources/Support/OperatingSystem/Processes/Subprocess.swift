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

extension Subprocess {
  /// The three pipes of a program, which are all attended to at once: whoever waits for one while the program waits for
  /// another one waits forever.
  struct Streams {
    private(set) var output: [UInt8] = []
    private(set) var complaint: [UInt8] = []
    private var input: ArraySlice<UInt8>
    /// Our ends: of its input, output and error; -1 for one that is closed.
    private var ours: [Int32] = []
    /// The program's ends.
    private(set) var others: [Int32] = []

    /// The beginning of standard error.
    private static let complaintLimit = 1 << 16
    /// How long to wait at once, in milliseconds: something that the program started may keep its pipes open.
    private static let patience: Int32 = 100

    private init(input: [UInt8]) { self.input = input[...] }

    /// Opens the pipes.
    static func open(input: [UInt8]) throws(SystemError) -> Streams {
      var streams = Streams(input: input)
      for isInput in [true, false, false] {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
          let error = SystemError()
          streams.close()
          streams.closeOthers()
          throw error
        }
        let (own, other) = isInput ? (ends[1], ends[0]) : (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(own, F_SETFL, O_NONBLOCK)
        streams.ours.append(own)
        streams.others.append(other)
      }
      return streams
    }

    mutating func close() { for index in ours.indices { close(index) } }

    mutating func closeOthers() {
      for descriptor in others { systemClose(descriptor) }
      others = []
    }

    /// Writes and reads until the program has ended, and answers how it did.
    mutating func transfer(until process: pid_t) throws(SystemError) -> Int32 {
      let mask = BrokenPipeMask()
      defer { mask.restore() }
      if input.isEmpty { close(0) }
      while ours[1] >= 0 || ours[2] >= 0 {
        try attend()
        guard let status = try Self.status(of: process, WNOHANG) else { continue }
        // What it wrote is in the pipes.
        read(1)
        read(2)
        return status
      }
      return try Self.status(of: process, 0) ?? 0
    }

    /// Waits until one of the pipes is ready, and does what can be done at once.
    private mutating func attend() throws(SystemError) {
      var polled = ours.enumerated().map { index, descriptor in
        pollfd(fd: descriptor, events: Int16(index == 0 ? POLLOUT : POLLIN), revents: 0)
      }
      if poll(&polled, nfds_t(polled.count), Self.patience) < 0, errno != EINTR, errno != EAGAIN { throw SystemError() }
      if polled[0].revents != 0 { write() }
      for index in 1...2 where polled[index].revents != 0 { read(index) }
    }

    private mutating func write() {
      while !input.isEmpty {
        let count = input.withUnsafeBytes { systemWrite(ours[0], $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN { return }
        // A program that stops reading reports the reason itself.
        guard count > 0 else { break }
        input = input.dropFirst(count)
      }
      close(0)
    }

    private mutating func read(_ index: Int) {
      guard ours[index] >= 0 else { return }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = buffer.withUnsafeMutableBytes { readSome(ours[index], into: $0) }
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN { return }
        guard count > 0 else { return close(index) }
        if index == 1 {
          output += buffer[..<count]
        } else {
          complaint += buffer[..<min(count, max(0, Self.complaintLimit - complaint.count))]
        }
      }
    }

    private mutating func close(_ index: Int) {
      if ours[index] >= 0 { systemClose(ours[index]) }
      ours[index] = -1
    }

    /// How a program ended; nil where it has not, and nobody waits for that.
    private static func status(of process: pid_t, _ options: Int32) throws(SystemError) -> Int32? {
      var status: Int32 = 0
      while true {
        let ended = waitpid(process, &status, options)
        if ended == process {
          let signal = status & 0x7F
          return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        }
        if ended == 0 { return nil }
        guard errno == EINTR else { throw SystemError() }
      }
    }
  }
}

/// Keeps this program from being ended by a pipe that nobody reads, now or where it ends.
private struct BrokenPipeMask {
  private var old = sigset_t()
  private let wasPending: Bool

  init() {
    wasPending = Self.isPending
    var set = Self.set
    pthread_sigmask(SIG_BLOCK, &set, &old)
  }

  func restore() {
    var (set, old) = (Self.set, old)
    if !wasPending, Self.isPending {
      var signal: Int32 = 0
      sigwait(&set, &signal)
    }
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }

  private static var isPending: Bool {
    var pending = sigset_t()
    return sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1
  }

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGPIPE)
    return set
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
