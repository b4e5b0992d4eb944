#include "Embedding.h"

static const unsigned char order[] = {
#embed "../DocumentEditing/Order/xcode-order.txt"
};

EMBEDDED(EmbeddedXcodeOrder, order);
