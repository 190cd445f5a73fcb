#!/bin/sh
# PostgreSQL's restore_command: bring-wal.sh <name> <path> <archive>. Ends with 1 where the archive has no such segment.
set -eu
[ -f "$3/wal/$1.gz" ] || exit 1
gzip -dc "$3/wal/$1.gz" >"$2"
