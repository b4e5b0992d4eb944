#include "EmbeddedFiles.h"

// C23 names what clang has had since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define EMBEDDED(name, contents) const EmbeddedFile name = {contents, sizeof contents}
