/**
 * What a program with an API key may be allowed, in the order people read it. A contract names the one scope that opens
 * an endpoint; `write` does not include `read`. No scope opens what deletes for good, settings, privacy or the keys
 * themselves, and only those of bookings, contacts and customers tell of people.
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
