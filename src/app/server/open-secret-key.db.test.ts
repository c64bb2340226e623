import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { openSecret, sealSecret } from '#shared/server/secret-box.ts';
import { forgetKeyCheck } from '#shared/server/secret-key-check.ts';
import { firstKey } from '#shared/server/secret-keys.ts';
import { openSecretKey } from './open-secret-key.ts';
import { testStudio } from './testing/test-studio.ts';

const studio = testStudio();
const db = () => studio().database.db;
const [former, present, strange] = ['the-former-secret-key', 'the-present-secret-key', 'a-strange-secret-key'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fb-test-key-'));
  await forgetKeyCheck(db());
  await sql`DELETE FROM setting; DELETE FROM webhook_endpoint; DELETE FROM calendar_feed; DELETE FROM second_factor`.execute(
    db(),
  );
});
afterEach(() => rm(folder, { recursive: true }));

const open = (SECRET_KEY: string | undefined, log = silentLog) =>
  openSecretKey({ SECRET_KEY, DATA_DIR: folder }, { db: db(), log });
const refusalOf = async (SECRET_KEY: string | undefined): Promise<string> => {
  const error: unknown = await open(SECRET_KEY).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'StartRefusal' });
  const { message } = error as Error;
  for (const key of [former, present, strange]) expect(message).not.toContain(key);
  return message;
};
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

describe('the key a database belongs to', () => {
  it('is the first one it is used with; another one is refused in one line that shows no key (SRV-97)', async () => {
    expect(await open(former)).toBe(former);
    expect(await open(former)).toBe(former);
    const refusal = await refusalOf(strange);
    expect(refusal).toMatch(/^SECRET_KEY is not the one this database was used with\. Start with that one, /);
    expect(refusal).toContain('npm run lost-key first (docs/operations/secret-key.md)');
    expect(refusal).not.toContain('\n');
    expect(await refusalOf(`${present},${strange}`)).toBe(refusal);
  });

  it('is generated for a database without one only: a lost file is not replaced unnoticed', async () => {
    const file = join(folder, 'secret.key');
    const generated = await open(undefined);
    expect(`${firstKey(generated)}\n`).toBe(await readFile(file, 'utf8'));
    expect(await open(undefined)).toBe(generated);

    await rm(file);
    expect(await refusalOf(undefined)).toContain(`SECRET_KEY is not set, and there is no ${file}. Start with`);
    await expect(readFile(file)).rejects.toThrow('ENOENT');

    await writeFile(file, `${strange}\n`);
    expect(await refusalOf(undefined)).toMatch(/^The key in .*secret\.key is not the one/);
    await writeFile(file, `${firstKey(generated)}\n`);
    expect(await open(undefined)).toBe(generated);
  });

  it('can be declared lost: the next start decides', async () => {
    await open(former);
    expect(await forgetKeyCheck(db())).toBe(true);
    expect(await forgetKeyCheck(db())).toBe(false);
    await open(strange);
    await refusalOf(former);
  });

  it('is one, whichever of many processes with different keys comes first', async () => {
    const keys = Array.from({ length: 8 }, (_, number) => `the-key-of-process-${number}`);
    const starts = await Promise.allSettled(keys.map((key) => open(key)));
    const taken = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(taken).toHaveLength(1);
    await expect(open(keys.find((key) => key !== taken[0]))).rejects.toThrow('is not the one');
  });

  it('changes: the former one is listed behind it, and may go afterwards', async () => {
    await open(former);
    expect(firstKey(await open(`${present},${former}`))).toBe(present);
    await refusalOf(former);
    expect(await open(present)).toBe(present);
    // Meanwhile a process started with the keys in the former order reverts the first key; it knows both keys.
    await open(`${former},${present}`);
    await open(former);
  });
});

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
  await sql`INSERT INTO calendar_feed (photographer_id, token_hash, sealed_token, created_at)
            VALUES (${photographer}, ${Buffer.alloc(32, 1)}, ${seal(`calendar_feed.${photographer}`)}, now())`.execute(
    db(),
  );
  await sql`INSERT INTO second_factor (admin_id, secret_sealed, begun_at)
            VALUES (${admin}, ${seal(`second_factor.secret ${admin}`)}, now())`.execute(db());
  return [
    'payments.stripe_secret_key',
    'payments.stripe_webhook_secret',
    'email.smtp.password',
    'email.whatsapp.token',
    `webhook_secret ${endpoint}`,
    `calendar_feed.${photographer}`,
    `second_factor.secret ${admin}`,
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
  it('are sealed with the first key at a start, those of every feature, once', async () => {
    await open(former);
    const purposes = await storeSecrets(former);
    expect(await openedWith(former, purposes)).toBe(8);
    expect(await logged(`${present},${former}`)).toContain('"secrets":8');
    expect(await openedWith(former, purposes)).toBe(0);
    expect(await openedWith(present, purposes)).toBe(8);
    const done = await sealedTexts();
    expect(await logged(`${present},${former}`)).toBe('');
    expect(await logged(present)).toBe('');
    expect(await sealedTexts()).toEqual(done);
    const { rows } = await sql<{ version: number; host: string; key: string }>`
      SELECT version, value #>> '{smtp,host}' AS host FROM setting WHERE name = 'email'`.execute(db());
    expect(rows).toEqual([{ version: 3, host: 'smtp.example.de' }]);
  });

  it('are all sealed with it when eight processes start at once, and when one was killed half-way (SRV-97)', async () => {
    await open(former);
    const purposes = await storeSecrets(former);
    // The state after a start that was killed before it had re-sealed all secrets and recorded the new key.
    await sql`UPDATE second_factor SET secret_sealed = ${sealSecret(present, purposes[6] ?? '', 'x')}`.execute(db());
    await Promise.all(Array.from({ length: 8 }, () => open(`${present},${former}`)));
    expect(await openedWith(present, purposes)).toBe(8);
    expect(await open(present)).toBe(present);
  });

  it('are not overwritten when somebody changes them meanwhile', async () => {
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

  it('that no key opens are named in the log, and stay as they are', async () => {
    const purposes = await storeSecrets(strange);
    const before = await sealedTexts();
    const text = await logged(former);
    expect(text).toContain('have to be entered again');
    for (const purpose of purposes) expect(text).toContain(purpose);
    expect(await sealedTexts()).toEqual(before);
  });
});
