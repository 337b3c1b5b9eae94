#!/usr/bin/env bash
# Updates the site in /srv/site and goes back if the new version does not serve, as root:
#   deploy/vps/update.sh [--no-pull]
set -euo pipefail
cd /srv/site
export SITE_ENV=/etc/site.env
before=$(git rev-parse HEAD)
build() { npm ci --omit=dev --no-audit --no-fund && npm run build; }
serves() {
  for _ in $(seq 60); do
    curl --silent --fail --output /dev/null http://127.0.0.1:3000/readyz && return 0
    sleep 2
  done
  return 1
}
if [ "${1:-}" = --no-pull ]; then build; exit; fi

git fetch --quiet && [ "$(git rev-parse @{upstream})" != "$before" ] || { echo "Nothing is newer."; exit; }
systemctl start site-backup
git merge --quiet --ff-only @{upstream}
if build && systemctl restart site && serves; then echo "Updated from $before."; exit; fi
echo "The new version does not serve: going back to $before." >&2
echo "If its migrations ran, restore the last backup: SITE_ENV=/etc/site.env npm run restore -- FILE --force" >&2
git reset --quiet --hard "$before"
build && systemctl restart site
exit 1
