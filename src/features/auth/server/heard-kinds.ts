import type { Role } from '#shared/contract/role.ts';

/** What a photographer's pages show: her sessions and time off with rooms, her calendar's address, her own account. */
const ofPhotographer: ReadonlySet<string> = new Set([
  'booking',
  'time_off',
  'resource',
  'calendar_feed',
  'account',
  'password',
  'passkey',
  'second_factor',
  'session',
]);

/**
 * Whether a role is told that something of a kind has changed. Even that an invoice was written, or that the studio has a
 * new contact, is nothing for a photographer.
 */
export const mayHear = (role: Role, kind: string): boolean => role !== 'photographer' || ofPhotographer.has(kind);
