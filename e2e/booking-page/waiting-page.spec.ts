import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { askForConfirmation } from '../support/confirmation-mails.ts';
import { consoleErrorsOf, hydrated, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { letWait, openSunday, withWaitingList } from '../support/waiting-list.ts';

test.beforeEach(async ({ studio }) => withWaitingList(studio));
test.afterAll(async ({ studio }) => withWaitingList(studio, null));

test('the page of an entry shows the place and what is waited for, and one press leaves the list (WAIT-06) @whole', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const first = await letWait(studio, 'Anna');
  const path = await letWait(studio, 'Boris', { weekdays: [6, 7], earliest_start: '10:00', latest_start: '14:30' });
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Platz auf der Warteliste');
  await expect(page.getByText('Platz 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Eine Person wartet vor Ihnen auf dieselben Tage.')).toBeVisible();
  await expect(page.getByText('Sa, So')).toBeVisible();
  await expect(page.getByText('Beginn zwischen 10:00 und 14:30 Uhr')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Warteliste verlassen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie haben die Warteliste verlassen');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie haben die Warteliste verlassen');
  expect(await studio.sql('SELECT customer_name AS name, outcome FROM waiting_entry ORDER BY number')).toEqual([
    { name: 'Anna', outcome: null },
    { name: 'Boris', outcome: 'left' },
  ]);
  await page.context().addCookies([{ name: 'language', value: 'ru', url: studio.url }]);
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await open(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваше место в листе ожидания');
  await expect(page.getByText('Вы следующие.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('opening the link changes nothing, is not indexed, and passes the address to nobody (WAIT-06) @whole', async ({
  studio,
}) => {
  const path = await letWait(studio, 'Anna');
  for (let i = 0; i < 3; i++) {
    const response = await fetch(studio.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(await studio.sql('SELECT outcome FROM waiting_entry')).toEqual([{ outcome: null }]);
  const unknown = await fetch(`${studio.url}/waiting/guessed`);
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining('Diesen Eintrag gibt es nicht'),
  ]);
});

test('who waits confirms the address on the page, once; a time that becomes free is offered within seconds, and leads from the page to the booking (WAIT-03, WAIT-06, WAIT-11)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  await askForConfirmation(studio);
  const path = await letWait(studio, 'Anna');
  await open(page, path);
  const text = page.getByText('Erst danach halten wir Termine für Sie frei.');
  await expect(text).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(text).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Platz 1', { exact: true })).toBeVisible();
  await expect(text).toHaveCount(0);
  expect(errors).toEqual([]);
  expect(await studio.sql('SELECT confirm_by FROM waiting_entry')).toEqual([{ confirm_by: null }]);
  await openSunday(studio);
  const offered = () => studio.sql(`SELECT to_address FROM message WHERE kind = 'offer_made'`);
  await expect.poll(offered, { timeout: 30_000 }).toEqual([{ to_address: 'anna@kunde.example' }]);
  await open(page, path);
  await expect(page.getByText(/^Ein Termin ist frei geworden\. Wir halten ihn für Sie bis .* Uhr\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Termin ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Terminangebot');
  await hydrated(page);
  await page.getByLabel('Telefon').fill('+49 170 1234567');
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await page.waitForURL(/\/booking\/success\//);
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Termin ist gebucht');
  await studio.sql('DELETE FROM booking');
  await studio.sql('DELETE FROM occupied_time');
});
