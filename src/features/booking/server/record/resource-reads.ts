import { type RawBuilder, sql } from 'kysely';
import { anyContains } from '#shared/server/database/contains.ts';
import { at } from '#shared/server/database/database.ts';

/** Condition for bookings that use any unit of a resource. Both ends limit the scan; epoch ms, null is unbounded. */
export const usesResource = (
  resourceId: string,
  { from, until }: { readonly from: number | null; readonly until: number | null },
): RawBuilder<unknown> => sql`
  occupied_id IN (
    SELECT id FROM occupied_fact
    WHERE uses && ARRAY(SELECT lane_fact.id FROM lane_fact WHERE resource_id = ${resourceId})
      AND during && tstzrange(${from === null ? null : at(from)}, ${until === null ? null : at(until)}))`;

/** Condition for bookings that use a resource, or a photographer, whose name contains a text. */
export const usesResourceNamed = (text: string): RawBuilder<unknown> => sql`
  occupied_id IN (
    SELECT id FROM occupied_fact
    WHERE uses && ARRAY(SELECT lane_fact.id FROM lane_fact WHERE ${anyContains(['name', 'name_ru'], text)}))`;
