/** Returns the EUR number of whole cents, for responses: 123450 becomes 1234.5. Only views import this. */
export const euroOf = (cents: number): number => cents / 100;
