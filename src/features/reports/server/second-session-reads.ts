import { type RawBuilder, sql } from 'kysely';
import type { Item } from '#features/services/domain/extras/booked-item.ts';

/** A second session, whose name is part of the name of its booking. */
export type BookedSession = Pick<Item, 'kind' | 'name_de' | 'name_ru'>;

/** The second session of the booking `id` as a JSON array, as a column; empty: it has only one. */
export const secondSessionOf = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', part.kind, 'name_de', part.name_de, 'name_ru', part.name_ru)), '[]')
  FROM booking_item_fact AS part WHERE part.booking_id = ${id} AND part.kind = 'session')`;
