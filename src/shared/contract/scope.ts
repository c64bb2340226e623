/**
 * What an API key may be allowed to do, in display order. A contract names the one scope that an endpoint requires;
 * `write` does not include `read`. No scope permits permanent deletion, settings, privacy functions or the management
 * of API keys. Only the scopes of bookings, contacts and customers give access to personal data.
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
  'availability:read',
  'reports:read',
] as const;
export type Scope = (typeof scopes)[number];
