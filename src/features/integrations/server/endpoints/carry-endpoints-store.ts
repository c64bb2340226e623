import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { asRecords, rowsAsJson } from '#shared/server/database/rows-as-json.ts';

/** For a restore over the same studio: webhooks that were removed or switched off since the backup do not return. */
export const carryEndpoints = async (before: Database): Promise<(restored: Database) => Promise<void>> => {
  const known = await rowsAsJson(before, 'webhook_endpoint');
  return async (restored) => {
    if (known === undefined) return;
    const now = sql`jsonb_to_recordset(${asRecords(known)}) AS k (id uuid, disabled_at timestamptz, disabled_because text)`;
    await sql`DELETE FROM webhook_endpoint WHERE id NOT IN (SELECT k.id FROM ${now})`.execute(restored);
    await sql`
      UPDATE webhook_endpoint AS endpoint SET disabled_at = k.disabled_at, disabled_because = k.disabled_because
      FROM ${now} WHERE endpoint.id = k.id AND endpoint.disabled_at IS NULL AND k.disabled_at IS NOT NULL`.execute(
      restored,
    );
  };
};
