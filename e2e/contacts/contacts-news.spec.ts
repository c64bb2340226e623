import { enter } from '../support/admin.ts';
import { addLead, column, emptyBoard } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

/** Records when a toast about a new contact appears and disappears. */
const watchToasts = (): number[] => {
  const times: number[] = [];
  new MutationObserver(() => {
    const isShown = document.body.innerText.includes('Neuer Kontakt');
    if (isShown !== (times.length % 2 === 1)) times.push(performance.now());
  }).observe(document.body, { childList: true, subtree: true });
  return times;
};

test('a new contact is announced once, for eight seconds, and appears on the board (BOOK-031, CONT-115, CONT-116, AMB-075)', async ({
  page,
  studio,
}) => {
  await addLead(studio, { name: 'Schon da' });
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('check-new') && asked.push(request.url()));
  // A slow first response could report the message that is sent below.
  const first = page.waitForResponse((response) => response.url().includes('check-new'));
  await enter(page, studio, '/admin/kontakten');
  await expect(page.getByRole('button', { name: 'Schon da', exact: true })).toBeVisible();
  await first;
  expect(asked).toHaveLength(1);
  const toastTimes = await page.evaluateHandle(watchToasts);
  // A visitor writes on the public page.
  const message = { name: 'Ganz Neu', email: 'neu@example.de', message: 'Haben Sie im Mai Zeit?' };
  expect((await studio.visit('POST', '/api/contact-messages', message)).status).toBe(201);
  await expect(page.getByText('Neuer Kontakt: Ganz Neu')).toBeVisible();
  await expect(page.locator('[data-tone="info"]')).toContainText('Neuer Kontakt: Ganz Neu');
  expect(asked).toHaveLength(2);
  await expect(column(page, 'new').locator('[data-contact]', { hasText: 'Ganz Neu' })).toContainText('Website');
  await page.clock.runFor(9000);
  await expect(page.getByText(/Neuer Kontakt/)).toHaveCount(0);
  const [shown, hidden] = await toastTimes.jsonValue();
  expect(Math.round((hidden! - shown!) / 500) * 500).toBe(8000);
  // Nothing is asked for while nothing changes.
  await page.clock.runFor(60_000);
  expect(asked).toHaveLength(2);
  expect(await toastTimes.jsonValue()).toHaveLength(2);
});

test('of more than fifty new contacts, five are announced one by one, and the rest together with as many names as are readable (CONT-116) @whole', async ({
  page,
  studio,
}) => {
  await page.clock.install();
  const first = page.waitForResponse((response) => response.url().includes('check-new'));
  await enter(page, studio, '/admin/kontakten');
  await first;
  await expect(page.getByText('Noch keine Kontakte')).toBeVisible();
  // Added while the page has no stream.
  await page.context().setOffline(true);
  for (let i = 0; i < 60; i++) await addLead(studio, { name: `Neu ${i}` });
  await page.context().setOffline(false);
  await page.clock.runFor(2000);
  await expect(page.getByText(/^Neuer Kontakt: /)).toHaveCount(5);
  await expect(page.getByText(/^Und 55 weitere neue Kontakte: Neu 5, .*, Neu 14 …$/)).toBeVisible();
  await expect(page.locator('li[data-contact]')).toHaveCount(60);
});
