import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { KeptForBirths } from '../domain/kept-hours.ts';
import { photographersOf } from './service-photographers-store.ts';

interface UsableLane {
  readonly id: number;
  readonly resource_id: string;
}

export interface StoredKeptHours extends KeptForBirths {
  readonly photographer_ids: readonly string[];
  /** The lanes of the photographers who offer the service, and those that satisfy each of its needs. */
  readonly photographers: readonly UsableLane[];
  readonly needs: readonly (readonly UsableLane[])[];
}

/**
 * Returns the hours that active services with a birth window keep, with the photographers who offer them and the lanes
 * that their sessions may use, in the order of the studio.
 */
export const selectKeptHours = async (db: Database): Promise<StoredKeptHours[]> => {
  const { rows } = await sql<StoredKeptHours>`
    SELECT kept_hours -> 'weekly' AS weekly, (kept_hours ->> 'opens_days_before')::integer AS opens_days_before,
           minutes_before, minutes_after, photographer_ids,
           ${usableLanes(
             sql`usable_lane.kind = 'photographer'
                 AND (photographer_ids = '{}' OR usable_lane.resource_id::text = ANY(photographer_ids))`,
           )} AS photographers,
           (SELECT coalesce(jsonb_agg(lanes ORDER BY position), '[]')
            FROM (SELECT position, ${usableLanes(
              sql`usable_lane.resource_id IN (SELECT resource_id FROM service_need_resource
                                       WHERE service_id = service.id AND position = need.position)`,
            )} AS lanes
                  FROM service_need AS need WHERE need.service_id = service.id) AS needed) AS needs
    FROM service, LATERAL (SELECT ${photographersOf(sql`service.id`)} AS photographer_ids) AS offered
    WHERE kept_hours IS NOT NULL AND birth_window IS NOT NULL AND active AND deleted_at IS NULL
    ORDER BY id`.execute(db);
  return rows;
};

const usableLanes = (isMeant: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', usable_lane.id, 'resource_id', usable_lane.resource_id)
                            ORDER BY usable_lane.position, usable_lane.name, usable_lane.resource_id, usable_lane.unit), '[]')
  FROM lane_fact AS usable_lane WHERE usable_lane.usable AND ${isMeant})`;
