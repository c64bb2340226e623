import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';

const [home, cafe] = ['203.0.113.7', '198.51.100.9'];
const rotating = testStudio({ rateLimit: true, secretKey: ['the-present-secret-key', 'the-former-secret-key'] });

it('a network stored with a former SECRET_KEY is known while that key is listed', async () => {
  const { db } = rotating().database;
  const from = async (remoteAddress: string, password = adminLogin.password): Promise<number> => {
    const payload = { ...adminLogin, password };
    const url = '/api/admin/auth/login-json';
    return (await rotating().server.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  };
  const hashWith = (key: string) => createHmac('sha256', key).update(`known network:${home}`).digest();
  expect(await from(home)).toBe(200);
  const noted = await sql<{ hash: Buffer }>`SELECT hash FROM known_place`.execute(db);
  expect(noted.rows).toEqual([{ hash: hashWith('the-present-secret-key') }]);
  await sql`UPDATE known_place SET hash = ${hashWith('the-former-secret-key')}`.execute(db);
  for (let i = 0; i < 30; i++) expect(await from(`192.0.2.${i}`, 'guess')).toBe(401);
  expect(await from(cafe)).toBe(429);
  expect(await from(home)).toBe(200);
});
