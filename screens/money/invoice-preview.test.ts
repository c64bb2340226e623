import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedInvoice } from '#features/invoices/contract.ts';
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

test('without documents a booking has no part for them (INV-01)', async () => {
  const booking = bookingOf('2027-05-18T10:00');
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, { answers: bookingsOf(booking).answers });
  const details = page.getByRole('dialog');
  await expect.element(details.getByText('Clara Hoffmann').first()).toBeVisible();
  await stage.settled();
  expect(details.getByRole('region', { name: 'Belege' }).elements()).toEqual([]);
});

test('an invoice is seen before it is issued, and one press issues exactly that or says what changed meanwhile (INV-11)', async () => {
  const booking = bookingOf('2027-05-18T10:00', { service_price: 200 });
  const { answers } = bookingsOf(booking);
  const listing = 'GET /api/admin/bookings/{id}/invoices';
  const nothing = { ...(answers[listing] as object), enabled: true, can_issue_final: true };
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: { ...answers, [listing]: nothing, [reading]: preview },
  });
  const panel = page.getByRole('dialog').getByRole('region', { name: 'Belege' });
  await panel.getByRole('button', { name: 'Rechnung ausstellen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechnung ausstellen' });
  const document = dialog.getByRole('region', { name: 'Rechnung RE-2027-0001' });
  const sum = (name: string) => dialog.bySelector('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect.element(document).toHaveTextContent('Clara Hoffmann');
  const lines = document.getByRole('list', { name: 'Was berechnet wird' }).getByRole('listitem');
  expect(lines.elements()).toHaveLength(1);
  await expect.element(sum('Summe')).toHaveTextContent('200,00 €');
  await expect.element(sum('darin USt. 19 %')).toHaveTextContent('31,93 €');
  await expect.element(sum('Zu zahlen')).toHaveTextContent('200,00 €');
  await expect.element(dialog).toHaveTextContent('Wird per E‑Mail an clara@kunde.example gesendet.');
  await expectAccessible();

  // A payment arrived between the look and the press.
  const now: InvoicePreview = {
    ...preview,
    documents: preview.documents.map((one) => ({
      ...one,
      received: [{ amount: 80, method: 'cash' as const, on: '2027-05-11' }],
      payable: 120,
    })),
    seen: 'seen-2',
  };
  stage.answer({
    [issuing]: refuse(409, { detail: 'changed', code: 'version_conflict', preview: now }),
  });
  const press = dialog.getByRole('button', { name: 'RE-2027-0001 ausstellen' });
  await press.click();
  const changed = dialog.getByRole('alert');
  await expect.element(changed).toHaveTextContent('Es wurde nichts ausgestellt');
  await expect.element(changed).toHaveTextContent('Zu zahlen: jetzt 120,00 €, vorher 200,00 €');
  await expect.element(changed).toBeInViewport();
  await expect.element(sum('Zu zahlen')).toHaveTextContent('120,00 €');
  await expectAccessible();

  const issued: ListedInvoice = {
    id: crypto.randomUUID(),
    number: 'RE-2027-0001',
    kind: 'final',
    issued_at: '2027-05-11T10:20:00+02:00',
    booking_id: booking.id,
    confirmation_code: booking.confirmation_code,
    voucher_last_four: null,
    customer_name: 'Clara Hoffmann',
    amount: 200,
    cancelled_by: null,
    cancels: null,
    is_blocked: false,
    e_invoice: null,
  };
  const withOne = { ...nothing, invoices: [issued], can_issue_final: false };
  stage.answer({ [issuing]: withOne, [listing]: withOne });
  await press.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stage.asked(issuing).map(({ body }) => body.seen)).toEqual(['seen', 'seen-2']);
  await expect.element(panel.getByRole('listitem')).toHaveTextContent('Rechnung RE-2027-0001');

  // What is cancelled can be issued again.
  const cancelling = 'POST /api/admin/invoices/{id}/cancel';
  const cancellation: ListedInvoice = {
    ...issued,
    id: crypto.randomUUID(),
    number: 'RE-2027-0002',
    kind: 'cancellation',
    cancels: issued.number,
  };
  stage.answer({
    [cancelling]: cancellation,
    [listing]: { ...nothing, invoices: [{ ...issued, cancelled_by: cancellation.number }, cancellation] },
  });
  await panel.getByRole('button', { name: 'Stornieren' }).click();
  const modal = page.getByRole('dialog', { name: 'RE-2027-0001 stornieren' });
  await modal.getByLabelText('Grund').fill('Falscher Name');
  await modal.getByRole('button', { name: 'Stornorechnung ausstellen' }).click();
  await expect.poll(() => panel.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(panel.getByRole('button', { name: 'Rechnung ausstellen' })).toBeVisible();
  expect(stage.asked(cancelling).map(({ body }) => body)).toEqual([{ reason: 'Falscher Name' }]);
  await expectAccessible();
});
