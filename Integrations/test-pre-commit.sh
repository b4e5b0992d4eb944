#!/usr/bin/env bash
# Runs the hook with the real pre-commit in a repository made for it.
# Usage: test-pre-commit.sh FOLDER-OF-IBSTACK; or FOLDER-OF-WHEELS HOOKS, for those of which pre-commit installs ibstack
set -euo pipefail
tool=$(cd "$1" && pwd)
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
hooks=$(cd "${2:-$source}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check pre-commit
export PATH="$tool:$work/venv/bin:$PATH" PRE_COMMIT_HOME="$work/home"
git config --file "$work/gitconfig" user.name Test
git config --file "$work/gitconfig" user.email test@example.com
export GIT_CONFIG_GLOBAL="$work/gitconfig"

# The hook's own repository holds nothing but its description: a clone of this one would do the same.
mkdir "$work/hook" "$work/app"
cp "$hooks/.pre-commit-hooks.yaml" "$work/hook"
if [ -n "${2:-}" ]; then
  cp "$hooks/pyproject.toml" "$work/hook"
  export PIP_NO_INDEX=1 PIP_FIND_LINKS=$tool
fi
git -C "$work/hook" init --quiet
git -C "$work/hook" add --all
git -C "$work/hook" commit --quiet --message Hook
revision=$(git -C "$work/hook" rev-parse HEAD)

cd "$work/app"
git init --quiet
cat > .pre-commit-config.yaml <<YAML
repos:
  - repo: $work/hook
    rev: $revision
    hooks:
      - id: ibstack-lint
YAML
# shellcheck source=Integrations/test-document.sh
source "$source/Integrations/test-document.sh"
document 100 > Good.xib
git add --all
pre-commit run
document wide > Bad.xib
git add --all
if output=$(pre-commit run); then
  echo "the hook passed a broken document" >&2
  exit 1
fi
grep -q 'Bad.xib:4:.*malformed-value' <<< "$output" || { echo "$output" >&2; exit 1; }
document wide > "-q.xib"
document 100 > Victim.xib
printf 'exclude: ["*"]\n' > n.xib
: > "--config=n.xib"
: > "--output=Victim.xib"
git add --all
if output=$(pre-commit run); then
  echo "the hook took the name of a file for an option" >&2
  exit 1
fi
for name in Bad.xib -q.xib; do
  grep -q -- "^$name:4:.*malformed-value" <<< "$output" || { echo "$output" >&2; exit 1; }
done
document 100 | cmp - Victim.xib

# A document that is not in Xcode's form is rewritten, which stops the commit once.
sed 's/ibstack-lint/ibstack-format/' .pre-commit-config.yaml > format.yaml
printf '<?xml version="1.0" encoding="UTF-8"?>\n<document version="3.0" type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>\n' > Hand.xib
git add --all
if output=$(pre-commit run --config format.yaml --files Hand.xib); then
  echo "the hook passed a document that it had to format" >&2
  exit 1
fi
grep -q '^<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"/>$' Hand.xib
git add --all
pre-commit run --config format.yaml --files Hand.xib
git rm --quiet --force Hand.xib format.yaml

# What a source or a catalog breaks in a document that is not part of the commit. Warnings stop it, too.
echo '        args: [--strict, --]' >> .pre-commit-config.yaml
rm -- Bad.xib -q.xib Victim.xib n.xib --config=n.xib --output=Victim.xib
cat > Badge.xib <<'XML'
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none"><dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/></dependencies><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
<view contentMode="scaleToFill" customClass="Badge" customModule="App" customModuleProvider="target" id="a"><connections><outlet property="title" destination="b" id="c"/></connections></view>
<label contentMode="left" lineBreakMode="tailTruncation" id="b"/><imageView contentMode="scaleToFill" image="bell" id="d"/>
</objects><resources><image name="bell" width="16" height="16"/></resources></document>
XML
mkdir -p Assets.xcassets/bell.imageset Assets.xcassets/gong.imageset
echo '{}' > Assets.xcassets/bell.imageset/Contents.json
echo '{}' > Assets.xcassets/gong.imageset/Contents.json
echo 'class Badge: UIView { @IBOutlet var title: UILabel! }' > Badge.swift
git add --all
git commit --quiet --no-verify --message App
echo 'func helper() {}' >> Badge.swift
git add --all
pre-commit run
pre-commit run --all-files
sed -i.old s/title/heading/ Badge.swift
rm Badge.swift.old
git add --all
if output=$(pre-commit run); then
  echo "the hook passed an outlet that was renamed in a source only" >&2
  exit 1
fi
grep -q '^Badge.xib:2:.*unknown-outlet' <<< "$output" || { echo "$output" >&2; exit 1; }
git reset --quiet --hard
git rm --quiet -r Assets.xcassets/bell.imageset
if output=$(pre-commit run); then
  echo "the hook passed an image that was removed" >&2
  exit 1
fi
grep -q '^Badge.xib:3:.*missing-image' <<< "$output" || { echo "$output" >&2; exit 1; }
echo "the hook passes a good document, and stops a broken one and one that a change elsewhere breaks"
