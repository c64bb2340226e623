import { adminRoutes } from '../../src/app/web/admin/admin-routes.ts';
import { expect, test } from '../support/studio.ts';

/** What opens there is checked without a server (screens/account/addresses.test.ts). */
test('every address of the back office is answered with it; others are not found (NAV-009..025, AMB-003, AMB-008)', async ({
  studio,
}) => {
  const answers = await Promise.all(adminRoutes.map((path) => studio.visit('GET', `${path}?highlight=7`)));
  expect(answers.map(({ status }) => status)).toEqual(adminRoutes.map(() => 200));
  const unknown = await Promise.all(['/admin/xyz', '/admin/bookings/7'].map((path) => studio.visit('GET', path)));
  expect(unknown.map(({ status }) => status)).toEqual([404, 404]);
  const scripts = [...answers, ...unknown].map(({ body }) => /<script[^>]* src="[^"]+"/.exec(body as string)?.[0]);
  expect([...new Set(scripts)]).toEqual([expect.stringContaining('src="')]);
});
