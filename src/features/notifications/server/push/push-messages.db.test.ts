import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { setRole } from '#features/auth/server/testing/set-role.ts';
import { type Role, roles } from '#shared/contract/role.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { pushKinds } from '../../domain/push-kinds.ts';
import { pushStudio } from '../testing/push-studio.ts';
import { claimPushes } from './push-store.ts';

const { studio, service, received, choose, deliver, queued, read, book, put, cancel, photographer, bookable } =
  pushStudio();
const db = () => studio().database.db;
const today = '2030-06-03T15:00';

const failMail = () =>
  sql`UPDATE message SET status = 'failed' WHERE id = (SELECT id FROM message WHERE status = 'waiting' LIMIT 1)`.execute(
    db(),
  );

/** Everything that can be told happens. */
const everything = async (hour = '15'): Promise<void> => {
  const { booking_id } = await book(`2030-06-03T${hour}:00`);
  await book(`2030-06-05T${hour}:00`);
  await put(booking_id, 'CANCELLED');
  await sql`INSERT INTO contact (id, name, email, source, phase, priority, created_at, phase_entered_at)
            VALUES (gen_random_uuid(), 'Nina', 'nina@example.de', 'Website', 'new', 'low', now(), now())`.execute(db());
  await failMail();
};

afterEach(() => setRole(db(), 'owner'));

