import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookableStudio, customer } from '#features/booking/server/testing/bookable-studio.ts';

const { studio, book } = bookableStudio();

const declare = (more: object = {}) =>
  studio().call('POST', '/api/withdrawals', {
    name: customer.name,
    reference: 'FB-XXXXXXXX',
    email: customer.email,
    ...more,
  });
const listed = async () => (await studio().adminCall('GET', '/api/admin/withdrawals')).body;
const stored = async (reference: string) =>
  (await listed()).find((one: { reference: string }) => one.reference === reference);
describe('the stored declaration of withdrawal', () => {
  it('is never changed or deleted, also when its booking is deleted (LAW-04)', async () => {
    const { db } = studio().context;
    const { booking_id, confirmation_code } = await book('2030-06-12T09:00');
    await declare({ reference: confirmation_code });
    await expect(sql`UPDATE withdrawal_declaration SET reference = 'x'`.execute(db)).rejects.toThrow(/never changed/);
    await expect(sql`DELETE FROM withdrawal_declaration`.execute(db)).rejects.toThrow(/never changed/);
    expect((await studio().adminCall('DELETE', `/api/admin/bookings/${booking_id}`)).status).toBe(200);
    expect(await stored(confirmation_code)).toMatchObject({
      outcome: 'cancelled',
      reference: confirmation_code,
      booking: null,
    });
  });

  it('is mailed to its author with its time to the second, and to the studio with its content too (LAW-02, LAW-07)', async () => {
    await studio().adminCall('PUT', '/api/admin/company/settings', { company_email: 'hallo@studio.example' });
    studio().setNow('2030-06-05T09:30:07');
    const email = 'brief@example.de';
    await declare({ email, name: 'Bettina Brief', reference: 'FB-ABCDEFGH' });
    const { rows } = await sql<{ id: string; kind: string; to_address: string }>`
      SELECT id, kind, to_address FROM message
      WHERE declaration_id = (SELECT id FROM withdrawal_declaration WHERE reference = 'FB-ABCDEFGH')`.execute(
      studio().context.db,
    );
    const texts = new Map<string, string>();
    for (const { id, kind, to_address } of rows) {
      texts.set(`${kind} ${to_address}`, (await studio().adminCall('GET', `/api/admin/outbox/${id}`)).body.plain_text);
    }
    expect([...texts.keys()].toSorted()).toEqual([
      'studio_withdrawal hallo@studio.example',
      'withdrawal_received brief@example.de',
    ]);
    for (const text of texts.values()) expect(text).toContain('05.06.2030, 09:30:07 Uhr');
    const typed = ['Bettina Brief', 'FB-ABCDEFGH', email];
    for (const part of typed) expect(texts.get('studio_withdrawal hallo@studio.example')).toContain(part);
    for (const part of typed) expect(texts.get(`withdrawal_received ${email}`)).not.toContain(part);
  });

  it('is refused with the field that is missing or is neither a code nor a date, and nothing is stored', async () => {
    const before = (await listed()).length;
    for (const wrong of [
      { name: 'x' },
      { email: 'x' },
      { reference: '' },
      { reference: 'spam.example' },
      { reference: 7 },
    ]) {
      expect((await declare(wrong)).status).toBe(422);
    }
    expect(await listed()).toHaveLength(before);
  });

  it('is part of the export of its author', async () => {
    await declare({ email: 'auskunft@example.de', reference: 'FB-AAAABBBB' });
    const { body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email: 'auskunft@example.de' });
    expect(JSON.stringify(body)).toContain('FB-AAAABBBB');
  });
});
