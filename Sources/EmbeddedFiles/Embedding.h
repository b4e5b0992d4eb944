#include "EmbeddedFiles.h"

// C23 names what clang has had since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The last byte of the contents is the 0 at the end.
#define EMBEDDED(name, contents) const EmbeddedFile name = {contents, sizeof contents - 1}
