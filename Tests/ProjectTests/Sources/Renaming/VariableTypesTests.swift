import Testing

@testable import Project

/// What is known of the type of `card` wherever it is asked for its `title`: true for a card, false for another object.
@Suite struct VariableTypesTests {
  private func answers(_ text: String, path: String = "Card.swift") throws -> [Bool?] {
    let search = try #require(SourceNameSearch(Array(text.utf8), path: path))
    let types = search.variableTypes(of: ["card", "weakSelf", "me"])
    let occurrences = search.occurrences(ofProperty: "title", in: ["Card"])
    return occurrences.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap { occurrence -> Bool?? in
      guard case .member(let receiver?) = occurrence.owner else { return nil }
      let local = receiver.place == .near ? types.local(receiver.name, at: occurrence.range.lowerBound) : nil
      return .some((local ?? types.members[receiver.name])?.isOf(["Card"]))
    }
  }

  @Test func eachMethodHasVariablesOfItsOwn() throws {
    let found = try answers(
      """
      class Use {
        func one() { let card = make() as! Card; card.title = 1 }
        func two() { let card = Other(); card.title = 1 }
        func three(card: Card) { card.title = 1; list.forEach { card in card.title = 2 }; card.title = 3 }
        func four(_ card: Other?) { if let card = card as? Card { card.title = 1 }; card?.title = 2 }
        func five() { guard let card = make() as? Card else { return }; card.title = 1 }
        func six() { switch make() { case let card as Card: card.title = 1; case let card as Other: card.title = 2 } }
        func seven() { for card in cards { card.title = 1 } }
      }
      """)
    #expect(found == [true, false, true, nil, true, true, false, true, true, false, nil])
  }

  @Test func valuesTellTypes() throws {
    let found = try answers(
      """
      class Use {
        func one() { let card = (make() as? Card)!; card.title = 1 }
        func two() { let card = Card(frame: .zero).copy; card.title = 1 }
        func three() { let card = (make() as! Card).other; card.title = 1 }
        func four() {
          let card = make()
          other = make() as! Card
          card.title = 1
        }
        func five() {
          let card = table
            .make()
            as! Card
          card.title = 1
        }
        func six<T: Card>(card: T) { card.title = 1 }
      }
      extension Card { func seven() { let me = self; run { me.title = 1 } } }
      """)
    #expect(found == [true, nil, nil, nil, true, nil, true])
  }

  @Test func membersAreKnownWhereNoVariableHidesThem() throws {
    let found = try answers(
      """
      class Use {
        @IBOutlet weak var card: Card!
        func one(card: Other) { card.title = 1; self.card.title = 2 }
        func two() { card.title = 1; other.card.title = 2 }
      }
      """)
    #expect(found == [false, true, true, true])
  }

  @Test func aRequirementOfAProtocolHasNoBody() throws {
    let found = try answers(
      """
      protocol Show { func show(card: Card) }
      class Use {
        var card: Other
        func one() { card.title = 1 }
      }
      """)
    #expect(found == [false])
  }

  @Test func objectiveCDeclaresThemInMethods() throws {
    let found = try answers(
      """
      @interface Use : NSObject
      @property (nonatomic, weak) IBOutlet Card *card;
      @end
      @implementation Use
      - (void)one { card.title = nil; [self.card title]; }
      - (void)two:(Other *)card with:(id)other { card.title = nil; self.card.title = nil; }
      - (void)three { Other<Show> *card = make(); [card title]; }
      - (void)four { for (Card *card in cards) { [card title]; } }
      - (void)five { id card = make(); [card title]; }
      - (void)six { [other show:(Other *)card]; [card title]; }
      - (void)seven { [list each:^(Other *card) { card.title = nil; }]; card.title = nil; }
      @end
      @implementation Card
      - (void)eight { __weak typeof(self) weakSelf = self; run(^{ weakSelf.title = nil; }); }
      @end
      """, path: "Card.m")
    #expect(found == [true, true, false, true, false, true, nil, true, false, true, true])
  }
}
