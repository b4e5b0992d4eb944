// Linked into releases in place of ICU, which Debian's libxml2 is built with. libxml2 asks iconv first, which is part of
// libc, and ICU only for encodings that iconv does not know; ICU's tables are 31 MB. Here ICU knows none either.
#include <stddef.h>
#include <unicode/ucnv.h>

UConverter *ucnv_open(const char *name, UErrorCode *error) {
  (void)name;
  *error = U_UNSUPPORTED_ERROR;
  return NULL;
}

void ucnv_close(UConverter *converter) { (void)converter; }

// Nothing below is reached without a converter.

void ucnv_setToUCallBack(UConverter *converter, UConverterToUCallback action, const void *context,
                         UConverterToUCallback *oldAction, const void **oldContext, UErrorCode *error) {
  (void)converter, (void)action, (void)context, (void)oldAction, (void)oldContext;
  *error = U_UNSUPPORTED_ERROR;
}

void ucnv_setFromUCallBack(UConverter *converter, UConverterFromUCallback action, const void *context,
                           UConverterFromUCallback *oldAction, const void **oldContext, UErrorCode *error) {
  (void)converter, (void)action, (void)context, (void)oldAction, (void)oldContext;
  *error = U_UNSUPPORTED_ERROR;
}

void ucnv_convertEx(UConverter *target, UConverter *source, char **output, const char *outputLimit, const char **input,
                    const char *inputLimit, UChar *pivotStart, UChar **pivotSource, UChar **pivotTarget,
                    const UChar *pivotLimit, UBool reset, UBool flush, UErrorCode *error) {
  (void)target, (void)source, (void)output, (void)outputLimit, (void)input, (void)inputLimit;
  (void)pivotStart, (void)pivotSource, (void)pivotTarget, (void)pivotLimit, (void)reset, (void)flush;
  *error = U_UNSUPPORTED_ERROR;
}

void UCNV_TO_U_CALLBACK_STOP(const void *context, UConverterToUnicodeArgs *arguments, const char *units, int32_t count,
                             UConverterCallbackReason reason, UErrorCode *error) {
  (void)context, (void)arguments, (void)units, (void)count, (void)reason, (void)error;
}

void UCNV_FROM_U_CALLBACK_STOP(const void *context, UConverterFromUnicodeArgs *arguments, const UChar *units,
                               int32_t count, UChar32 codePoint, UConverterCallbackReason reason, UErrorCode *error) {
  (void)context, (void)arguments, (void)units, (void)count, (void)codePoint, (void)reason, (void)error;
}
