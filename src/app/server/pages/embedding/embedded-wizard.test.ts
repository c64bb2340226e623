import { afterEach, describe, expect, test } from 'vitest';
import { friend, inFrame, pagesOf, servers } from '../testing/framed-pages.ts';

afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

describe('the wizard embedded in another website', () => {
  test('has neither header nor footer, opens links outside of the frame, and uses the requested language', async () => {
    const page = pagesOf(async () => [friend]);
    const { body, headers } = await page('/booking?language=ru', inFrame);
    expect(body).toContain('<html lang="ru">');
    expect(body).toContain('<base target="_blank">');
    expect(body).toContain('fotobooking:{hello:true}');
    expect(body).not.toMatch(/<header|<footer|<main/);
    // A shared cache must not serve one in place of the other.
    expect(headers.vary).toContain('Sec-Fetch-Dest');
    expect(headers['set-cookie']).toBeUndefined();
    const own = await page('/booking', { 'sec-fetch-dest': 'document', 'accept-language': 'de' });
    expect(own.body).toContain('<html lang="de">');
    expect(own.body).toMatch(/<header[^]*<main[^]*<footer/);
    expect(own.body).not.toContain('<base');
  });
});

test('a booking that cannot be loaded is not reported as an invalid link', async () => {
  const { status, body } = await pagesOf(async () => [])('/booking/success/1');
  expect(status).toBe(503);
  expect(body).toContain('Das liegt an uns, nicht an Ihrem Link.');
  expect(body).toContain('Erneut versuchen');
  expect(body).not.toContain('Prüfen Sie bitte den Link');
});
