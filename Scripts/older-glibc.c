// Linked into releases in place of what glibc has had since 2.35 and 2.36 only, so that they run where it is 2.34. Hidden, as
// shared libraries are to use glibc's own. Nothing here is called in a usual run: archives of GCC and Swift name it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/random.h>

#pragma GCC visibility push(hidden)

// GCC's unwinder asks where the table of frames of an address is, and for nothing else.
struct question {
  ElfW(Addr) address;
  void *table;
};

static int search(struct dl_phdr_info *object, size_t size, void *data) {
  (void)size;
  struct question *question = data;
  void *table = NULL;
  int found = 0;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    ElfW(Addr) start = object->dlpi_addr + header->p_vaddr;
    if (header->p_type == PT_GNU_EH_FRAME) table = (void *)start;
    if (header->p_type == PT_LOAD && question->address - start < header->p_memsz) found = 1;
  }
  if (found) question->table = table;
  return found;
}

int _dl_find_object(void *address, struct dl_find_object *result) {
  struct question question = {(ElfW(Addr))address, NULL};
  dl_iterate_phdr(search, &question);
  *result = (struct dl_find_object){.dlfo_eh_frame = question.table};
  return question.table != NULL ? 0 : -1;
}

// libstdc++'s random_device.
uint32_t arc4random(void) {
  uint32_t number;
  if (getentropy(&number, sizeof number) != 0) __builtin_trap();
  return number;
}

// Swift's Glibc. A double has room for the squares of all floats.
float hypotf(float x, float y) { return isinf(x) || isinf(y) ? INFINITY : (float)sqrt((double)x * x + (double)y * y); }
