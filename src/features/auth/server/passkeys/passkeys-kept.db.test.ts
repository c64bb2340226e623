import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { resetPassword } from '../password/change-password.ts';
import { origin, passkeyStudio } from '../testing/passkey-studio.ts';
import { warnOfPasskeysElsewhere } from './passkeys-elsewhere.ts';

const logged: string[] = [];
const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });
const { studio, add, signIn, audited } = passkeyStudio({ log });

beforeEach(() => void (logged.length = 0));

describe('passkeys and a new password', () => {
  it('by its owner: they stay (KEY-01)', async () => {
    const { device, session: by } = await add();
    const change = { current_password: adminLogin.password, new_password: 'rotes Fahrrad am See' };
    expect((await by.ask('PUT', 'password', change)).status).toBe(200);
    expect((await signIn(device)).status).toBe(200);
  });

  it('by the command on the server: they stay, unless their removal is requested (KEY-01)', async () => {
    const { device } = await add('Telefon');
    await add('Rechner');
    const { db } = studio().database;
    const kept = await resetPassword(db, adminLogin.email);
    expect(kept?.passkeys).toEqual({ number: 2, are_removed: false });
    expect((await signIn(device)).status).toBe(200);
    const removed = await resetPassword(db, adminLogin.email, { withoutSecondFactor: true });
    expect(removed?.passkeys).toEqual({ number: 2, are_removed: true });
    expect((await signIn(device)).status).toBe(401);
    expect((await audited()).slice(-2)).toEqual(['removed', 'removed']);
  });
});

describe('passkeys of a former address', () => {
  it('are marked in the list, are not accepted, and are warned of when the studio starts (KEY-01)', async () => {
    const { device, session: by } = await add('Telefon');
    await warnOfPasskeysElsewhere(studio().context);
    expect(logged.join()).not.toContain('do not work');
    const moved = { ...studio().context, publicUrl: 'https://neu.example' };
    await warnOfPasskeysElsewhere(moved);
    expect(logged.join()).toContain(
      '1 passkeys were made for termine.studio.example and do not work under https://neu.example',
    );
    await sql`UPDATE passkey SET rp_id = 'alt.example'`.execute(studio().database.db);
    expect((await by.ask('GET', 'passkeys')).body.passkeys).toMatchObject([{ host: 'alt.example', works_here: false }]);
    expect((await signIn(device)).status).toBe(401);
    expect((await by.ask('GET', 'confirmation')).body.passkey_origin).toBeNull();
    await sql`UPDATE passkey SET rp_id = ${new URL(origin).hostname}`.execute(studio().database.db);
    expect((await signIn(device)).status).toBe(200);
  });

  it('the log names administrators by their id, and contains neither keys nor signatures (KEY-01)', async () => {
    const { device } = await add('Telefon');
    await signIn(device);
    const lines = logged.join('\n');
    expect(lines).toContain('signed in');
    expect(lines).not.toContain(adminLogin.email);
    expect(lines).not.toContain(device.id);
  });
});
