import Testing

@testable import AutoLayout

@Suite struct FormTableTests {
  @Test func aSumIsTheSameFormInAnyOrderAndScale() {
    var forms = FormTable(capacity: 4)
    let first = forms.number((3, 2), (5, -4))
    let second = forms.number((5, 6), (3, -3))
    forms.addTerm(variable: 5, coefficient: -8)
    forms.addTerm(variable: 3, coefficient: 4)
    let third = forms.close()
    #expect([first.form, second.form, third.form] == [0, 0, 0])
    #expect([first.scale, second.scale, third.scale] == [2, -3, 4])
  }

  @Test func sumsOfOtherVariablesOrRatiosAreOtherForms() {
    var forms = FormTable(capacity: 4)
    // All of them have the same sum of variable numbers.
    let numbers = [
      forms.number((3, 1), (5, -1)).form, forms.number((2, 1), (6, -1)).form, forms.number((3, 1), (5, 1)).form,
      forms.number((1, 1), (7, -1)).form,
    ]
    #expect(numbers == [0, 1, 2, 3])
  }

  @Test func formsAreFoundAgainInATableThatGrew() {
    var forms = FormTable(capacity: 0)
    for variable in 0..<Int32(500) {
      _ = forms.number((variable, 1), (variable + 1, -1))
      _ = forms.number((0, 1), (variable + 2, 1))
    }
    for variable in 0..<Int32(500) {
      let (chain, star) = (forms.pair(variable, variable + 1, ratio: -1), forms.pair(0, variable + 2, ratio: 1))
      #expect(chain == 2 * Int(variable))
      #expect(star == 2 * Int(variable) + 1)
    }
    let other = forms.pair(3, 4, ratio: 2)
    #expect(other == nil)
  }

  @Test func longSumsAreFoundAgain() {
    var forms = FormTable(capacity: 0)
    func number(_ variables: [Int32]) -> Int {
      for variable in variables { forms.addTerm(variable: variable, coefficient: 2) }
      return forms.close().form
    }
    let numbers = [
      number([1, 2, 3]), number([0, 2, 4]), number([3, 2, 1]), number([4, 0, 2]), number([1, 2, 3, 0]),
    ]
    #expect(numbers == [0, 1, 0, 1, 2])
  }

  @Test func termsOfTheSameVariableAreAddedUpOnRequest() {
    var forms = FormTable(capacity: 4)
    func addUp(_ terms: [(variable: Int32, coefficient: Double)], _ forms: inout FormTable) -> [Double]? {
      for term in terms { forms.addTerm(variable: term.variable, coefficient: term.coefficient) }
      let sum = forms.addUp()
      return sum.map { [Double($0.variable), $0.coefficient] }
    }
    let form = addUp([(5, 2), (3, 1), (5, -2), (4, 1), (3, 1)], &forms)
    let closed = forms.close()
    let same = forms.number((3, 2), (4, 1))
    #expect(form == nil)
    #expect([closed.form, same.form] == [0, 0])
    #expect([closed.scale, same.scale] == [2, 2])
    let single = addUp([(5, 2), (5, 3)], &forms)
    #expect(single == [5, 5])
    let nothing = addUp([(5, 2), (5, -2)], &forms)
    #expect(nothing?.last == 0)
    let count = forms.count
    #expect(count == 1)
  }

  @Test func aSumOfFourVariablesIsOneOfTwoKnownPairs() {
    var forms = FormTable(capacity: 4)
    let pairs = [forms.number((1, 1), (4, -1)).form, forms.number((2, 1), (3, -1)).form]
    func find(_ coefficients: [Double], _ forms: inout FormTable) -> (first: Int, second: Int, ratio: Double)? {
      for (place, coefficient) in coefficients.enumerated() {
        forms.addTerm(variable: Int32(place + 1), coefficient: coefficient)
      }
      defer { forms.drop() }
      return forms.openPairs()
    }
    let found = find([2, -2, 2, -2], &forms)
    #expect([found?.first, found?.second] == pairs)
    #expect(found?.ratio == -1)
    let other = find([1, 1, 1, 1], &forms)
    #expect(other?.first == nil)
  }
}
