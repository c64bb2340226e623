import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { origin, passkeyStudio } from '../testing/passkey-studio.ts';
import { SoftwarePasskey } from '../testing/software-passkey.ts';

const { studio, session, add } = passkeyStudio();
const { password } = adminLogin;
type Session = Awaited<ReturnType<typeof session>>;

const call = ({ token }: Session, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  studio().call(method, `/api/admin/${path}`, body, { authorization: `Bearer ${token}` });
const makeKey = (by: Session, more: object = {}) =>
  call(by, 'POST', 'api-keys', { name: 'Programm', scopes: ['bookings:read'], ...more });
const state = async ({ ask }: Session) => (await ask('GET', 'confirmation')).body;
const withPasskey = async ({ ask }: Session, device: SoftwarePasskey) =>
  ask('POST', 'confirmation', { passkey: device.sign((await ask('POST', 'confirmation/options')).body) });

describe('a confirmation', () => {
  it('by password opens sensitive actions of this session for 15 minutes (KEY-02)', async () => {
    const [by, other] = [await session(), await session()];
    expect(await state(by)).toEqual({ is_confirmed: false, is_recent: true, passkey_origin: null });
    expect((await by.ask('POST', 'confirmation', { password: 'guess' })).status).toBe(403);
    expect((await makeKey(by)).body.code).toBe('password_required');
    expect((await by.ask('POST', 'confirmation', { password })).body).toMatchObject({ is_confirmed: true });
    expect((await makeKey(by)).status).toBe(201);
    expect((await makeKey(other)).status).toBe(403);
    studio().setNow('2030-06-03T08:14');
    expect((await makeKey(by)).status).toBe(201);
    studio().setNow('2030-06-03T08:15');
    expect((await makeKey(by)).body.code).toBe('password_required');
    expect(await state(by)).toMatchObject({ is_confirmed: false, is_recent: false });
  });

  it('is also the password in the body of an action, which stays valid for programs (KEY-02, SRV-86)', async () => {
    const by = await session();
    expect((await makeKey(by, { current_password: password })).status).toBe(201);
    expect((await makeKey(by)).status).toBe(201);
    // A wrong one is refused, although the session is confirmed.
    expect((await makeKey(by, { current_password: 'guess' })).status).toBe(403);
  });

  it('by one of the own passkeys replaces the password (KEY-02)', async () => {
    const { device } = await add();
    const by = await session();
    expect(await state(by)).toEqual({ is_confirmed: false, is_recent: true, passkey_origin: origin });
    const { allowCredentials } = (await by.ask('POST', 'confirmation/options')).body;
    expect(allowCredentials).toEqual([{ id: device.id, type: 'public-key' }]);
    expect((await withPasskey(by, device)).body).toMatchObject({ is_confirmed: true });
    expect((await makeKey(by)).status).toBe(201);
  });

  it('by a foreign or wrong passkey is refused, ten times, then without a check, for this session only (KEY-02)', async () => {
    const { device } = await add();
    const by = await session();
    expect((await withPasskey(by, new SoftwarePasskey(origin))).body.code).toBe('wrong_passkey');
    const other = await session();
    const ofOther = device.sign((await other.ask('POST', 'confirmation/options')).body);
    expect((await by.ask('POST', 'confirmation', { passkey: ofOther })).status).toBe(403);
    for (let i = 2; i < 10; i++) {
      const { body } = await by.ask('POST', 'confirmation/options');
      expect((await by.ask('POST', 'confirmation', { passkey: device.sign(body, { flags: 1 }) })).status).toBe(403);
    }
    expect((await withPasskey(by, device)).status).toBe(429);
    expect((await by.ask('POST', 'confirmation', { password })).status).toBe(429);
    expect((await withPasskey(other, device)).status).toBe(200);
  });

  it.each([{}, { password, code: '123456' }, { password: '' }, { passkey: {} }])(
    'takes exactly one proof: not %j (KEY-02)',
    async (body) => expect((await (await session()).ask('POST', 'confirmation', body)).status).toBe(422),
  );

  it('ends with its session (KEY-02)', async () => {
    const by = await session();
    await by.ask('POST', 'confirmation', { password });
    expect(await state(await session())).toMatchObject({ is_confirmed: false });
  });
});

describe('actions for which signing in counts, too', () => {
  const exports = 'bookings/export/excel';

  it.each<[string, 'GET' | 'PUT', string, object | undefined]>([
    ['the export of all customers', 'GET', exports, undefined],
    ['payment settings', 'PUT', 'payments/settings', { payment_deadline_hours: 12 }],
  ])('%s: for 15 minutes, then after a confirmation (KEY-02)', async (_, method, path, body) => {
    const by = await session();
    const status = async () => (await call(by, method, path, body)).body.code;
    expect(await status()).not.toBe('password_required');
    studio().setNow('2030-06-03T08:14');
    expect(await status()).not.toBe('password_required');
    studio().setNow('2030-06-03T08:15');
    expect(await call(by, method, path, body)).toMatchObject({ status: 403, body: { code: 'password_required' } });
    await by.ask('POST', 'confirmation', { password });
    expect(await status()).not.toBe('password_required');
  });

  it('payment settings take the password in the body, as before (KEY-02)', async () => {
    const by = await session();
    studio().setNow('2030-06-03T09:00');
    const body = { payment_deadline_hours: 12, current_password: password };
    expect((await call(by, 'PUT', 'payments/settings', body)).status).toBe(200);
  });

  it('the summary, which names nobody, and API keys are not asked (KEY-02)', async () => {
    const by = await session();
    const { token } = (await makeKey(by, { current_password: password })).body;
    studio().setNow('2030-06-03T09:00');
    expect((await call(by, 'GET', `${exports}?kind=summary`)).body.code).toBe('no_data');
    expect((await call({ ...by, token }, 'GET', exports)).body.code).toBe('no_data');
  });
});
