/** The oldest major version of PostgreSQL that the product runs on, as a server of its own or embedded. */
export const oldestVersion = 15;
