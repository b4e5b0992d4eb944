import AutoLayout
import SystemText

/// What the solver says about a system, as a line of tab-separated fields: values, digits of undetermined variables,
/// digits of tied ones, conflicts as `1,2,3:3` with the broken member last; `more` stands for conflicts without names.
struct Answer {
  let line: String

  init(_ text: TextSystem) {
    let (system, variables) = text.build()
    let solution = system.solve()
    let values = variables.map { "\(solution[$0])" }.joined(separator: " ")
    let undetermined = variables.map { solution.isUndetermined($0) ? "1" : "0" }.joined()
    let tied = variables.map { solution.isTied($0) ? "1" : "0" }.joined()
    line = [values, undetermined, tied, Self.conflicts(solution)].joined(separator: "\t")
  }

  private static func conflicts(_ solution: Solution) -> String {
    let named = solution.conflicts.map { conflict in
      conflict.constraints.map { "\($0.index)" }.joined(separator: ",") + ":\(conflict.broken.index)"
    }
    return (named + (solution.hasMoreConflicts ? ["more"] : [])).joined(separator: ";")
  }
}
