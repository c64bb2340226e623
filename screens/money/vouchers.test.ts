import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { VoucherBalance } from '#features/vouchers/balance-contract.ts';
import type { AdminVoucher, VoucherMail } from '#features/vouchers/contract.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { refuseStale } from '../support/kept-record.ts';
import { openPage } from '../support/open-page.tsx';
import { openScreen } from '../support/open-screen.tsx';
import { unreachable } from '../support/stub-server.ts';

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
