import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** The groups of settings; the feature that owns the shape of a group reads and writes it. */
export type SettingName =
  | 'company'
  | 'page_design'
  | 'calendar'
  | 'payments'
  | 'email'
  | 'legal'
  | 'go_live'
  | 'privacy'
  | 'widget'
  | 'invoices'
  | 'tax_export';

/** SQL for a stored setting; null if it was never written. */
export const storedSetting = (name: SettingName): RawBuilder<unknown> =>
  sql`(SELECT value FROM setting WHERE name = ${sql.lit(name)})`;

export const readSetting = async (db: Database, name: SettingName): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`SELECT value FROM setting WHERE name = ${name}`.execute(db);
  return rows[0]?.value;
};

/** A setting with the number of its changes. */
export interface Versioned<Value> {
  readonly value: Value;
  /** 0: never written. */
  readonly version: number;
}

export const readVersionedSetting = async (db: Database, name: SettingName): Promise<Versioned<unknown>> => {
  const { rows } = await sql<Versioned<unknown>>`
    SELECT value, version FROM setting WHERE name = ${name}`.execute(db);
  return rows[0] ?? { value: undefined, version: 0 };
};

/** Stores a setting and returns its version, which stays if the value is the stored one. */
export const writeSetting = async (db: Database, name: SettingName, value: unknown): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO setting (name, value) VALUES (${name}, ${JSON.stringify(value)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value,
      version = setting.version + CASE WHEN setting.value = excluded.value THEN 0 ELSE 1 END, updated_at = now()
    RETURNING version`.execute(db);
  return Number(rows[0]?.version);
};

/**
 * Returns the stored value (`{}` at first), locked until the end of the transaction, so that concurrent changes do not
 * overwrite each other.
 */
export const lockSetting = async (trx: Database, name: SettingName): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`
    INSERT INTO setting (name, value) VALUES (${name}, '{}')
    ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value`.execute(trx);
  return rows[0]?.value;
};

/**
 * Records that the database gets its first content. Returns true once per database, to one of several concurrent
 * processes.
 */
export const markFirstContent = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO setting (name, value) VALUES ('first_content', to_jsonb(now()))
    ON CONFLICT DO NOTHING RETURNING name`.execute(db);
  return rows.length > 0;
};
