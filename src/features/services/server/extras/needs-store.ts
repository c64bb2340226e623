import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { Need } from '../../domain/need.ts';

/** The needs of the service `id`, as a column. */
export const needsOf = (id: RawBuilder<unknown>): RawBuilder<readonly Need[]> => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('resource_ids', need.resource_ids) ORDER BY need.position), '[]')
  FROM (SELECT position, array_agg(resource_id ORDER BY resource_id) AS resource_ids
        FROM service_need_resource WHERE service_id = ${id} GROUP BY position) AS need)`;

/** Replaces the needs of a service. */
export const replaceNeeds = async (trx: Database, serviceId: string, needs: readonly Need[]): Promise<void> => {
  await sql`DELETE FROM service_need WHERE service_id = ${serviceId}`.execute(trx);
  const rows = needs.flatMap(({ resource_ids }, i) => resource_ids.map((id) => ({ position: i + 1, id })));
  await sql`
    WITH chosen AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (position int, id uuid)),
         needed AS (INSERT INTO service_need (service_id, position)
                    SELECT DISTINCT ${serviceId}::uuid, position FROM chosen RETURNING position)
    INSERT INTO service_need_resource (service_id, position, resource_id)
    SELECT ${serviceId}::uuid, position, id FROM chosen JOIN needed USING (position)`.execute(trx);
};

/** Returns the lanes of those of `ids` that are resources and not deleted. */
export const lanesOfResources = async (db: Database, ids: readonly string[]): Promise<Map<string, number[]>> => {
  const { rows } = await sql<{ resource_id: string; lanes: number[] }>`
    SELECT resource_id, array_agg(id ORDER BY id) AS lanes FROM lane_fact
    WHERE resource_id = ANY(${ids}::uuid[]) AND retired_at IS NULL
      AND NOT EXISTS (SELECT FROM photographer_fact AS p WHERE p.id = resource_id AND p.deleted_at IS NOT NULL)
    GROUP BY resource_id`.execute(db);
  return new Map(rows.map(({ resource_id, lanes }) => [resource_id, lanes]));
};
