/**
 * Whether a caller may book: only then are secrets shown with which anybody can, such as the link of an offer or access
 * codes. `scopes`: those of an API key; undefined for an administrator.
 */
export const mayBook = (scopes: readonly string[] | undefined): boolean =>
  scopes === undefined || scopes.includes('bookings:write');
