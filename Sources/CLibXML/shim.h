#ifndef CLIBXML_SHIM_H
#define CLIBXML_SHIM_H

// libxml2 built with ICU pulls in ICU's headers, which collide with the copy inside Foundation
// (`UErrorCode` defined twice). Nothing here needs them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

#endif
