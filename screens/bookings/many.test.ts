import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const reading = 'GET /api/admin/bookings';
const rows = page.bySelector('[data-index]');
/** Limits of what the browser loads and renders at once, however many bookings there are. */
const most = { first: 100, further: 1000, drawn: 80 };
const surnames = ['Hoffmann', 'Weiß', 'Öztürk'];

test('ten thousand bookings are loaded in small responses, few of them are rendered, and all are searched (BOOK-002, BOOK-067, SRV-71)', async () => {
  const sample = bookingOf('2027-05-10T10:00', { status: 'COMPLETED' });
  const all = Array.from({ length: 10_000 }, (_, n) => ({
    ...sample,
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    customer_name: `Kundin ${n} ${surnames[n % 3]}`,
  }));
  const part = ({ query }: Asked) => {
    const offset = Number(query.get('offset'));
    return all.slice(offset, offset + Number(query.get('limit')));
  };
  const { answers } = bookingsOf(sample);
  const stage = await openScreen('/admin/bookings', { answers: { ...answers, [reading]: part } });
  await expect.element(page.getByRole('button', { name: 'Kundin 0 Hoffmann', exact: true })).toBeVisible();
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  const limits = stage.asked(reading).map(({ query }) => Number(query.get('limit')));
  expect(limits[0]).toBe(most.first);
  expect(Math.max(...limits)).toBeLessThanOrEqual(most.further);

  let mostRows = 0;
  const observer = new MutationObserver(() => {
    mostRows = Math.max(mostRows, document.querySelectorAll('[data-index]').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const search = page.getByRole('searchbox');
  await search.click();
  await userEvent.keyboard('kundin 1234');
  await expect.element(rows).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Kundin 1234 Weiß', exact: true })).toBeVisible();
  await search.fill('ÖZTÜRK');
  await expect.element(page.getByText('3333 Treffer')).toBeVisible();
  await search.fill('');
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  // The height of a row is known once it is rendered, so the end of the list may move slightly.
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return rows.elements().at(-1)?.textContent;
    })
    .toContain('Kundin 9999 Hoffmann');
  await expect.element(page.getByRole('button', { name: 'Kundin 9999 Hoffmann', exact: true })).toBeInViewport();
  for (let top = 0; top < 20_000; top += 500) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  expect(mostRows).toBeLessThan(most.drawn);
});
