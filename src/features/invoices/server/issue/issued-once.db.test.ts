import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueDueDeposits } from '../api.ts';
import { readInvoiceSettings } from '../settings.ts';
import { invoicingStudio } from '../testing/invoicing-studio.ts';

const { studio, bookAt, pay, issue, cancelInvoice, invoicesOf, kindsOf, ofBooking, documentsOf, settings, db } =
  invoicingStudio();

describe('a document that the studio has cancelled', () => {
  it('is not issued again by the next run, only when asked (INV-01)', async () => {
    const booking = await bookAt();
    await pay(booking);
    const [deposit] = await invoicesOf(booking);
    await cancelInvoice(deposit.id);
    await issueDueDeposits(studio().context);
    expect(await kindsOf(booking)).toEqual(['deposit', 'cancellation']);
    expect((await ofBooking(booking)).body.payments_without).toBe(1);
    expect((await issue(booking, 'deposit')).status).toBe(201);
    expect(await kindsOf(booking)).toEqual(['deposit', 'cancellation', 'deposit']);
    const [, taken] = await documentsOf(booking);
    expect(taken.cancels).toMatchObject({ number: deposit.number, reason: 'Falscher Betrag' });
  });
});

it('a document that does not exist is not found (INV-01)', async () => {
  const id = randomUUID();
  expect((await studio().adminCall('POST', `/api/admin/invoices/${id}/mail`)).status).toBe(404);
  expect((await studio().adminCall('GET', `/api/admin/invoices/${id}/pdf`)).status).toBe(404);
  expect((await cancelInvoice(id)).status).toBe(404);
});

it('money that comes after the final invoice has no deposit invoice of its own (INV-01)', async () => {
  const booking = await bookAt();
  expect((await issue(booking)).status).toBe(201);
  await pay(booking);
  expect((await issue(booking, 'deposit')).status).toBeLessThan(300);
  expect(await kindsOf(booking)).toEqual(['final']);
});

it('documents are issued for money since they were switched on, not since another setting was changed (INV-01)', async () => {
  const since = async () => (await readInvoiceSettings(db())).enabled_at;
  const began = await since();
  expect(began).toBe(studio().context.now());
  studio().setNow('2030-06-04T08:00');
  await settings({ prefix: 'X' });
  expect(await since()).toBe(began);
  await settings({ enabled: false });
  expect(await since()).toBe(began);
  await settings({ enabled: true });
  expect(await since()).toBe(studio().context.now());
});
