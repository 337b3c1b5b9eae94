#!/bin/sh
# Makes the cluster if there is none, and becomes the server. It runs under an exclusive lock that the server and its
# children inherit, so no server of this cluster is alive here, whatever a pid file from another boot says.
set -eu
umask 077
cd "$FOLDER"
[ ! -e postgres.log ] || mv -f postgres.log postgres.log.1
exec >postgres.log 2>&1
if [ ! -e cluster/PG_VERSION ]; then
  rm -rf cluster.new initdb-??????
  maker=$PROGRAMS
  copy=
  if [ -n "$DETOUR" ]; then
    copy=$(mktemp -d "$DETOUR/initdb-XXXXXX")
    trap 'rm -rf "$copy"' EXIT
    cp -R "$PROGRAMS/.." "$copy/native"
    maker=$copy/native/bin
    echo "initdb runs from a copy in $copy"
    "$maker/initdb" --version || { echo "initdb can run neither from $PROGRAMS nor from a copy in $DETOUR"; exit 1; }
  fi
  "$maker/initdb" -D cluster.new -U postgres -E UTF8 --auth-local=trust --auth-host=reject \
    --locale=C.UTF-8 --locale-provider=builtin --builtin-locale=C.UTF-8 --sync-method=syncfs "$@"
  [ -z "$copy" ] || rm -rf "$copy"
  mv -T cluster.new cluster
fi
rm -f cluster/postmaster.pid "$SOCKET"/.s.PGSQL.*
exec "$PROGRAMS/postgres" -D "$FOLDER/cluster" -k "$SOCKET_LIST" -p "$PORT" -c listen_addresses= -c unix_socket_permissions=0700
