#!/bin/sh
# Run once by the PostgreSQL image, on an empty volume: creates a database, and a role that owns only this database.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
CREATE ROLE fotobooking LOGIN PASSWORD :'password';
CREATE DATABASE fotobooking OWNER fotobooking ENCODING 'UTF8';
SQL
