// Runs a command and sends it a signal right before one of the system calls by which files are written.
//
//   kill-at-call NUMBER SIGNAL COMMAND [ARGUMENT]...
//
// Calls are numbered from 1 over all threads of the command. Prints `before CALL`, or nothing where the command ended
// before it came to that call; then the exit status is that of the command. Exit status 125: it cannot be traced.
//
// A command that waits for signals in a thread of its own handles them while its other threads go on. So that it does not
// depend on who is faster, the call is not made while that thread can go on: it is made once the thread waits for another
// one, which may be the one that makes the call. Where the command ends before that, the call is never made.

#ifdef __linux__

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// As the kernel has it; C libraries give it different names.
struct call_info {
  uint8_t op;
  uint8_t padding[3];
  uint32_t architecture;
  uint64_t instruction, stack;
  uint64_t number, arguments[6], rest;
};

enum { GET_SYSCALL_INFO = 0x420e, IS_ENTRY = 1, WITHOUT_NAME = 020000000 };

static const struct {
  long number;
  const char *name;
} calls[] = {
    {SYS_write, "write"},         {SYS_pwrite64, "pwrite64"},   {SYS_ftruncate, "ftruncate"}, {SYS_fchmod, "fchmod"},
    {SYS_fchown, "fchown"},       {SYS_fsetxattr, "fsetxattr"}, {SYS_linkat, "linkat"},       {SYS_fsync, "fsync"},
    {SYS_renameat2, "renameat2"}, {SYS_unlinkat, "unlinkat"},   {SYS_flock, "flock"},         {SYS_writev, "writev"},
    {SYS_pwritev, "pwritev"},     {SYS_truncate, "truncate"},   {SYS_fallocate, "fallocate"}, {SYS_fdatasync, "fdatasync"},
    {SYS_mkdirat, "mkdirat"},     {SYS_symlinkat, "symlinkat"}, {SYS_fchmodat, "fchmodat"},   {SYS_utimensat, "utimensat"},
    {SYS_sendfile, "sendfile"},   {SYS_copy_file_range, "copy_file_range"},
#ifdef SYS_renameat
    {SYS_renameat, "renameat"},
#endif
#ifdef SYS_rename
    {SYS_rename, "rename"},       {SYS_unlink, "unlink"},       {SYS_link, "link"},           {SYS_mkdir, "mkdir"},
    {SYS_rmdir, "rmdir"},         {SYS_symlink, "symlink"},     {SYS_chmod, "chmod"},         {SYS_creat, "creat"},
#endif
};

static const char *name_of(const struct call_info *info) {
  if (info->number == SYS_openat) return info->arguments[2] & (O_CREAT | WITHOUT_NAME) ? "openat" : NULL;
#ifdef SYS_open
  if (info->number == SYS_open) return info->arguments[1] & (O_CREAT | WITHOUT_NAME) ? "open" : NULL;
#endif
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
    if (calls[i].number == (long)info->number) return calls[i].name;
  return NULL;
}

// Whether the signal waits until a thread asks for it. If not, it is ignored or ends the command.
static int is_blocked(pid_t process, int signal) {
  char path[64], line[256];
  unsigned long long blocked = 0;
  snprintf(path, sizeof path, "/proc/%d/status", process);
  FILE *status = fopen(path, "r");
  if (!status) return 0;
  while (fgets(line, sizeof line, status) && sscanf(line, "SigBlk: %llx", &blocked) != 1) continue;
  fclose(status);
  return blocked >> (signal - 1) & 1;
}

static int fail(const char *what) {
  perror(what);
  return 125;
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: kill-at-call NUMBER SIGNAL COMMAND [ARGUMENT]...\n");
    return 64;
  }
  long wanted = atol(argv[1]), count = 0;
  int number = atoi(argv[2]), ending = 0;
  pid_t child = fork();
  if (child < 0) return fail("fork");
  if (child == 0) {
    if (ptrace(PTRACE_TRACEME, 0, 0, 0) != 0) _exit(fail("ptrace"));
    raise(SIGSTOP);
    execvp(argv[3], argv + 3);
    _exit(fail(argv[3]));
  }
  if (waitpid(child, &ending, 0) != child || !WIFSTOPPED(ending)) return 125;
  long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL;
  if (ptrace(PTRACE_SETOPTIONS, child, 0, options) != 0) return fail("ptrace");
  ptrace(PTRACE_SYSCALL, child, 0, 0);
  // The thread that waits for signals, and the one whose call has to wait for it.
  pid_t waiting = 0, held = 0;
  for (;;) {
    int status;
    pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0) return fail("waitpid");
    if (!WIFSTOPPED(status)) {
      if (thread != child) continue;
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    int delivered = 0;
    if (WSTOPSIG(status) == (SIGTRAP | 0x80)) {
      struct call_info info = {0};
      long size = ptrace((enum __ptrace_request)GET_SYSCALL_INFO, thread, sizeof info, &info);
      // It may have been ended meanwhile.
      if (size < 0 && errno == ESRCH) continue;
      if (size < 0) return fail("ptrace");
      const char *name = info.op == IS_ENTRY ? name_of(&info) : NULL;
      if (info.op == IS_ENTRY && info.number == SYS_rt_sigtimedwait) waiting = thread;
      if (info.op == IS_ENTRY && info.number == SYS_futex && held && thread == waiting) {
        ptrace(PTRACE_SYSCALL, held, 0, 0);
        held = 0;
      }
      if (name && ++count == wanted) {
        printf("before %s\n", name);
        fflush(stdout);
        int is_awaited = is_blocked(child, number);
        kill(child, number);
        if (is_awaited) {
          held = thread;
          continue;
        }
      }
    } else if (status >> 16 == 0 && WSTOPSIG(status) != SIGSTOP && WSTOPSIG(status) != SIGTRAP) {
      delivered = WSTOPSIG(status);
    }
    ptrace(PTRACE_SYSCALL, thread, 0, delivered);
  }
}

#else

#include <stdio.h>

int main(void) {
  fprintf(stderr, "kill-at-call: only Linux is known here\n");
  return 125;
}

#endif
