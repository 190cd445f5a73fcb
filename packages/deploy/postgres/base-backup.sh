#!/bin/sh
# base-backup.sh <archive> [days]: a copy of the whole server for the archive, while calls go on. With it and the log after
# it the server can be brought back to any instant. Copies older than so many days (14) go, but for the newest of them, and
# the log that no copy needs with them. Connects as libpq's variables say (PGHOST, PGPORT, PGUSER).
set -eu
archive=$1 days=${2:-14}
mkdir -p "$archive/base"
unfinished=$archive/base/.unfinished
rm -rf "$unfinished"
pg_basebackup --pgdata="$unfinished" --format=tar --gzip --wal-method=fetch --checkpoint=fast --no-password
sync
# Named by its end: it is of no use for an instant before.
now=$(date -u -d '+1 second' +%Y-%m-%dT%H-%M-%SZ)
mv "$unfinished" "$archive/base/$now"

# Returning to an instant within the days needs the newest copy from before them.
until=$(date -u -d "-$days days" +%Y-%m-%dT%H-%M-%SZ)
oldest=
for copy in "$archive"/base/[0-9]*; do
  name=${copy##*/}
  if [ -z "$oldest" ] || ! [ "$name" \> "$until" ]; then oldest=$name; fi
done
for copy in "$archive"/base/[0-9]*; do
  if [ "${copy##*/}" \< "$oldest" ]; then rm -rf "$copy"; fi
done
first=$(tar -xzOf "$archive/base/$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p')
for segment in "$archive"/wal/????????????????????????.gz; do
  name=${segment##*/}
  if [ "$(echo "$name" | cut -c9-24)" \< "$(echo "$first" | cut -c9-24)" ]; then rm -f "$segment"; fi
done
echo "$archive/base/$now; the log from $first on is kept, for every instant since $oldest"
