import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tablesWith } from './testing/findable.ts';
import { customer, former, formerAddress, present } from './testing/former-address.ts';

const { studio, book, cancel, edit, db, erase } = formerAddress();

describe('the audit', () => {
  const wrote = (details: object) =>
    sql`INSERT INTO audit_entry (actor, action, booking_id, details)
      VALUES ('system', 'booking.cancelled', gen_random_uuid(), ${JSON.stringify(details)}::jsonb)`.execute(db());

  it('loses the reason of a cancellation when its booking is deleted', async () => {
    const { booking_id } = await book('2030-06-05T10:00', { customer });
    await cancel(booking_id, { reason: 'Wunderlich ist krank' });
    expect(await tablesWith(db(), ['ist krank'])).toEqual(['audit_entry', 'booking']);
    await studio().adminCall('DELETE', `/api/admin/bookings/${booking_id}`);
    expect(await tablesWith(db(), ['ist krank', 'Wunderlich', former])).toEqual([]);
  });

  it('loses reasons that contain the address of an erased person, in any booking (SRV-84)', async () => {
    const { booking_id } = await book('2030-06-05T10:00', { customer: { ...customer, email: present } });
    await cancel(booking_id, { reason: `Doppelt mit ${former}` });
    await edit(booking_id, { status: 'PENDING' });
    expect(await tablesWith(db(), [former])).toEqual(['audit_entry']);
    await erase(former);
    expect(await tablesWith(db(), [former])).toEqual([]);
  });

  it('may lose only free text', async () => {
    await wrote({ from: 'PENDING', reason: 'Zoé', last_error: 'zoe' });
    await expect(sql`UPDATE audit_entry SET details = '{}'`.execute(db())).rejects.toThrow('never changed');
    await expect(sql`UPDATE audit_entry SET details = details || '{"reason": "x"}'`.execute(db())).rejects.toThrow(
      'never changed',
    );
    await sql`UPDATE audit_entry SET details = details - ARRAY['reason', 'last_error']`.execute(db());
    expect(await tablesWith(db(), ['Zoé'])).toEqual([]);
  });
});
