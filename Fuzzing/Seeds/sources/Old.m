#import "Old.h"
@class Other;
@interface Old () <UITableViewDelegate, NSCopying>
@property (nonatomic, weak, nullable) IBOutlet UILabel *title;
@property (strong, getter=isOn) NSArray<IBOutlet UIView *> *views;
{ IBOutlet __weak UIButton *button; }
@end
@implementation Old : NSObject
- (IBAction)tap:(id)sender withEvent:(UIEvent *)event; /* } */
+ (instancetype)make { return [@"{" copy]; }
- (void)block:(void (^)(int a, NSString *b))block {}
@end
@protocol P <Q> @optional - (void)x; @end
@interface Old (Category) - (IBAction)more; @end
typedef struct { int a; } S;
#define X @interface Fake : Old
