#!/bin/sh
# PostgreSQL's archive_command: keep-wal.sh <path> <name> <archive>. Packs a finished segment of the log into the archive. A
# segment that is there with the same bytes is kept; one with others is refused, and PostgreSQL tries again and warns.
set -eu
path=$1 name=$2 folder=$3/wal
kept=$folder/$name.gz
mkdir -p "$folder"
if [ -f "$kept" ]; then
  gzip -dc "$kept" | cmp -s - "$path"
  exit
fi
# On the disk before it has its name: PostgreSQL removes its own copy then.
gzip -1 -c "$path" >"$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$folder"
