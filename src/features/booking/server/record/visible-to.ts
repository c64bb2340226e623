import { type RawBuilder, sql } from 'kysely';
import type { Administrator } from '#shared/server/http/handler.ts';
import { usesResource } from './resource-reads.ts';

/** Whose role decides which bookings are shown. */
export type Reader = Pick<Administrator, 'role' | 'photographer_id'>;

const always = { from: null, until: null };

/**
 * SQL for the bookings that an account may see: a photographer those that she takes or is the second person of, unless
 * they are cancelled; everyone else all. The only place where that is decided.
 */
export const visibleTo = ({ role, photographer_id }: Reader): RawBuilder<unknown> => {
  if (role !== 'photographer') return sql`true`;
  if (photographer_id === null) return sql`false`;
  return sql`
    status <> 'CANCELLED' AND (photographer_id = ${photographer_id} OR ${usesResource(photographer_id, always)})`;
};
