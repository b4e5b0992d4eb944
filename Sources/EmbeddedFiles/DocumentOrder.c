#include "Embedding.h"

static const unsigned char order[] = {
#embed "../DocumentChanges/Editing/Order/xcode-order.txt" suffix(, 0)
};

EMBEDDED(EmbeddedXcodeOrder, order);
