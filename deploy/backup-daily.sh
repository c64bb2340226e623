#!/bin/sh
# One backup a day, kept for KEEP_DAYS days: studio-2026-11-22.tar.gz in BACKUP_DIR.
#   backup-daily.sh             now, for a timer or cron
#   backup-daily.sh --forever   now and then every day, for a container
# It needs the environment of the studio: DATABASE_URL, or DATA_DIR.
set -eu
folder=${BACKUP_DIR:-/backups}
days=${KEEP_DAYS:-30}

back_up() {
  # Older backups are deleted only after a new one was written.
  fotobooking backup "$folder/studio-$(date +%Y-%m-%d).tar.gz" \
    && find "$folder" -maxdepth 1 -name 'studio-*.tar.gz' -mtime "+$days" -delete
}

if [ "${1:-}" != --forever ]; then
  back_up
  exit
fi
trap 'kill $! 2>/dev/null; exit 0' TERM INT
while :; do
  if back_up; then pause=86400; else pause=600; fi
  sleep "$pause" &
  wait $!
done
