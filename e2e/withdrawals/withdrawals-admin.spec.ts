import type { Page } from '@playwright/test';
import { book, enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { german, weekdayAhead } from '../support/dates.ts';
import { restoreFirstContent } from '../support/first-content.ts';
import { expect, type Studio, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => restoreFirstContent(studio));

const declare = async (studio: Studio, name: string, reference: string): Promise<void> => {
  const { status } = await studio.visit('POST', '/api/withdrawals', { name, reference, email: 'clara@kunde.example' });
  expect(status).toBe(201);
};

const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('a declaration without a booking is on the dashboard and in the list until the studio records what it did (LAW-05) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const { id } = await book(studio, `${weekdayAhead(3, 20)}T10:00`, {
    ignore_working_hours: false,
    customer: { name: 'Clara Früh', email: 'clara@kunde.example' },
  });
  const { body: booked } = await studio.api('GET', `/api/admin/bookings/${id}`);
  await declare(studio, 'Clara Früh', booked.confirmation_code);
  await declare(studio, 'Nina Niemand', 'FB-ZZZZ9999');
  await enter(page, studio, '/admin/dashboard');
  await page.getByRole('link', { name: '1 Widerruf wartet auf Ihre Entscheidung' }).click();
  await expect(page).toHaveURL(`${studio.url}/admin/withdrawals`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '1 Widerruf wartet auf Ihre Entscheidung',
    'Erledigt',
  ]);
  await expect(row(page, 'Nina Niemand')).toContainText('Angegeben: FB-ZZZZ9999');
  await expect(row(page, 'Nina Niemand')).toContainText('Dazu wurde keine Buchung gefunden.');
  await expect(row(page, 'Clara Früh')).toContainText('In der Frist: storniert');
  await expect(row(page, 'Clara Früh').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await row(page, 'Nina Niemand').getByRole('button', { name: 'Entscheidung eintragen' }).click();
  const form = page.getByRole('dialog', { name: 'Widerruf von Nina Niemand' });
  const save = form.getByRole('button', { name: 'Eintragen' });
  await expect(form.getByLabel('Entscheidung')).toBeFocused();
  await expect(save).toBeDisabled();
  await form.getByLabel('Entscheidung').fill('Angerufen: Es war eine Verwechslung.');
  await page.route('**/decision', (route) => route.fulfill({ status: 503, json: { detail: 'Regel 7' } }), { times: 1 });
  await save.click();
  await expect(form).toContainText('Regel 7');
  await expect(form.getByLabel('Entscheidung')).toHaveValue('Angerufen: Es war eine Verwechslung.');
  await save.click();
  await expect(form).toHaveCount(0);
  await expect(row(page, 'Nina Niemand')).toContainText('Angerufen: Es war eine Verwechslung.');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Erledigt']);
  await row(page, 'Clara Früh').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings\\?booking=${id}`));
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Alles erledigt. Neue Anfragen erscheinen hier.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Widerruf/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a declaration by day is made effective with one press, after a question (LAW-06) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const day = weekdayAhead(3, 20);
  const { id } = await book(studio, `${day}T10:00`, {
    ignore_working_hours: false,
    customer: { name: 'Clara Früh', email: 'clara@kunde.example' },
  });
  await declare(studio, 'Clara Früh', german(day));
  await enter(page, studio, '/admin/withdrawals');
  await expect(row(page, 'Clara Früh')).toContainText('Genannt wurde der Tag, nicht der Buchungscode');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await row(page, 'Clara Früh').getByRole('button', { name: 'Wirksam machen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wirksam machen' }).click();
  await expect(row(page, 'Clara Früh')).toContainText('In der Frist: storniert');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Erledigt']);
  expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body.status).toBe('CANCELLED');
  expect(errors).toEqual([]);
});
