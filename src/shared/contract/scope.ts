/**
 * What an API key may be allowed to do, in display order. A contract names the one scope that an endpoint requires;
 * `write` does not include `read`. No scope permits permanent deletion, settings, privacy functions or the management
 * of API keys. Only the scopes of bookings, contacts and customers give access to personal data of
 * customers, and only `photographers:private` to that of photographers.
 */
export const scopes = [
  'bookings:read',
  'bookings:write',
  'contacts:read',
  'contacts:write',
  'customers:read',
  'customers:write',
  'services:read',
  'photographers:read',
  // Opens nothing by itself: with it, what photographers:read returns has their own data, too.
  'photographers:private',
  'availability:read',
  'reports:read',
] as const;
export type Scope = (typeof scopes)[number];
