import { enter, storedToken } from '../support/admin.ts';
import { now } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const signIn = 'Anmelden';

test('after a server error the request is retried once, then the session ends (AUTH-011, AMB-032) @whole', async ({
  page,
  studio,
}) => {
  const asked: number[] = [];
  await page.route('**/api/admin/auth/me', (route) => {
    asked.push(now());
    return route.fulfill({ status: 503, body: '' });
  });
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('heading', { name: signIn })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(asked).toHaveLength(2);
  expect((asked[1] as number) - (asked[0] as number)).toBeGreaterThan(900);
});
