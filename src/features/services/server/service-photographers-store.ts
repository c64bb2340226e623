import { type RawBuilder, sql } from 'kysely';

/** The IDs of the photographers who offer the service `id`, as an array; deleted ones are left out. */
export const photographersOf = (id: RawBuilder<unknown>): RawBuilder<readonly string[]> => sql`
  ARRAY(SELECT sp.photographer_id::text FROM service_photographer sp
        JOIN photographer_fact p ON p.id = sp.photographer_id AND p.deleted_at IS NULL
        WHERE sp.service_id = ${id} ORDER BY p.name, p.id)`;
