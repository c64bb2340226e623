/** Whether a caller may book: only then are secrets shown with which anybody can, the early link and access codes. */
export const mayBook = (scopes: readonly string[] | undefined): boolean =>
  scopes === undefined || scopes.includes('bookings:write');
