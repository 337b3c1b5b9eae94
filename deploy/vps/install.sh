#!/usr/bin/env bash
# From a bare Debian 13 to https://DOMAIN, as root, on a server whose name already points to it:
#   deploy/vps/install.sh DOMAIN CONTENT_DIR
# 2 GB of memory are enough. Run it again after a failure: finished steps are skipped. It never overwrites /etc/site.env.
set -euo pipefail
domain=${1:?usage: install.sh DOMAIN CONTENT_DIR}
content=$(realpath "${2:?usage: install.sh DOMAIN CONTENT_DIR}")
here=$(cd "$(dirname "$0")/../.." && pwd)
[ "$(id -u)" = 0 ] || { echo "Run this as root."; exit 1; }
[ -f "$content/maker/maker.yaml" ] || { echo "There is no maker/maker.yaml in $content."; exit 1; }

export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
apt-get -qq install --no-install-recommends git nodejs npm libatomic1 postgresql caddy unattended-upgrades

id site >/dev/null 2>&1 || useradd --system --home-dir /var/lib/site --shell /usr/sbin/nologin site
install -d -o site -g site -m 0750 /var/lib/site /var/backups/site
[ -e /srv/site ] || git clone --quiet "$here" /srv/site

as_postgres() { (cd / && setpriv --reuid=postgres --regid=postgres --init-groups "$@"); }
as_postgres psql -qtc "select from pg_roles where rolname = 'site'" | grep -q . || as_postgres createuser site
as_postgres psql -qtc "select from pg_database where datname = 'site'" | grep -q . || as_postgres createdb --owner site --encoding UTF8 --template template0 site

if [ ! -e /etc/site.env ]; then
  cat >/etc/site.env <<ENV
SITE_URL=https://$domain
CONTENT_DIR=$content
DATA_DIR=/var/lib/site
DATABASE_URL=postgresql://site@localhost/site?host=/var/run/postgresql
HOST=127.0.0.1
TRUST_PROXY=true
# Set both to send mails:
SMTP_URL=
MAIL_TO=
ENV
fi
chown root:site /etc/site.env && chmod 0640 /etc/site.env

cp "$here"/deploy/systemd/site.service "$here"/deploy/systemd/site-backup.{service,timer} /etc/systemd/system/
sed "s/DOMAIN/$domain/" "$here/deploy/vps/Caddyfile" >/etc/caddy/Caddyfile
install -D -m 0644 "$here/deploy/vps/journald.conf" /etc/systemd/journald.conf.d/site.conf
"$here/deploy/vps/update.sh" --no-pull
systemctl daemon-reload
systemctl restart systemd-journald caddy
systemctl enable --now site site-backup.timer
echo "https://$domain. Variables: /etc/site.env. Update: /srv/site/deploy/vps/update.sh. Log: journalctl -u site"
