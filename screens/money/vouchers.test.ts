import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedInvoice } from '#features/invoices/contract.ts';
import type { VoucherBalance } from '#features/vouchers/balance-contract.ts';
import type { AdminVoucher, VoucherMail } from '#features/vouchers/contract.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { refuseStale } from '../support/kept-record.ts';
import { address, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openPage } from '../support/open-page.tsx';
import { openScreen } from '../support/open-screen.tsx';
import { keepDownloads } from '../support/stage.tsx';
import { type Asked, unreachable } from '../support/stub-server.ts';

const balance: VoucherBalance = {
  last_four: 'MN23',
  amount: 60,
  balance: 60,
  valid_until: '2099-12-31',
  state: 'valid',
  entries: [{ number: 1, kind: 'sold', amount: 60, balance: 60, on: '2026-06-03' }],
};

test('without a network nothing is lost, and the same button shows the voucher (VOU-01)', async () => {
  const asking = 'POST /api/vouchers/balance';
  const stage = await openPage('voucher', '/voucher', {
    data: { show: 'balance', sells: false },
    answers: { [asking]: unreachable },
  });
  const field = page.getByLabelText('Gutscheincode');
  await field.fill('ABCDEFGHJKLMMN23');
  const submit = page.getByRole('button', { name: 'Guthaben ansehen' });
  await submit.click();
  await expect.element(field).toHaveAccessibleDescription(/Netzwerkfehler/);
  await expect.element(field).toHaveValue('ABCDEFGHJKLMMN23');
  stage.answer({ [asking]: balance });
  await submit.click();
  await expect.element(page.getByRole('region', { name: 'Gutschein mit der Endung MN23' })).toBeVisible();
  expect(stage.asked(asking).map(({ body }) => body)).toEqual([
    { code: 'ABCDEFGHJKLMMN23' },
    { code: 'ABCDEFGHJKLMMN23' },
  ]);
});

const planned: VoucherMail = {
  status: 'waiting',
  email: 'jana@kunde.example',
  language: 'de',
  on: '2027-05-20',
  due: '2027-05-20T09:00:00+02:00',
  sent_at: null,
  reason: null,
  version: 'planned',
};
const voucher: AdminVoucher = {
  id: '00000000-0000-4000-8000-000000000701',
  last_four: 'MN23',
  amount: 35,
  balance: 35,
  valid_until: '2030-12-31',
  method: 'cash',
  purpose: 'multi',
  purpose_reason: 'no_rates',
  purpose_rates: [],
  buyer_name: '',
  buyer_email: null,
  recipient_name: '',
  dedication: '',
  sold_at: '2027-05-11T10:15:00+02:00',
  state: 'valid',
  block_reason: null,
  mail: planned,
  refund: null,
  entries: [{ kind: 'sold', amount: 35, balance: 35, confirmation_code: null, at: '2027-05-11T10:15:00+02:00' }],
};

test('whoever changes a mail that was sent meanwhile is asked first (VOU-07, TEAM-04)', async () => {
  const changing = 'PUT /api/admin/vouchers/{id}/mail';
  const sent: VoucherMail = {
    ...planned,
    status: 'sent',
    due: null,
    sent_at: '2027-05-11T10:20:00+02:00',
    version: 'sent',
  };
  const stage = await openScreen('/admin/vouchers', {
    answers: {
      'GET /api/admin/vouchers': { ...first['GET /api/admin/vouchers'], vouchers: [voucher], total: 1, left: 35 },
      [changing]: refuseStale('mail', sent),
    },
  });
  await page.getByRole('button', { name: 'E‑Mail ändern …' }).click();
  const dialog = page.getByRole('dialog', { name: /^E‑Mail mit Gutschein/ });
  await dialog.getByLabelText('Tag', { exact: true }).fill('21.05.2027');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/jetzt verschickt/);
  expect(stage.asked(changing).map(({ body }) => body)).toEqual([
    { mail: { email: 'jana@kunde.example', language: 'de', on: '2027-05-21' }, version: 'planned' },
  ]);
});

const listing = 'GET /api/admin/vouchers';
const documents = 'GET /api/admin/invoices';
const pdf = 'GET /api/admin/invoices/{id}/pdf';
const invoice: ListedInvoice = {
  id: '00000000-0000-4000-8000-000000000801',
  number: 'RE-2027-0001',
  kind: 'voucher',
  issued_at: '2027-05-11T10:20:00+02:00',
  booking_id: null,
  confirmation_code: null,
  voucher_last_four: voucher.last_four,
  customer_name: 'Vera Geber',
  amount: 300,
  cancelled_by: null,
  cancels: null,
  is_blocked: false,
  e_invoice: null,
};
const cancellation: ListedInvoice = {
  ...invoice,
  id: '00000000-0000-4000-8000-000000000802',
  number: 'RE-2027-0002',
  kind: 'cancellation',
  cancels: invoice.number,
};

