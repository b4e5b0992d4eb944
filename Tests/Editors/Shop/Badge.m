#import "Badge.h"

@implementation Badge
- (IBAction)clear:(id)sender {
  self.countLabel.text = nil;
}
@end
