import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest supported version of PostgreSQL (README, Configuration). */
const major = 15;

const places = [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
];

/** The path of the server binaries of the oldest supported PostgreSQL, or why there are none. */
export const oldestPostgres = () => {
  const binDir = places.find((place) => existsSync(join(place, 'postgres')) && existsSync(join(place, 'initdb')));
  return binDir === undefined
    ? { missing: `PostgreSQL ${major} is not installed (on Debian 12: apt-get install postgresql-${major})` }
    : { binDir };
};
