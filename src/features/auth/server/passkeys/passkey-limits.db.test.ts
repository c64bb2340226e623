import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { passkeyStudio } from '../testing/passkey-studio.ts';

const { studio, add, signInOptions, send, signIn } = passkeyStudio({ rateLimit: true });

describe('wrong passkeys', () => {
  it('are checked ten times in 15 minutes from one network, also if all arrive at once (KEY-01)', async () => {
    const { device } = await add();
    const wrong = await Promise.all(
      Array.from({ length: 40 }, async () => device.sign(await signInOptions(), { flags: 1 })),
    );
    const answers = await Promise.all(wrong.map((passkey) => send(passkey)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect(await signIn(device)).toMatchObject({ status: 429, body: { code: 'too_many_sign_ins' } });
    // The password still signs in there, and the passkey elsewhere.
    expect((await studio().call('POST', '/api/admin/auth/login-json', adminLogin)).status).toBe(200);
    const elsewhere = await studio().server.inject({
      method: 'POST',
      url: '/api/passkeys/sign-in',
      payload: { passkey: device.sign(await signInOptions()) },
      remoteAddress: '203.0.113.7',
    });
    expect(elsewhere.statusCode).toBe(200);
    studio().setNow('2030-06-03T08:16');
    expect((await signIn(device)).status).toBe(200);
  });
});

describe('a studio whose address browsers allow no passkeys for', () => {
  const http = passkeyStudio({ publicUrl: 'http://192.168.1.20:3000' });

  it('offers none (KEY-01)', async () => {
    const call = (method: 'GET' | 'POST', path: string) => http.studio().call(method, path, undefined);
    expect((await call('GET', '/api/passkeys/sign-in')).body).toEqual({ origin: null, is_possible: false });
    expect(await call('POST', '/api/passkeys/sign-in/options')).toMatchObject({
      status: 409,
      body: { code: 'no_passkeys_here', detail: expect.stringContaining('https') },
    });
    const { ask } = await http.session();
    expect((await ask('GET', 'passkeys')).body).toEqual({ origin: null, host: null, passkeys: [] });
    const current_password = adminLogin.password;
    expect((await ask('POST', 'passkeys/options', { current_password })).status).toBe(409);
    expect((await ask('GET', 'confirmation')).body.passkey_origin).toBeNull();
  });
});
