import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { People, ServiceOption } from '../../domain/extras/service-option.ts';

const optionFields = sql`
  jsonb_build_object(
    'id', offered.id, 'name_de', offered.name_de, 'name_ru', offered.name_ru, 'price_cents', offered.price_cents,
    'extra_minutes', offered.extra_minutes, 'max_count', offered.max_count, 'required', offered.required,
    'active', offered.active AND offered.retired_at IS NULL,
    'needs', (SELECT coalesce(jsonb_agg(jsonb_build_object('resource_ids', need.resource_ids) ORDER BY need.position), '[]')
              FROM (SELECT position, array_agg(resource_id ORDER BY resource_id) AS resource_ids
                    FROM service_option_need WHERE option_id = offered.id GROUP BY position) AS need))`;

/** The options of the service `s`, as a column. */
export const optionsOf = sql<readonly ServiceOption[]>`(
  SELECT coalesce(jsonb_agg(${optionFields} ORDER BY offered.position, offered.id), '[]')
  FROM service_option AS offered WHERE offered.service_id = s.id AND offered.retired_at IS NULL)`;

/** The number of people that the service `s` asks for, as a column. */
export const peopleOf = sql<People | null>`
  CASE WHEN s.people_max IS NOT NULL THEN jsonb_build_object(
    'included', s.people_included, 'max', s.people_max, 'price_each_cents', s.people_price_cents,
    'minutes_each', s.people_minutes) END`;

/** Returns those of `ids` that are options, also those that are not offered any more (they are inactive). */
export const selectOptions = async (db: Database, ids: readonly string[]): Promise<ServiceOption[]> => {
  const { rows } = await sql<{ option: ServiceOption }>`
    SELECT ${optionFields} AS option FROM service_option AS offered
    WHERE offered.id = ANY(${ids}::uuid[]) ORDER BY offered.position, offered.id`.execute(db);
  return rows.map(({ option }) => option);
};

/** Stores the options of a service in this order and retires its other ones. Unchanged options are not written. */
export const replaceOptions = async (
  trx: Database,
  serviceId: string,
  { stored, options, now }: { stored: readonly ServiceOption[]; options: readonly ServiceOption[]; now: number },
): Promise<void> => {
  await sql`
    UPDATE service_option SET retired_at = ${at(now)}
    WHERE service_id = ${serviceId} AND retired_at IS NULL AND id <> ALL(${options.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  );
  const rows = options.map((option, i) => ({ ...option, position: i + 1 }));
  await sql`
    INSERT INTO service_option AS kept (id, service_id, position, name_de, name_ru, price_cents, extra_minutes,
                                        max_count, required, active)
    SELECT id, ${serviceId}::uuid, position, name_de, name_ru, price_cents, extra_minutes, max_count, required, active
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (id uuid, position int, name_de text, name_ru text,
      price_cents int, extra_minutes int, max_count int, required boolean, active boolean)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, name_de = excluded.name_de, name_ru = excluded.name_ru,
      price_cents = excluded.price_cents, extra_minutes = excluded.extra_minutes, max_count = excluded.max_count,
      required = excluded.required, active = excluded.active
    WHERE (kept.position, kept.name_de, kept.name_ru, kept.price_cents, kept.extra_minutes, kept.max_count,
           kept.required, kept.active)
      IS DISTINCT FROM (excluded.position, excluded.name_de, excluded.name_ru, excluded.price_cents,
                        excluded.extra_minutes, excluded.max_count, excluded.required, excluded.active)`.execute(trx);
  for (const option of options) {
    const before = stored.find(({ id }) => id === option.id)?.needs ?? [];
    if (JSON.stringify(before) !== JSON.stringify(option.needs)) await replaceNeedsOfOption(trx, serviceId, option);
  }
};

const replaceNeedsOfOption = async (trx: Database, serviceId: string, { id, needs }: ServiceOption): Promise<void> => {
  const rows = needs.flatMap(({ resource_ids }, i) =>
    resource_ids.map((resource) => ({ position: i + 1, id: resource })),
  );
  await sql`DELETE FROM service_option_need WHERE option_id = ${id}`.execute(trx);
  await sql`
    INSERT INTO service_option_need (option_id, position, resource_id)
    SELECT ${id}::uuid, row.position, row.id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (position int, id uuid)`.execute(trx);
  await sql`UPDATE service SET version = version + 1 WHERE id = ${serviceId}`.execute(trx);
};
