import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TaxMonth } from '#features/invoices/tax-contract.ts';
import { countOf, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { keepDownloads } from '../support/stage.tsx';

const downloading = 'POST /api/admin/invoices/months/{month}/file';
const closing = 'POST /api/admin/invoices/months/{month}/close';
const january: TaxMonth = {
  month: '2026-01',
  documents: 0,
  money: 123.45,
  is_over: true,
  closed_at: null,
  closed_by: null,
  sha256: null,
};

test('a month that is over is closed after a question, on a phone, in Russian (TAX-01, TAX-02)', async () => {
  await page.viewport(375, 812);
  const closed = { closed_at: '2027-05-11T10:20:00+02:00', closed_by: 'Sabine Vogel', sha256: 'ab'.repeat(32) };
  let month = january;
  const downloads = keepDownloads();
  const server = await openScreen('/admin/invoices?tab=months', {
    language: 'ru',
    answers: {
      [downloading]: {},
      'GET /api/admin/invoices/months': () => ({ months: [month] }),
      [closing]: () => {
        month = { ...january, ...closed };
        return { months: [month] };
      },
    },
  });
  const row = page.getByRole('listitem').filter({ hasText: 'январь 2026' });
  await expect.element(row).toHaveTextContent('123,45');
  await row.getByRole('button', { name: /предварительно/ }).click();
  await expect.poll(() => downloads).toHaveLength(1);
  expect(server.asked(downloading).map(({ params }) => params['month'])).toEqual(['2026-01']);
  await expect.element(page.getByRole('button', { name: /Verfahrensdokumentation/ })).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await row.getByRole('button', { name: /Закрыть/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect.element(row).toHaveTextContent('закрыт');
  await expect.poll(() => countOf(row.getByRole('button', { name: /Закрыть/ }))).toBe(0);
  expect(server.asked(closing).map(({ params }) => params['month'])).toEqual(['2026-01']);
  await expectAccessible();
});
