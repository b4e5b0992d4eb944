import Testing

@testable import Project

/// What is found in Objective-C files.
@Suite struct ObjectiveCClassScannerTests {
  private func scan(_ text: String) -> [ClassDeclaration] {
    SourceSummary(Array(text.utf8), path: "A.m").declarations
  }

  @Test(arguments: [
    "@interface A : Base\n@end", "@class B;\n@interface A:Base <P, Q> @end", "@interface A<__covariant T> : Base @end",
    "#import \"B.h\"\n#define X @interface \\\n  B : C\n@interface A : Base\n@end",
    "// @interface B : C\n@interface A : Base\n@end",
    "extern \"C\" {\n@interface A : Base\n@end", "NS_ASSUME_NONNULL_BEGIN\n@interface A : Base\n@end",
    "static NSString *text = @\"@interface B : C\";\n@interface A : Base @end",
  ])
  func findsAClassAndItsSuperclass(_ text: String) {
    let found = scan(text)
    #expect(found.map(\.name) == ["A"])
    #expect(found.map(\.superclass) == ["Base"])
  }

  @Test(arguments: [
    "@property (weak, nonatomic) IBOutlet UILabel *a;", "@property(nonatomic) IBOutlet UILabel * _Nullable a;",
    "@property (strong) IBOutletCollection(UILabel) NSArray<UILabel *> *a;",
    "@property (nonatomic, getter=isA) IBOutlet UILabel *a NS_DEPRECATED_IOS(2_0, 3_0);",
  ])
  func findsOutlets(_ text: String) {
    let found = scan("@interface A : UIView\n\(text)\n@property int b;\n@end")
    #expect(found.first?.outlets.map(\.name) == ["a"])
    #expect(found.first?.properties.isSuperset(of: ["a", "b"]) == true)
  }

  @Test func instanceVariablesCanBeOutlets() {
    let found = scan("@interface A : UIView {\n  IBOutlet UILabel *a, *b;\n  int c : 1;\n}\n@end")
    #expect(found.first?.outlets.map(\.name) == ["a", "b"])
  }

  @Test(arguments: [
    ("- (IBAction)tap;", "tap"), ("-(IBAction)tap:(id)sender;", "tap:"),
    ("- (void)tap:(UIButton<P> *)sender event:(UIEvent *)event { if (x) { y(); } }", "tap:event:"),
    ("+ (void)tap:(void (^)(int a))block NS_UNAVAILABLE;", "tap:"), ("- tap:sender { }", "tap:"),
    ("- (void)tap NS_SWIFT_NAME(hit());", "tap"),
    ("- (void) tap : (id) sender\n  event : (UIEvent *) event\n{ }", "tap:event:"),
    ("- (void)tap\n{\n#if A\n  if (a) {\n#else\n  if (b) {\n#endif\n  }\n}", "tap"),
    ("- (void)tap {\n#ifdef A\n  if (a) {\n#  if C\n#  else\n#  endif\n#elif B\n  if (b) {\n#endif\n  }\n}", "tap"),
    ("- (void)tap {\n  NSDictionary *all = @{@\"}\": @('{'), @1: @[@(2)]};\n}", "tap"),
    ("- (void)tap {\n  run(^(int a) { [self hit]; - (int)a; });\n}", "tap"),
    ("#pragma mark - Don't\n- (void)tap { @autoreleasepool { } @try { } @finally { } }", "tap"),
  ])
  func findsMethods(_ text: String, _ selector: String) {
    let found = scan("@implementation A\n\(text)\n- (void)last {}\n@end")
    #expect(found.first?.kind == .addition)
    #expect(found.first?.selectors == [selector, "last"])
  }

  @Test(arguments: [
    ("ACTION(save)", ["save", "save:"]), ("OBSERVED_PROPERTY(NSString *, title);", ["title"]),
    ("static void show(id save) {}", []), ("- (void)show API_AVAILABLE(ios(13));", []),
  ])
  func macrosBetweenMethodsMayDeclareWhatTheyName(_ text: String, _ selectors: [String]) {
    let found = scan("@implementation A\n\(text)\n- (void)close {}\n@end\nACTION(open)")
    #expect(found.first?.selectors.isSuperset(of: selectors + ["close"]) == true)
    #expect(found.first?.selectors.isDisjoint(with: ["open", "ios", "13"]) == true)
    #expect(selectors.contains("save") == found.first?.selectors.contains("save"))
  }

