import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/secrets/sealed-secrets.ts';
import { purposeOf } from './endpoint-secret.ts';

/** Returns the secrets that deliveries are signed with. */
export const sealedWebhookSecrets = async (db: Database): Promise<SealedSecret[]> => {
  const { rows } = await sql<{ id: string; secret_sealed: string; old_secret_sealed: string | null }>`
    SELECT id, secret_sealed, old_secret_sealed FROM webhook_endpoint ORDER BY id`.execute(db);
  return rows.flatMap(({ id, secret_sealed, old_secret_sealed }) =>
    [secret_sealed, old_secret_sealed].flatMap((sealed) => (sealed === null ? [] : secretOf(db, id, sealed))),
  );
};

const secretOf = (db: Database, id: string, sealed: string): SealedSecret => {
  const replace = async (again: string): Promise<void> => {
    // A new secret may have turned the current one into the previous one meanwhile: each is replaced in either column.
    await sql`
      UPDATE webhook_endpoint SET secret_sealed = ${again} WHERE id = ${id} AND secret_sealed = ${sealed}`.execute(db);
    await sql`
      UPDATE webhook_endpoint SET old_secret_sealed = ${again}
      WHERE id = ${id} AND old_secret_sealed = ${sealed}`.execute(db);
  };
  return { purpose: purposeOf(id), sealed, replace };
};