describe('push messages', () => {
  it('contain the kind, the page and the language, and nothing about a person or a time (TODAY-03)', async () => {
    await choose(pushKinds);
    const { booking_id: id } = await book(today);
    expect(await deliver()).toBe(1);
    expect(received).toHaveLength(1);
    expect(read(received[0]!)).toEqual({
      kind: 'new_booking',
      path: `/admin/bookings?highlight=${id}`,
      language: 'de',
    });
    expect(received[0]!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
    expect(await deliver()).toBe(0);
    expect(await queued()).toEqual([]);
  });

  it.each([
    ['owner', ['cancellation', 'failed_mail', 'lead', 'new_booking']],
    ['desk', ['cancellation', 'failed_mail', 'lead', 'new_booking']],
    ['photographer', ['cancellation', 'new_booking']],
    ['accountant', []],
  ] as const)(
    'to %s are of the kinds that the role may know, of her own sessions only (TODAY-03)',
    async (role, kinds) => {
      await choose(pushKinds);
      await setRole(db(), role, role === 'photographer' ? photographer() : null);
      await everything();
      expect((await queued()).map(({ kind }) => kind)).toEqual(kinds);
      if (role !== 'photographer') return;
      expect((await queued()).map(({ path }) => path)).toEqual(['/admin/own-calendar', '/admin/own-calendar']);
      await sql`DELETE FROM push_message`.execute(db());
      await setRole(db(), role, await studio().addPhotographer());
      await everything('11');
      expect(await queued()).toEqual([]);
    },
  );

  it.each(roles)('can be chosen by %s only of the kinds of the role (TODAY-03)', async (role: Role) => {
    await setRole(db(), role);
    const available = {
      owner: pushKinds,
      desk: pushKinds,
      photographer: ['new_booking', 'cancellation'],
      accountant: [],
    };
    const { status, body } = await choose(pushKinds);
    expect([status, body.available]).toEqual([200, available[role]]);
    expect(body.devices).toEqual(role === 'accountant' ? [] : [{ endpoint: service.url, kinds: available[role] }]);
  });

  it('are off until they are chosen, and only of what is chosen; nothing chosen ends them (TODAY-03)', async () => {
    await everything();
    expect(await queued()).toEqual([]);
    await choose(['lead']);
    await everything('11');
    expect((await queued()).map(({ kind }) => kind)).toEqual(['lead']);
    expect((await choose([])).body.devices).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it('are not written if what happened is rolled back, and tell of bookings of today and tomorrow only (TODAY-03)', async () => {
    await choose(pushKinds);
    await book('2030-06-04T15:00');
    await book('2030-06-05T15:00');
    expect((await queued()).map(({ kind }) => kind)).toEqual(['new_booking']);
    const rolledBack = db()
      .transaction()
      .execute(async (trx) => {
        await sql`UPDATE message SET status = 'failed'`.execute(trx);
        throw new Error('rolled back');
      });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await queued()).toHaveLength(1);
  });

  it('reach the second photographer of a booking as the first, when it is made and when it is cancelled (TODAY-03)', async () => {
    const second = await studio().addPhotographer();
    await studio().adminCall('PUT', `/api/admin/services/${bookable()}`, { needs: [{ resource_ids: [second] }] });
    await choose(pushKinds);
    await setRole(db(), 'photographer', second);
    const { booking_id } = await book(today);
    await put(booking_id, 'CANCELLED');
    const own = '/admin/own-calendar';
    expect(await queued()).toMatchObject([
      { kind: 'cancellation', path: own },
      { kind: 'new_booking', path: own },
    ]);
  });

  it('do not go to the person who made or cancelled the booking herself, but to the others (TODAY-03)', async () => {
    await choose(pushKinds);
    const devices = async () => (await queued()).map(({ kind }) => kind);
    const made = await studio().adminCall('POST', '/api/admin/bookings', {
      service_id: bookable(),
      photographer_id: photographer(),
      start: today,
      customer: { name: 'Nina', email: 'nina@example.de' },
    });
    expect([made.status, await devices()]).toEqual([201, []]);
    expect((await cancel(made.body.id)).status).toBe(200);
    expect(await devices()).toEqual([]);
    const { booking_id } = await book(today);
    expect((await cancel(booking_id)).status).toBe(200);
    expect(await devices()).toEqual(['new_booking']);
    await sql`DELETE FROM push_message`.execute(db());
    await sql`INSERT INTO admin_user (id, email, full_name, password_hash, role)
              SELECT gen_random_uuid(), 'other@example.de', 'Other', password_hash, 'owner' FROM admin_user LIMIT 1`.execute(
      db(),
    );
    await sql`UPDATE push_subscription SET admin_id = (SELECT id FROM admin_user WHERE email = 'other@example.de')`.execute(
      db(),
    );
    const { booking_id: next } = await book('2030-06-03T12:00');
    await cancel(next);
    expect(await devices()).toEqual(['cancellation', 'new_booking']);
    await sql`DELETE FROM admin_user WHERE email = 'other@example.de'`.execute(db());
  });

  it.each([404, 410])('end when the browser is gone: %i (TODAY-03)', async (status) => {
    await choose(pushKinds);
    await book(today);
    service.status = status;
    await deliver();
    expect((await studio().adminCall('GET', '/api/admin/push')).body.devices).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it.each([408, 429, 503])(
    'are retried like mails while the push service fails, and given up when it refuses: %i (TODAY-03)',
    async (failure) => {
      await choose(pushKinds);
      await book(today);
      service.status = failure;
      const before = studio().context.now();
      await deliver();
      expect(await queued()).toMatchObject([{ attempts: 1, next_attempt_at: before + MINUTE }]);
      studio().setNow('2030-06-03T08:02');
      service.status = 400;
      await deliver();
      expect(await queued()).toEqual([]);
      expect((await studio().adminCall('GET', '/api/admin/push')).body.devices).toHaveLength(1);
    },
  );

  it('are sent once by processes that work at the same time (TODAY-03)', async () => {
    await choose(pushKinds);
    for (const hour of ['10', '12', '14', '16']) await book(`2030-06-03T${hour}:00`);
    const sent = await Promise.all(Array.from({ length: 8 }, deliver));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(new Set(received.map((one) => JSON.stringify(read(one)))).size).toBe(4);
    expect(received).toHaveLength(4);
  });

  it('that another process is sending are left to it, without waiting (TODAY-03)', async () => {
    await choose(pushKinds);
    await book(today);
    await db()
      .transaction()
      .execute(async (trx) => {
        const due = { now: studio().context.now(), leaseMs: MINUTE, limit: 10 };
        expect(await claimPushes(trx, due)).toHaveLength(1);
        expect(await deliver()).toBe(0);
      });
    expect(received).toEqual([]);
  });
});
