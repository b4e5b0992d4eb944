#!/bin/sh
# For Xcode Cloud's folder ci_scripts: lints after the clone, and ends the build where there are errors.
set -e
cd "$CI_PRIMARY_REPOSITORY_PATH"
pip3 install --quiet --user ibstack
PATH="$(python3 -m site --user-base)/bin:$PATH"
ibstack lint --format xcode
