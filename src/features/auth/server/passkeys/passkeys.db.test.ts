import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { origin, passkeyStudio } from '../testing/passkey-studio.ts';
import { type Fault, SoftwarePasskey } from '../testing/software-passkey.ts';

const { studio, session, creation, add, audited } = passkeyStudio();

describe('adding a passkey', () => {
  it('makes one that the browser finds without a name, and that verifies its owner (KEY-01)', async () => {
    const by = await session();
    const options = await creation(by);
    expect(options).toMatchObject({
      rp: { id: 'termine.studio.example', name: 'FotoBooking' },
      user: { name: adminLogin.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      timeout: 300_000,
    });
    const device = new SoftwarePasskey(origin);
    const added = await by.ask('POST', 'passkeys', { name: '  Telefon von Anna ', passkey: device.create(options) });
    const view = {
      id: expect.any(String),
      name: 'Telefon von Anna',
      created_at: '2030-06-03T08:00:00+02:00',
      last_used_at: null,
      host: 'termine.studio.example',
      works_here: true,
    };
    expect(added).toMatchObject({ status: 201, body: view });
    expect((await by.ask('GET', 'passkeys')).body).toEqual({
      origin,
      host: 'termine.studio.example',
      passkeys: [view],
    });
    // The next one is not made on the same device.
    const { excludeCredentials } = await creation(by);
    expect(excludeCredentials).toEqual([{ id: device.id, type: 'public-key' }]);
  });

  it('requires the password or a passkey again, also just after signing in (KEY-01, KEY-02)', async () => {
    const { ask } = await session();
    expect(await ask('POST', 'passkeys/options', {})).toMatchObject({
      status: 403,
      body: { code: 'password_required' },
    });
    expect(await ask('POST', 'passkeys/options', { current_password: 'guess' })).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    });
  });

  it.each<[string, Fault]>([
    ['another website', { origin: 'https://studio.example.evil.example' }],
    ['http instead of https', { origin: 'http://termine.studio.example' }],
    ['another host', { rpId: 'studio.example' }],
    ['a device that has not verified its owner', { flags: 1 }],
    ['nobody who was there', { flags: 4 }],
    ['a signature instead of a new passkey', { type: 'webauthn.get' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('is refused of %s (KEY-01)', async (_, fault) => {
    const by = await session();
    const passkey = new SoftwarePasskey(origin).create(await creation(by), fault);
    expect(await by.ask('POST', 'passkeys', { name: 'Telefon', passkey })).toMatchObject({
      status: 403,
      body: { code: 'wrong_passkey', detail: expect.stringContaining('Passkey') },
    });
    expect((await by.ask('GET', 'passkeys')).body.passkeys).toEqual([]);
  });

  it('is refused after five minutes, for another session, and with the challenge of a sign-in (KEY-01)', async () => {
    const [one, other] = [await session(), await session()];
    const make = async () => new SoftwarePasskey(origin).create(await creation(one));
    const given = await make();
    expect((await other.ask('POST', 'passkeys', { name: 'Telefon', passkey: given })).status).toBe(403);
    expect((await one.ask('POST', 'passkeys', { name: 'Telefon', passkey: given })).status).toBe(201);
    const late = await make();
    studio().setNow('2030-06-03T08:05');
    expect((await one.ask('POST', 'passkeys', { name: 'Telefon', passkey: late })).status).toBe(403);
    const { challenge } = (await studio().call('POST', '/api/passkeys/sign-in/options')).body;
    const foreign = new SoftwarePasskey(origin).create({ ...(await creation(one)), challenge });
    expect((await one.ask('POST', 'passkeys', { name: 'Telefon', passkey: foreign })).status).toBe(403);
  });

  it('is refused twice for one passkey, and from the twenty-first on, also if all arrive at once (KEY-01)', async () => {
    const by = await session();
    const device = new SoftwarePasskey(origin);
    const [first, second] = [device.create(await creation(by)), device.create(await creation(by))];
    expect((await by.ask('POST', 'passkeys', { name: 'eins', passkey: first })).status).toBe(201);
    expect(await by.ask('POST', 'passkeys', { name: 'eins', passkey: second })).toMatchObject({
      status: 409,
      body: { code: 'passkey_known' },
    });
    const made: object[] = [];
    for (let i = 0; i < 30; i++) made.push(new SoftwarePasskey(origin).create(await creation(by)));
    const answers = await Promise.all(made.map((passkey) => by.ask('POST', 'passkeys', { name: 'viele', passkey })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('too_many_passkeys');
    expect((await by.ask('GET', 'passkeys')).body.passkeys).toHaveLength(20);
  });

  it('uses a challenge once, whoever of many is first (KEY-01)', async () => {
    const count = scaleCount(200);
    const by = await session();
    const options = await creation(by);
    const answers = await Promise.all(
      Array.from({ length: count }, () =>
        by.ask('POST', 'passkeys', { name: 'Telefon', passkey: new SoftwarePasskey(origin).create(options) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(count - 1);
  });
});

describe('the passkeys of an account', () => {
  it('are named, renamed and removed, each recorded (KEY-01)', async () => {
    const { id, session: by } = await add('Telefon');
    expect((await by.ask('PUT', `passkeys/${id}`, { name: 'Altes Telefon' })).body).toEqual({ success: true });
    expect((await by.ask('PUT', `passkeys/${id}`, { name: ' ' })).status).toBe(422);
    expect((await by.ask('GET', 'passkeys')).body.passkeys).toMatchObject([{ id, name: 'Altes Telefon' }]);
    expect((await by.ask('POST', `passkeys/${id}/remove`, {})).body).toEqual({ success: true });
    expect((await by.ask('GET', 'passkeys')).body.passkeys).toEqual([]);
    expect((await by.ask('POST', `passkeys/${id}/remove`, {})).status).toBe(404);
    expect((await by.ask('PUT', `passkeys/${id}`, { name: 'Telefon' })).status).toBe(404);
    expect((await audited()).slice(-3)).toEqual(['added', 'renamed', 'removed']);
  });

  it('are removed only with a fresh factor (KEY-01, KEY-02)', async () => {
    const { id } = await add('Telefon');
    const by = await session();
    studio().setNow('2030-06-03T08:15');
    expect(await by.ask('POST', `passkeys/${id}/remove`, {})).toMatchObject({
      status: 403,
      body: { code: 'password_required' },
    });
    expect((await by.ask('GET', 'passkeys')).body.passkeys).toHaveLength(1);
    const current_password = adminLogin.password;
    expect((await by.ask('POST', `passkeys/${id}/remove`, { current_password })).status).toBe(200);
  });
});