test('a large voucher whose tax arises at the sale needs the address of its buyer, and undoing the sale cancels its document (VOU-03)', async () => {
  await page.viewport(390, 844);
  keepDownloads();
  const selling = 'POST /api/admin/vouchers';
  const blocking = 'POST /api/admin/vouchers/{id}/block';
  const large: AdminVoucher = {
    ...voucher,
    amount: 300,
    balance: 300,
    recipient_name: 'Rosa Beleg',
    purpose: 'single',
    purpose_reason: 'one_rate',
    purpose_rates: [19],
  };
  const listed = (...vouchers: readonly AdminVoucher[]) => ({
    ...first[listing],
    purpose: 'single',
    purpose_reason: 'one_rate',
    purpose_rates: [19],
    address_above: 250,
    vouchers,
    total: vouchers.length,
  });
  const stage = await openScreen('/admin/vouchers', {
    answers: {
      [listing]: listed(),
      [selling]: () => {
        stage.answer({ [listing]: listed(large) });
        return large;
      },
      'GET /api/admin/vouchers/{id}/pdf': {},
      [documents]: { invoices: [invoice], total: 1 },
      [pdf]: {},
      [blocking]: ({ body: { reason } }: Asked) => {
        const undone: AdminVoucher = { ...large, state: 'undone', block_reason: reason };
        stage.answer({
          [listing]: listed(undone),
          [documents]: { invoices: [cancellation, { ...invoice, cancelled_by: cancellation.number }], total: 2 },
        });
        return undone;
      },
    },
  });
  await page.getByRole('button', { name: 'Gutschein verkaufen' }).first().click();
  const sale = page.getByRole('dialog', { name: 'Gutschein verkaufen' });
  const amount = sale.getByLabelText('Betrag (€)');
  const street = sale.getByLabelText('Straße und Hausnummer');
  await amount.fill('250');
  await expect.element(street).not.toBeInTheDocument();
  await amount.fill('300');
  await sale.getByLabelText('Für wen').fill('Rosa Beleg');
  await street.fill('Am Markt 3');
  await sale.getByLabelText('Postleitzahl').fill('20095');
  await sale.getByLabelText('Ort').fill('Hamburg');
  const submit = sale.getByRole('button', { name: 'Verkaufen und PDF öffnen' });
  await submit.click();
  await expect.element(sale.getByLabelText('Name des Käufers')).toHaveFocus();
  await expectAccessible();
  await sale.getByLabelText('Name des Käufers').fill('Vera Geber');
  await submit.click();
  await expect.element(sale).not.toBeInTheDocument();
  expect(stage.asked(selling).map(({ body }) => body)).toMatchObject([
    {
      amount: 300,
      buyer_name: 'Vera Geber',
      recipient_name: 'Rosa Beleg',
      buyer_address: { street: 'Am Markt 3', postal_code: '20095', city: 'Hamburg', country: 'DE' },
    },
  ]);
  const row = page.getByRole('list', { name: 'Gutscheine' }).bySelector(':scope > li');
  const opened = () => stage.asked(pdf).map(({ params }) => params['id']);
  const open = row.getByRole('button', { name: /^Beleg zum Verkauf/ });
  await open.click();
  await expect.poll(opened).toEqual([invoice.id]);
  await row.getByRole('button', { name: 'Verkauf zurücknehmen …' }).click();
  const undo = page.getByRole('dialog');
  await expect.element(undo).toHaveTextContent('der Grund steht auf der Stornorechnung');
  await undo.getByLabelText('Grund').fill('Umtausch');
  await undo.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect.element(row).toHaveTextContent('Zurückgenommen');
  expect(stage.asked(blocking).map(({ body }) => body)).toEqual([{ reason: 'Umtausch', undo_sale: true }]);
  await open.click();
  await expect.poll(opened).toEqual([invoice.id, cancellation.id]);
  await expectNoSidewaysScroll();
});

test('in the list of documents the one of a voucher is neither mailed nor cancelled, and leads to the vouchers (VOU-03)', async () => {
  await page.viewport(390, 844);
  await openScreen('/admin/invoices', {
    answers: {
      [documents]: { invoices: [cancellation, { ...invoice, cancelled_by: cancellation.number }], total: 2 },
      [listing]: first[listing],
    },
  });
  const rows = page.getByRole('list', { name: 'Belege' }).bySelector(':scope > li');
  await expect.element(rows.first()).toHaveTextContent('Stornorechnung');
  const sold = rows.filter({ hasText: 'Gutscheinrechnung' });
  await expect.element(sold).toHaveTextContent('300,00');
  await expect.element(sold).toHaveTextContent('storniert durch');
  expect(sold.getByRole('button').elements()).toHaveLength(1);
  await expectNoSidewaysScroll();
  await sold.getByRole('link', { name: /^Gutschein [2-9A-Z]{4}$/ }).click();
  await expect.poll(address).toBe('/admin/vouchers');
});
