import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { calendarOf } from '../support/calendar.ts';
import { owner } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';

test('the back office can be used in a browser whose storage is full (AUTH-018)', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const errors = vi.spyOn(console, 'error');
  await openScreen('/admin', {
    isSignedOut: true,
    answers: {
      ...calendarOf().answers,
      'POST /api/admin/auth/login-json': {
        access_token: 'a-token',
        token_type: 'bearer',
        expires_at: '2027-05-11T22:20:00+02:00',
      },
    },
  });
  await page.getByLabelText('E-Mail').fill(owner.email);
  await page.getByLabelText('Passwort', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  for (const name of ['Buchungen', 'Kalender', 'Einstellungen']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(errors).not.toHaveBeenCalled();
});
