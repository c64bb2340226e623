import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import { shownByApp } from '../../testing/authenticator-app.ts';

const studio = testStudio();
const post = (path: string, body: object, token?: string) =>
  studio().call('POST', `/api/admin/auth/${path}`, body, token ? { authorization: `Bearer ${token}` } : {});
const signIn = async () => (await post('login-json', adminLogin)).body;
const app = (key: string, later = 0) => shownByApp(key, studio().context.now(), later);
const beginSetUp = async (token: string): Promise<string> =>
  (await post('second-factor/set-up', { password: adminLogin.password }, token)).body.key;
const gone = () => sql`DELETE FROM second_factor`.execute(studio().database.db);

it('a second factor that is only being set up is shown as off (A16)', async () => {
  const { access_token } = await signIn();
  await beginSetUp(access_token);
  const { body } = await studio().call('GET', '/api/admin/auth/second-factor', undefined, {
    authorization: `Bearer ${access_token}`,
  });
  expect(body).toEqual({ is_on: false, since: null, recovery_codes_left: 0 });
  await gone();
});

it('a code is refused after its second factor was removed, and while another one is being set up (A16)', async () => {
  const { access_token } = await signIn();
  const former = await beginSetUp(access_token);
  const { recovery_codes } = (await post('second-factor/confirm', { code: app(former) }, access_token)).body;
  const { challenge } = await signIn();
  await gone();
  const wrong = { status: 403, body: { code: 'wrong_code' } };
  expect(await post('login-code', { code: app(former, 1) }, challenge)).toMatchObject(wrong);
  expect(await post('login-code', { code: recovery_codes[0] }, challenge)).toMatchObject(wrong);
  const key = await beginSetUp(access_token);
  expect(await post('login-code', { code: app(key, 1) }, challenge)).toMatchObject(wrong);
});
