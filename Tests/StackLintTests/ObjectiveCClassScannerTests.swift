import Testing

@testable import StackLint

/// What is found in Objective-C files.
@Suite struct ObjectiveCClassScannerTests {
  private func scan(_ text: String) -> [ClassDeclaration] {
    ObjectiveCClassScanner.declarations(in: Array(text.utf8))
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
  ])
  func findsMethods(_ text: String, _ selector: String) {
    let found = scan("@implementation A\n\(text)\n- (void)last {}\n@end")
    #expect(found.first?.kind == .addition)
    #expect(found.first?.selectors == [selector, "last"])
  }

  @Test func categoriesAndProtocolsDeclareNoClass() {
    let found = scan("@interface A (More)\n- (void)a;\n@end\n@interface A ()\n@end\n@protocol P\n- (void)b;\n@end")
    #expect(found.map(\.kind) == [.addition, .addition])
    #expect(found.flatMap(\.selectors) == ["a"])
  }

  @Test(arguments: [
    "@", "@interface", "@interface A : B", "@property", "{", "}", "-", "- (", "\"", "'", "#", "@end", "<",
  ])
  func hostileTextEnds(_ part: String) {
    for text in [part, String(repeating: part + " ", count: 20_000)] {
      _ = scan(text)
      _ = scan("@interface A : B " + text)
      _ = scan("@implementation A { " + text)
    }
  }
}
