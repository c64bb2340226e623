import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { InvoicePreview } from '#features/invoices/preview-contract.ts';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const reading = 'GET /api/admin/bookings/{id}/invoices/preview';
const issuing = 'POST /api/admin/bookings/{id}/invoices';
const taxes = [{ rate: 19, net: 168.07, tax: 31.93 }];
const preview: InvoicePreview = {
  documents: [
    {
      kind: 'final',
      number: 'RE-2027-0001',
      language: 'de',
      customer: { name: 'Clara Hoffmann', address: null, vat_id: '', leitweg_id: '' },
      lines: [{ name: 'Porträtshooting', quantity: 1, rate: 19, amount: 200 }],
      taxes,
      total: 200,
      deducted: [],
      rest: 200,
      rest_taxes: taxes,
      received: [],
      payable: 200,
      account: null,
      cancels: null,
      small_business: false,
      e_invoice: null,
    },
  ],
  issued_on: '2027-05-11',
  mailed_to: 'clara@kunde.example',
  seen: 'seen',
};

test('the preview is legible in Russian, dark and on a phone, and says why nothing can be shown (INV-11)', async () => {
  const booking = bookingOf('2027-05-18T10:00', { service_price: 200 });
  const { answers } = bookingsOf(booking);
  await page.viewport(320, 800);
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, {
    language: 'ru',
    theme: 'dark',
    answers: {
      ...answers,
      'GET /api/admin/bookings/{id}/invoices': {
        ...(answers['GET /api/admin/bookings/{id}/invoices'] as object),
        enabled: true,
        can_issue_final: true,
      },
      [reading]: preview,
    },
  });
  const open = page.getByRole('dialog').getByRole('button', { name: 'Выставить счёт…' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Выставить счёт' });
  const toPay = dialog.bySelector('dl > div').filter({ has: page.getByText('К оплате', { exact: true }) });
  await expect.element(toPay).toHaveTextContent('200,00 €');
  await expectAccessible();
  await expectNoSidewaysScroll();
  await dialog.getByRole('button', { name: 'Не выставлять' }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  stage.answer({ [reading]: refuse(503, { detail: 'Später' }) });
  await open.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Не удалось загрузить предварительный просмотр');
  stage.answer({ [reading]: preview });
  await dialog.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.element(toPay).toHaveTextContent('200,00 €');
  // Somebody else issues it while it is looked at.
  stage.answer({ [issuing]: refuse(409, { detail: 'issued already', code: 'issued_already' }) });
  await dialog.getByRole('button', { name: /^Выставить RE-/ }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Счёт уже выставлен.');
  await expectAccessible();
  expect(stage.asked(issuing).map(({ body }) => body)).toEqual([{ kind: 'final', seen: 'seen' }]);
});
