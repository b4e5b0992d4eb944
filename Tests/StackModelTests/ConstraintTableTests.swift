import TestSupport
import Testing

@testable import StackModel

@Suite struct ConstraintTableTests {
  @Test(arguments: allTables(isFD: false))
  func everyCombinationAddsTheConstraintsOfTheTable(_ table: ConstraintTable) throws {
    expectLines(try constraintLines(table.xml), table.lines, table.xml)
  }

  @Test(arguments: allTables(isFD: true))
  func everyCombinationAddsFDStackViewsConstraints(_ table: ConstraintTable) throws {
    expectLines(try constraintLines(table.xml, as: .fdStackView), table.lines, table.xml)
  }
}

private func allTables(isFD: Bool) -> [ConstraintTable] {
  var tables: [ConstraintTable] = []
  for isHorizontal in [true, false] {
    for distribution in ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"] {
      for alignment in ["fill", "top", "center", "bottom", "firstBaseline", "lastBaseline"] {
        for hidden in ["", "a", "b", "c", "abc"] {
          tables.append(
            ConstraintTable(
              isHorizontal: isHorizontal, distribution: distribution, alignment: alignment, hidden: hidden, isFD: isFD))
        }
      }
    }
  }
  return tables
}

extension ConstraintTable: CustomTestStringConvertible {
  var testDescription: String {
    "\(isHorizontal ? "horizontal" : "vertical") \(distribution) \(alignment), hidden: \(hidden)"
  }

  var xml: String {
    let views = zip(all, [40, 100, 40]).map { id, length in
      let size = isHorizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight"
      return "<view id=\"\(id)\" \(size)=\"\(length)\"\(hidden.contains(id) ? " hidden=\"YES\"" : "")/>"
    }
    return """
      <stackView id="s" axis="\(isHorizontal ? "horizontal" : "vertical")" distribution="\(distribution)" \
      alignment="\(alignment)" spacing="10">\(views.joined())</stackView>
      """
  }
}
