/** The database cannot be started. `message` is one line for the operator; the stack is not needed. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** What to do if no server binaries fit this machine; part of every such refusal. */
export const otherWays =
  'set DATABASE_URL to a PostgreSQL server (15 or newer), or EMBEDDED_PG_BINDIR to a directory with initdb and postgres';
