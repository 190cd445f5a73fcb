#!/bin/sh
# return-to.sh <archive> <instant|latest> <data folder>: lays the newest copy from before the instant into an empty folder,
# and the settings with which PostgreSQL plays the log up to it at its next start. The instant with its zone:
# "2026-12-30 14:05:00+09". Changes nothing in the archive.
set -eu
archive=$1 instant=$2 data=$3
here=$(cd "$(dirname "$0")" && pwd)
if [ "$instant" = latest ]; then at=9999; else
  case $instant in *[+-][0-9][0-9]|*[+-][0-9][0-9]:[0-9][0-9]|*Z) ;; *) echo "The instant needs its zone: $instant+09" >&2; exit 2 ;; esac
  at=$(date -u -d "$instant" +%Y-%m-%dT%H-%M-%SZ)
  target=$(date -u -d "$instant" "+%Y-%m-%d %H:%M:%S.%6N+00")
fi
if [ -d "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty. Nothing was changed." >&2
  exit 1
fi
base=
for copy in "$archive"/base/[0-9]*; do
  if [ "${copy##*/}" \< "$at" ]; then base=$copy; fi
done
if [ -z "$base" ] || ! [ -f "$base/base.tar.gz" ]; then
  echo "$archive has no copy from before $instant." >&2
  exit 1
fi
mkdir -p "$data"
chmod 700 "$data"
tar -xzf "$base/base.tar.gz" -C "$data"
# A server that was brought back before has the settings of that return in its copy.
sed -i '/^recovery_target/d; /^restore_command/d' "$data/postgresql.auto.conf"
{
  echo "restore_command = 'sh \"$here/bring-wal.sh\" \"%f\" \"%p\" \"$archive\"'"
  echo "recovery_target_action = 'promote'"
  if [ "$instant" != latest ]; then echo "recovery_target_time = '$target'"; fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "$data: ${base##*/}, up to $instant once PostgreSQL starts on it"