  @Test func bodyWithoutItsLastBraceEndsWithTheClass() {
    let found = scan("@implementation A\n- (void)a { BEGIN {\n}\n@end\n@implementation B\n- (void)b {}\n@end")
    #expect(found.map(\.selectors) == [["a"], ["b"]])
  }

  @Test func propertiesOfProtocolsCountWhereTheyAreImplemented() {
    let found = scan("@implementation A\n@synthesize a = _a, b;\n@dynamic c;\n- (void)last {}\n@end")
    #expect(found.first?.properties == ["a", "_a", "b", "c"])
    #expect(found.first?.outlets == [])
    #expect(found.first?.selectors == ["last"])
  }

  @Test func instanceVariablesOfAnImplementationCanBeOutlets() {
    let found = scan(
      "@implementation A {\n@private\n  __weak IBOutlet UILabel *a;\n}\n- (IBAction)tap:(id)sender {}\n@end")
    #expect(found.first?.outlets.map(\.name) == ["a"])
    #expect(found.first?.selectors == ["tap:"])
  }

  @Test func propertiesCountWithoutBeingOutlets() {
    let found = scan(
      "@interface A : UIView\n@property (copy) void (^done)(BOOL ok);\n@property (readonly) int a, b;\n@end")
    #expect(found.first?.properties.isSuperset(of: ["done", "a", "b"]) == true)
    #expect(found.first?.outlets == [])
  }

  @Test(arguments: [
    ("IBOutlet RunButton *runButton;", ["runButton"], ["RunButton"]), ("NSString *a, *b;", ["a", "b"], ["NSString"]),
    ("NSArray<Row *> *rows NS_DEPRECATED_IOS(2_0, 3_0);", ["rows"], ["NSArray", "Row"]),
    ("void (^done)(NSString *text);", ["done"], []),
    ("WEAK(Row *) row;", ["row", "Row"], []), ("BOOL isOn;", ["isOn"], []),
  ])
  func typesOfPointersAreNoProperties(_ property: String, _ names: [String], _ others: [String]) {
    let found = scan("@interface A : UIView\n@property (nonatomic) \(property)\n@end").first?.properties
    #expect(found?.isSuperset(of: names) == true)
    #expect(found?.isDisjoint(with: others) == true)
  }

  @Test func categoriesAndProtocolsDeclareNoClass() {
    let found = scan("@interface A (More)\n- (void)a;\n@end\n@interface A ()\n@end\n@protocol P\n- (void)b;\n@end")
    #expect(found.map(\.kind) == [.addition, .addition, .protocol])
    #expect(found.prefix(2).flatMap(\.selectors) == ["a"])
  }

  @Test func protocolsAreFoundWithWhatTheyRefineAndAskFor() {
    let found = scan("@class A;\n@protocol B, C;\n@protocol P <NSObject, Q>\n- (void)b;\n@end\n@interface A : B\n@end")
    #expect(found.map(\.name) == ["P", "A"])
    #expect(found.first?.inherited == ["NSObject", "Q"])
    #expect(found.first?.selectors == ["b"])
    #expect(scan("@implementation A\n- (void)a { f(@protocol(P)); }\n- (void)b;\n@end").map(\.name) == ["A"])
  }

  @Test(arguments: [
    "@", "@interface", "@interface A : B", "@property", "{", "}", "-", "- (", "\"", "'", "#", "@end", "<",
    "- a {\n#else", "- a {\n#else\n#if", "@synthesize",
  ])
  func hostileTextHidesNoClassBeforeIt(_ part: String) {
    for text in [part, String(repeating: part + " ", count: 20_000)] {
      #expect(scan("@interface A : B\n@end\n" + text).first?.name == "A")
      #expect(scan("@interface A : B " + text).allSatisfy { $0.name == "A" })
      #expect(scan("@implementation A { " + text).allSatisfy { $0.name == "A" })
    }
  }
}
