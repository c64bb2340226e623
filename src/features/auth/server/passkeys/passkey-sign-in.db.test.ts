import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { origin, passkeyStudio } from '../testing/passkey-studio.ts';
import { type Fault, SoftwarePasskey } from '../testing/software-passkey.ts';

const { studio, session, add, signInOptions, send, signIn, me, audited } = passkeyStudio();

describe('signing in with a passkey', () => {
  it('takes one signature and no name, and counts as both factors (KEY-01)', async () => {
    const { device, session: by } = await add();
    // The account has a second factor as well: a password would require a code.
    await sql`INSERT INTO second_factor (admin_id, secret_sealed, begun_at, confirmed_at, recovery_salt)
              SELECT id, 'x', now(), now(), ${Buffer.alloc(16)} FROM admin_user`.execute(studio().database.db);
    const options = await signInOptions();
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'termine.studio.example',
      timeout: 300_000,
      userVerification: 'required',
    });
    const { status, body } = await send(device.sign(options), { device_token: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', device_token: expect.any(String) });
    expect(await me(body.access_token)).toBe(200);
    expect((await by.ask('GET', 'passkeys')).body.passkeys[0].last_used_at).toBe('2030-06-03T08:00:00+02:00');
  });

  it('is offered as soon as there is a passkey for this host (KEY-01)', async () => {
    const offered = async () => (await studio().call('GET', '/api/passkeys/sign-in')).body;
    expect(await offered()).toEqual({ origin, is_possible: false });
    await add();
    expect(await offered()).toEqual({ origin, is_possible: true });
    await sql`UPDATE passkey SET rp_id = 'alt.example'`.execute(studio().database.db);
    expect(await offered()).toEqual({ origin, is_possible: false });
  });

  it.each<[string, Fault]>([
    ['made on another website', { origin: 'https://termine.studio.example.evil.example' }],
    ['for another host', { rpId: 'studio.example' }],
    ['of a device that has not verified its owner', { flags: 1 }],
    ['that nobody was there for', { flags: 4 }],
    ['that makes a passkey', { type: 'webauthn.create' }],
    ['of a challenge that nobody was given', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['for another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('refuses a signature %s (KEY-01)', async (_, fault) => {
    const { device } = await add();
    expect(await signIn(device, fault)).toMatchObject({ status: 401, body: { code: 'wrong_passkey' } });
    expect((await signIn(device)).status).toBe(200);
  });

  it('refuses the signature of another key, and a passkey that is unknown or removed (KEY-01)', async () => {
    const { device, id, session: by } = await add();
    const forged = device.sign(await signInOptions(), {}, new SoftwarePasskey(origin));
    expect((await send(forged)).status).toBe(401);
    expect((await signIn(new SoftwarePasskey(origin))).status).toBe(401);
    expect((await signIn(device)).status).toBe(200);
    await by.ask('POST', `passkeys/${id}/remove`, {});
    expect((await signIn(device)).status).toBe(401);
  });

  it('uses a challenge once, also after a wrong signature, and for five minutes (KEY-01)', async () => {
    const { device } = await add();
    const options = await signInOptions();
    expect((await send(device.sign(options, { flags: 1 }))).status).toBe(401);
    expect((await send(device.sign(options))).status).toBe(401);
    const [open, over] = [await signInOptions(), await signInOptions()];
    studio().setNow('2030-06-03T08:04');
    expect((await send(device.sign(open))).status).toBe(200);
    expect((await send(device.sign(open))).status).toBe(401);
    studio().setNow('2030-06-03T08:05');
    expect((await send(device.sign(over))).status).toBe(401);
    // Expired challenges are deleted with the next one.
    await signInOptions();
    const { rows } = await sql`SELECT FROM passkey_challenge`.execute(studio().database.db);
    expect(rows).toHaveLength(1);
  });

  it('signs in one of many requests that send the same signature at once (KEY-01)', async () => {
    const { device } = await add();
    const signed = device.sign(await signInOptions());
    const answers = await Promise.all(Array.from({ length: scaleCount(200) }, () => send(signed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql`SELECT FROM session`.execute(studio().database.db);
    // The session that added the passkey, and one more.
    expect(rows).toHaveLength(2);
  });

  it.each<[string, [number, number], number]>([
    ['the same count again', [5, 5], 401],
    ['a lower count', [5, 4], 401],
    ['no count after a count', [5, 0], 401],
    ['a higher count', [5, 9], 200],
    ['a first count', [0, 1], 200],
    ['no count, of a device that does not count', [0, 0], 200],
  ])('compares the counts of signatures: %s (KEY-01)', async (_, [first, second], expected) => {
    const { device } = await add();
    expect((await signIn(device, { count: first })).status).toBe(200);
    expect((await signIn(device, { count: second })).status).toBe(expected);
    expect((await audited()).at(-1)).toBe(expected === 401 ? 'copy_suspected' : 'added');
  });

  it('refuses everything that is not a signature (KEY-01)', async () => {
    const { device } = await add();
    const right = device.sign(await signInOptions());
    for (const broken of [
      {},
      { ...right, id: 'nicht base64!' },
      { ...right, type: 'password' },
      { ...right, response: { ...right.response, signature: '' } },
      { ...right, response: { ...right.response, clientDataJSON: 'x'.repeat(9000) } },
    ])
      expect((await send(broken)).status).toBe(422);
    for (const clientDataJSON of ['e30', 'bnVsbA', 'W10', 'eHg'])
      expect((await send({ ...right, response: { ...right.response, clientDataJSON } })).status).toBe(401);
    const { response } = device.sign(await signInOptions());
    const cut = { ...right, response: { ...response, authenticatorData: response.authenticatorData.slice(0, 20) } };
    expect((await send(cut)).status).toBe(401);
    const other = { ...device.sign(await signInOptions()), rawId: 'anders' };
    expect((await send(other)).status).toBe(401);
  });

  it('leaves challenges of a sign-in worthless for a session, and the other way round (KEY-01)', async () => {
    const { device } = await add();
    const { ask } = await session();
    const ofSignIn = device.sign(await signInOptions());
    expect((await ask('POST', 'confirmation', { passkey: ofSignIn })).status).toBe(403);
    const ofSession = device.sign((await ask('POST', 'confirmation/options')).body);
    expect((await send(ofSession)).status).toBe(401);
  });
});
