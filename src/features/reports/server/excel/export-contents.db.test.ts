import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exportStudio } from './testing/export-studio.ts';

const { studio, download, book, cancel } = exportStudio();

describe('the Excel file of all bookings', () => {
  it.each([
    ['gets mails', true],
    ['gets none', false],
  ])('has empty cells for a customer without address and number who %s (AMB-052)', async (_, isNotified) => {
    const nothing = { customer_email: '', customer_phone: '+49', send_email_notification: isNotified };
    const id = await book('2030-06-05T09:00', nothing);
    const { rows } = await sql<{ customer_email: string }>`
      SELECT customer_email FROM booking WHERE id = ${id}`.execute(studio().database.db);
    expect(rows[0]?.customer_email).toMatch(/@fotobooking\.invalid$/);
    const { sheets } = await download();
    expect(sheets[0]?.data[1]?.slice(2, 5)).toEqual(['Änne Müller', null, null]);
    expect(JSON.stringify(sheets)).not.toMatch(/\.invalid|\+49/);
  });

  it.each([
    ['', 'Ja', 'Nein'],
    ['?language=ru', 'Да', 'Нет'],
  ])('contains the consent to WhatsApp messages (%s): %s, %s (EXP-007, AMB-085)', async (query, yes, no) => {
    const zora = await book('2030-06-05T09:00', { customer_name: 'Zora' });
    await book('2030-06-05T12:00', { customer_name: 'Anton' });
    await studio().adminCall('PUT', `/api/admin/bookings/${zora}`, { customer_whatsapp_notifications: true });
    const rows = (await download(query)).sheets[0]?.data.slice(1) ?? [];
    expect(Object.fromEntries(rows.map((row) => [row[2], row[5]]))).toEqual({ Zora: yes, Anton: no });
  });

  it('has all bookings, in the order of the list (EXP-017, AMB-091)', async () => {
    await book('2030-06-05T09:00', { customer_name: 'Zora' });
    studio().setNow('2030-06-03T09:00');
    await cancel(await book('2030-06-05T12:00', { customer_name: 'Anton' }));
    const names = async (query: string) => (await download(query)).sheets[0]?.data.slice(1).map((row) => row[2]);
    expect(await names('')).toEqual(['Anton', 'Zora']);
    expect(await names('?status=CONFIRMED&search=nobody&photographer_id=x')).toEqual(['Anton', 'Zora']);
    expect(await names('?sort_by=customer_name&sort_order=desc')).toEqual(['Zora', 'Anton']);
  });
});
