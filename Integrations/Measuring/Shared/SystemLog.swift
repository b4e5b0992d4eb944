#if canImport(OSLog)
  import Foundation
  import OSLog

  /// The log that the system keeps of this process.
  enum SystemLog {
    /// The messages about conflicts since some time, for systems that do not write them to standard error.
    static func conflicts(since date: Date) -> String {
      guard let store = try? OSLogStore(scope: .currentProcessIdentifier),
        let entries = try? store.getEntries(at: store.position(date: date))
      else { return "" }
      let messages = entries.compactMap { ($0 as? OSLogEntryLog)?.composedMessage }
      return messages.filter(ConsoleCapture.reportsConflicts).joined(separator: "\n")
    }
  }
#endif
