#import <UIKit/UIKit.h>

@interface Badge : UIView
@property (nonatomic, weak) IBOutlet UILabel *countLabel;
- (IBAction)clear:(id)sender;
@end
