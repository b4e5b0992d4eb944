#!/usr/bin/env bash
# Shows for the action what became of screens in a pull request: a page, and its summary on the page of the run.
#
# Reads PROGRAM, PATHS and REPORT, the folder for the page; GITHUB_BASE_REF is the branch that the pull request is for.
# Says in GITHUB_OUTPUT whether there is a page. What cannot be compared does not make the run fail: linting does. Nor does
# what takes more than LIMIT seconds, which end the program.
set -euo pipefail

base=origin/${GITHUB_BASE_REF:-}
skip() {
  echo "::notice::ibstack: screens are not compared: $*"
  exit 0
}

[ -n "${GITHUB_BASE_REF:-}" ] || skip "the run is not for a pull request"
git rev-parse --quiet --verify "$base^{commit}" > /dev/null || skip "$base is not here; check out with fetch-depth: 0"
git merge-base "$base" HEAD > /dev/null || skip "the commit at which $base and HEAD parted is not here; check out with fetch-depth: 0"

# Not every runner has timeout.
limited() { perl -e 'alarm shift; exec { $ARGV[0] } @ARGV or exit 127' "${LIMIT:-600}" "$@"; }

mkdir -p "$REPORT"
# Words are meant to be split: paths are a list. No path is taken for an option.
# shellcheck disable=SC2086
if ! limited "$PROGRAM" report --quiet --exit-zero --output "$REPORT" --compare "$base" --summary "$REPORT/summary.md" -- $PATHS; then
  skip "ibstack report failed, or took too long"
fi
# GitHub takes no summary of more than a mebibyte.
head -c 900000 "$REPORT/summary.md" >> "$GITHUB_STEP_SUMMARY"
echo "page=true" >> "$GITHUB_OUTPUT"
