import { describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { at } from '#shared/server/database/database.ts';
import { queueReminders } from '../reminders/queue-reminders.ts';
import { outboxCalls, unknownId } from '../testing/outbox-calls.ts';

const { studio, now, queued, list, one, set } = outboxCalls();

describe('the outbox (SRV-37)', () => {
  it('lists what waits, was sent, failed and was skipped, with counts, filter and search', async () => {
    const waiting = await queued([{ kind: 'booking_received' }]);
    const failed = await queued([{ kind: 'booking_received' }], {
      customer_name: 'Paul 100%',
      customer_email: 'paul@example.com',
    });
    await set((await one(failed)).id, { status: 'failed', last_error: '550 no such user', attempts: 1 });
    await queued([{ kind: 'booking_received' }], { customer_email: 'kunde@example.invalid' });
    const all = await list();
    expect(all).toMatchObject({
      counts: { waiting: 1, sent: 0, failed: 1, skipped: 1 },
      found: 3,
      mail_server: 'not_configured',
    });
    const failing = await list('?status=failed');
    expect(failing).toMatchObject({ found: 1, counts: { waiting: 1 } });
    expect(failing.messages).toMatchObject([
      {
        channel: 'email',
        kind: 'booking_received',
        to_address: 'paul@example.com',
        status: 'failed',
        last_error: '550 no such user',
        next_attempt_at: null,
        booking: { id: failed.id, customer_name: 'Paul 100%', start: '2030-06-05T09:00:00+02:00' },
        may_send_again: true,
        may_give_up: true,
      },
    ]);
    for (const [search, found] of [
      ['paul@', 1],
      ['PAUL', 1],
      [encodeURIComponent('páùl'), 1],
      ['100%25', 1],
      ['_', 0],
      ['FB-', 3],
      ['nobody', 0],
      ['030 1234', 3],
      ['030 9999', 0],
    ]) {
      expect([search, (await list(`?search=${search}`)).found]).toEqual([search, found]);
    }
    expect((await list('?limit=2')).messages).toHaveLength(2);
    expect((await list('?limit=2&offset=2')).messages).toHaveLength(1);
    expect((await one(waiting)).next_attempt_at).toBe('2030-06-03T08:00:00+02:00');
  });

  it.each(['?status=lost', '?limit=0', '?limit=1000', '?offset=-1', '?offset=x'])(
    'refuses %s with 422',
    async (query) => {
      expect((await studio().adminCall('GET', `/api/admin/outbox${query}`)).status).toBe(422);
    },
  );
});

describe('the messages of a booking', () => {
  it('include sent ones and planned reminders (SRV-36, SRV-39, SRV-40)', async () => {
    const { db } = studio().context;
    await writeSetting(db, 'email', {
      reminders: { enabled: true, reminders: [48, 24] },
      whatsapp: { enabled: true, reminders: [{ quantity: 2, unit: 'hours' }] },
    });
    const booking = await queued([{ kind: 'booking_received' }], {
      status: 'CONFIRMED',
      customer_whatsapp_notifications: true,
      created_at: at(now() - 24 * HOUR),
    });
    studio().setNow('2030-06-03T09:00');
    await queueReminders(studio().context);
    const { body } = await studio().adminCall('GET', `/api/admin/bookings/${booking.id}/messages`);
    expect(body.messages.map(({ kind }: { kind: string }) => kind)).toEqual(['reminder', 'booking_received']);
    expect(body.reminders).toEqual([
      { channel: 'email', minutes_before: 1440, at: '2030-06-04T09:00:00+02:00', state: 'planned' },
      { channel: 'whatsapp', minutes_before: 120, at: '2030-06-05T07:00:00+02:00', state: 'not_configured' },
    ]);
    expect((await studio().adminCall('GET', `/api/admin/bookings/${unknownId}/messages`)).status).toBe(404);
  });
});
