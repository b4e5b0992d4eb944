import Foundation
import Testing

/// What the fuzzer starts from, and what it found at one time: nothing of it breaks anything.
@Suite(.serialized) struct ReplayTests {
  @Test(arguments: FuzzTarget.allCases) func everySeedIsHarmless(target: FuzzTarget) throws {
    let seeds = FuzzInputs.seeds(target)
    #expect(!seeds.isEmpty)
    for seed in seeds { try replay(seed, target) }
  }

  @Test(arguments: FuzzTarget.allCases) func everyInputThatBrokeSomethingIsHarmless(target: FuzzTarget) throws {
    for crash in FuzzInputs.crashes(target) { try replay(crash, target) }
  }

  @Test func theScriptsKnowEveryTargetWithItsSeedsAndItsDictionary() throws {
    let rows = try FuzzInputs.rowsOfScripts()
    #expect(rows.map(\.target) == FuzzTarget.allCases.map(\.rawValue))
    for (row, target) in zip(rows, FuzzTarget.allCases) {
      #expect(row.seeds == FuzzInputs.folderOfSeeds(target))
      #expect(FuzzInputs.hasDictionary(row.dictionary), "\(row.dictionary).dict is missing")
    }
  }

  /// A trap takes the tests with it; the last line that was printed names the input.
  private func replay(_ input: FuzzInputs.Input, _ target: FuzzTarget) throws {
    print("\(target.rawValue): \(input.name)")
    do throws(Violation) {
      try target.run(input.bytes)
    } catch {
      Issue.record("\(input.name): \(error)")
    }
  }
}

/// The inputs that are kept in the repository.
enum FuzzInputs {
  struct Input {
    let name: String
    let bytes: [UInt8]
  }

  /// Targets that read documents start from the same ones.
  static func seeds(_ target: FuzzTarget) -> [Input] {
    inputs(in: "Seeds/" + folderOfSeeds(target))
  }

  static func folderOfSeeds(_ target: FuzzTarget) -> String {
    target.readsDocuments ? "documents" : target.rawValue
  }

  /// What `fuzz.sh` and the others read.
  static func rowsOfScripts() throws -> [(target: String, seeds: String, dictionary: String)] {
    let text = try String(contentsOf: folder.appending(path: "targets"), encoding: .utf8)
    return text.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], words[1], words[2])
    }
  }

  static func hasDictionary(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name + ".dict").path)
  }

  static func crashes(_ target: FuzzTarget) -> [Input] { inputs(in: "Crashes/" + target.rawValue) }

  private static let folder = URL(filePath: #filePath).appending(path: "../../../Fuzzing").standardized

  private static func inputs(in name: String) -> [Input] {
    let folder = folder.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { file in
      (try? Data(contentsOf: folder.appending(path: file))).map { Input(name: "\(name)/\(file)", bytes: Array($0)) }
    }
  }
}
