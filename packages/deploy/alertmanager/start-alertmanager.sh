#!/bin/sh
set -eu
sh "${0%/*}/write-config.sh" >/tmp/alertmanager.yml
exec /bin/alertmanager --config.file=/tmp/alertmanager.yml --storage.path=/alertmanager --cluster.listen-address= "$@"
