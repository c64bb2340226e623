import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { storeVoucher } from '#features/vouchers/server/testing/stored-voucher.ts';
import { openSecret, sealSecret } from '#shared/server/secrets/secret-box.ts';
import { former, present, secretKeyStudio, strange } from '../testing/secret-key-studio.ts';

const { studio, db, open } = secretKeyStudio();

const logged = async (SECRET_KEY: string): Promise<string> => {
  let text = '';
  const write = (line: Buffer, _encoding: string, done: () => void) => {
    text += line.toString();
    done();
  };
  await open(SECRET_KEY, pino(new Writable({ write })));
  for (const key of [former, present, strange]) expect(text).not.toContain(key);
  return text;
};

const photographerId = () => studio().addPhotographer();
const adminId = async () => (await sql<{ id: string }>`SELECT id FROM admin_user`.execute(db())).rows[0]?.id ?? '';

/** Stores one secret of each kind, sealed with a key. Returns their purposes. */
const storeSecrets = async (key: string): Promise<string[]> => {
  const [photographer, admin] = [await photographerId(), await adminId()];
  const endpoint = '018f0000-0000-7000-8000-000000000001';
  const seal = (purpose: string, secret = `secret of ${purpose}`) => sealSecret(key, purpose, secret);
  await sql`INSERT INTO setting (name, value, version) VALUES
    ('payments', ${JSON.stringify({
      stripe_publishable_key: 'pk_test',
      stripe_secret_key_sealed: seal('payments.stripe_secret_key'),
      stripe_webhook_secret_sealed: seal('payments.stripe_webhook_secret'),
    })}::jsonb, 3),
    ('email', ${JSON.stringify({
      smtp: { host: 'smtp.example.de', password_sealed: seal('email.smtp.password') },
      whatsapp: { webhook_token_sealed: seal('email.whatsapp.token') },
    })}::jsonb, 3)`.execute(db());
  await sql`
    INSERT INTO webhook_endpoint (id, url, description, events, secret_sealed, old_secret_sealed, old_secret_until, created_at)
    VALUES (${endpoint}, 'https://example.de/', '', '{booking.created}', ${seal(`webhook_secret ${endpoint}`)},
            ${seal(`webhook_secret ${endpoint}`, 'the secret before')}, now(), now())`.execute(db());
  await sql`INSERT INTO calendar_feed (resource_id, token_hash, sealed_token, created_at)
            VALUES (${photographer}, ${Buffer.alloc(32, 1)}, ${seal(`calendar_feed.${photographer}`)}, now())`.execute(
    db(),
  );
  await sql`INSERT INTO second_factor (admin_id, secret_sealed, begun_at)
            VALUES (${admin}, ${seal(`second_factor.secret ${admin}`)}, now())`.execute(db());
  await sql`INSERT INTO push_key (public_key, private_sealed) VALUES ('-', ${seal('push.private_key')})
            ON CONFLICT (is_only) DO UPDATE SET private_sealed = excluded.private_sealed`.execute(db());
  const voucher = await storeVoucher(db());
  await sql`UPDATE voucher SET code_sealed = ${seal(`voucher ${voucher}`)} WHERE id = ${voucher}`.execute(db());
  return [
    'payments.stripe_secret_key',
    'payments.stripe_webhook_secret',
    'email.smtp.password',
    'email.whatsapp.token',
    `webhook_secret ${endpoint}`,
    `calendar_feed.${photographer}`,
    `second_factor.secret ${admin}`,
    'push.private_key',
    `voucher ${voucher}`,
  ];
};

/** Every sealed text stored in any table, so that those of new features are included. */
const sealedTexts = async (): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    SELECT query_to_xml(format('SELECT * FROM %I', relname), true, false, '')::text AS text
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`.execute(db());
  return rows.flatMap(({ text }) => text.match(/\bv1\.[\w-]{30,}/g) ?? []);
};
const openedWith = async (key: string, purposes: readonly string[]): Promise<number> =>
  (await sealedTexts()).filter((text) => purposes.some((purpose) => openSecret(key, purpose, text) !== undefined))
    .length;
describe('stored secrets', () => {
  it('of every feature are re-sealed once with the first key when a process starts', async () => {
    await open(former);
    const purposes = await storeSecrets(former);
    expect(await openedWith(former, purposes)).toBe(10);
    expect(await logged(`${present},${former}`)).toContain('"secrets":10');
    expect(await openedWith(former, purposes)).toBe(0);
    expect(await openedWith(present, purposes)).toBe(10);
    const done = await sealedTexts();
    expect(await logged(`${present},${former}`)).toBe('');
    expect(await logged(present)).toBe('');
    expect(await sealedTexts()).toEqual(done);
    const { rows } = await sql<{ version: number; host: string; key: string }>`
      SELECT version, value #>> '{smtp,host}' AS host FROM setting WHERE name = 'email'`.execute(db());
    expect(rows).toEqual([{ version: 3, host: 'smtp.example.de' }]);
  });

  it('are all re-sealed when eight processes start at once, and after one was killed half-way (SRV-97)', async () => {
    await open(former);
    const purposes = await storeSecrets(former);
    // The state after a start that was killed before it had re-sealed all secrets and recorded the new key.
    await sql`UPDATE second_factor SET secret_sealed = ${sealSecret(present, purposes[6] ?? '', 'x')}`.execute(db());
    await Promise.all(Array.from({ length: 8 }, () => open(`${present},${former}`)));
    expect(await openedWith(present, purposes)).toBe(10);
    expect(await open(present)).toBe(present);
  });

  it('are not overwritten if they are changed meanwhile', async () => {
    await open(former);
    const [, , smtp = ''] = await storeSecrets(former);
    const entered = sealSecret(present, smtp, 'entered meanwhile');
    const lock = await db().startTransaction().execute();
    await sql`UPDATE setting SET value = jsonb_set(value, '{smtp,password_sealed}', to_jsonb(${entered}::text))
              WHERE name = 'email'`.execute(lock);
    const start = open(`${present},${former}`);
    const isWaiting = async () =>
      (
        await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
          db(),
        )
      ).rows.length > 0;
    await expect.poll(isWaiting).toBe(true);
    await lock.commit().execute();
    await start;
    expect(await sealedTexts()).toContain(entered);
  });

  it('that no key can open are reported in the log, and stay unchanged', async () => {
    const purposes = await storeSecrets(strange);
    const before = await sealedTexts();
    const text = await logged(former);
    expect(text).toContain('have to be entered again');
    for (const purpose of purposes) expect(text).toContain(purpose);
    expect(await sealedTexts()).toEqual(before);
  });
});
