import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { Follower } from '../domain/extras/second-session.ts';
import { needsOf } from './extras/needs-store.ts';
import { photographersOf } from './service-photographers-store.ts';

const follower = sql`
  jsonb_build_object(
    'id', f.id, 'name_de', coalesce(nullif(btrim(f.name_de), ''), f.name), 'name_ru', nullif(btrim(f.name_ru), ''),
    'price_cents', f.price_cents, 'duration_min', f.duration_min, 'minutes_before', f.minutes_before,
    'minutes_after', f.minutes_after, 'active', f.active AND f.as_second_session AND f.deleted_at IS NULL,
    'needs', ${needsOf(sql`f.id`)}, 'assigned_photographers', ${photographersOf(sql`f.id`)})`;

/**
 * The services that may be booked right after another one, as a column. Those with terms that apply only to separate
 * bookings are left out: a promotion period, a daily limit, a minimum notice or a prepayment of their own, a required
 * option.
 */
export const followers: RawBuilder<unknown> = sql`(
  SELECT coalesce(jsonb_agg(${follower} ORDER BY f.sort_order NULLS LAST, f.name, f.id), '[]')
  FROM service AS f
  WHERE f.as_second_session AND f.active AND f.deleted_at IS NULL AND NOT f.is_system_service
    AND num_nonnulls(f.promotion_start, f.promotion_end, f.daily_limit, f.minimum_notice) = 0
    AND f.requires_prepayment IS NOT TRUE AND NOT (f.payment_enabled AND f.prepayment_cents > 0)
    AND NOT EXISTS (SELECT FROM service_option AS demanded WHERE demanded.service_id = f.id AND demanded.required
                    AND demanded.active AND demanded.retired_at IS NULL))`;

/** Returns those of `ids` that are services, also those that are not offered any more (they are inactive). */
export const selectFollowers = async (db: Database, ids: readonly string[]): Promise<Follower[]> => {
  const { rows } = await sql<{ follower: Follower }>`
    SELECT ${follower} AS follower FROM service AS f WHERE f.id = ANY(${ids}::uuid[]) ORDER BY f.id`.execute(db);
  return rows.map((row) => row.follower);
};
