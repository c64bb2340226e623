import { enter, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const signIn = 'Anmelden';

test('a page restored from the browser’s back/forward cache does not show an ended session (W06) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  // As when the browser returns to a cached page: the storage has changed without an event, then the page is shown.
  await page.evaluate(() => {
    localStorage.removeItem('admin_token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('heading', { name: signIn })).toBeVisible();
  expect(errors).toEqual([]);
});
