/** The oldest supported major version of PostgreSQL, external or embedded. */
export const oldestVersion = 15;
