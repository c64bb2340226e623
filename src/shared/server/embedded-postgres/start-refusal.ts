/** The database cannot be started here and now. `message` is one line for the person at the terminal; no stack needed. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** What to do when no server binaries fit this machine; part of every refusal of that kind. */
export const otherWays =
  'set DATABASE_URL to a PostgreSQL server (15 or newer), or EMBEDDED_PG_BINDIR to a directory with initdb and postgres';
