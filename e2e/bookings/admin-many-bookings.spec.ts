import { book, enter, withoutBookings } from '../support/admin.ts';
import { addManyBookings, removeManyBookings } from '../support/many-bookings.ts';
import { expect, startOver, test } from '../support/studio.ts';

const list = /\/api\/admin\/bookings(?:\?|$)/;
const rows = '[data-index]';
/** Limits of what the browser loads and renders at once, however many bookings there are. */
const most = { first: 100, further: 1000, drawn: 80 };

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
  await withoutBookings(studio);
  await addManyBookings(studio, 10_000);
});
test.afterAll(({ studio }) => removeManyBookings(studio));

test('ten thousand bookings are loaded in small responses, few of them are rendered, and all are searched (BOOK-002, BOOK-067, SRV-71)', async ({
  page,
  studio,
}) => {
  const responses: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!list.test(response.url())) return;
    // A request still under way when the page closes does not matter.
    const lengthOf = (sent: unknown): number => (sent as unknown[]).length;
    responses.push(response.json().then(lengthOf, () => 0));
  });
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('button', { name: 'Kundin 0 Hoffmann', exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(await responses[0]).toBe(most.first);
  expect(Math.max(...(await Promise.all(responses)))).toBeLessThanOrEqual(most.further);

  await page.evaluate(() => {
    const counter = window as unknown as { mostRows: number };
    counter.mostRows = 0;
    const count = () =>
      (counter.mostRows = Math.max(counter.mostRows, document.querySelectorAll('[data-index]').length));
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
  const search = page.getByRole('searchbox');
  await search.pressSequentially('kundin 1234');
  await expect(page.locator(rows)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Kundin 1234 Weiß', exact: true })).toBeVisible();
  await search.fill('ÖZTÜRK');
  await expect(page.getByText('3333 Treffer')).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  // The height of a row is known once it is rendered, so the end of the list may move slightly.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: 'Kundin 9999 Hoffmann', exact: true })).toBeInViewport({
      timeout: 1000,
    });
  }).toPass();
  await page.evaluate(async () => {
    for (let top = 0; top < 20_000; top += 500) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await page.evaluate(() => (window as unknown as { mostRows: number }).mostRows)).toBeLessThan(most.drawn);
});

test('a link opens its booking among ten thousand (BOOK-078) @whole', async ({ page, studio }) => {
  const [{ id }] = (await studio.sql(`SELECT id FROM booking WHERE customer_name = 'Kundin 9000 Hoffmann'`)) as [
    { id: string },
  ];
  await enter(page, studio, `/admin/bookings?highlight=${id}`);
  await expect(page.locator('[data-highlighted]')).toContainText('Kundin 9000 Hoffmann');
  await expect(page.locator('[data-highlighted]')).toBeInViewport();
});

test('a change is shown at once, before the long list has been loaded again (BOOK-019, BOOK-072) @whole', async ({
  page,
  studio,
}) => {
  const booking = await book(studio, '2030-06-05T10:00');
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route(list, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Bestätigen: Clara Hoffmann' }).click();
  await expect(page.getByRole('row', { name: 'Clara Hoffmann' })).toContainText('Bestätigt');
  await expect(page.getByText('Buchung von Clara Hoffmann bestätigt')).toBeVisible();
  respond();
  await studio.api('DELETE', `/api/admin/bookings/${booking.id}`);
});
