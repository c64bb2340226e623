import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { campaignStudio, personOf } from './testing/campaign-studio.ts';

const { db, make, take, read, cancel, change, close } = campaignStudio();

/** Spots with more than one live booking, and bookings of spots without their time. */
const oversold = async () =>
  (
    await sql<{ starts_at: number; count: number }>`
      SELECT starts_at, count(*)::int AS count FROM booking WHERE status <> 'CANCELLED'
      GROUP BY starts_at HAVING count(*) > 1`.execute(db())
  ).rows;

it('sells each of 40 spots once to many people who book in parallel, and refuses the others (MINI-04)', async () => {
  const made = await make({ date: '2030-06-08', from: '08:00', to: '18:00', session_minutes: 10, break_minutes: 5 });
  expect(made.counts.total).toBe(40);
  const answers = await Promise.all(
    Array.from({ length: scaleCount(400, 160) }, (_, i) =>
      take(made.spots[(i * 7) % 40]?.id, { customer: personOf(i) }),
    ),
  );
  const codes = answers.map(({ status, body }) => (status === 201 ? 'booked' : `${status} ${body.code}`));
  expect(new Set(codes)).toEqual(new Set(['booked', '409 spot_taken']));
  expect(codes.filter((code) => code === 'booked')).toHaveLength(40);
  expect(await oversold()).toEqual([]);
  expect((await read(made.id)).counts).toEqual({ total: 40, sold: 40, free: 0 });
});

it('gives one of five spots to one person who books all of them in parallel (MINI-03)', async () => {
  const made = await make();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      take(made.spots[i % 5]?.id, {
        customer: { ...personOf(1), email: i % 2 ? 'person1@example.de' : 'Person1+a@example.de' },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect((await read(made.id)).counts).toEqual({ total: 5, sold: 1, free: 4 });
});

it('leaves every spot held or booked during concurrent bookings and cancellations of it (MINI-03)', async () => {
  const made = await make();
  for (let round = 0; round < 6; round++) {
    const booked = await Promise.all(made.spots.map((spot, i) => take(spot.id, { customer: personOf(i) })));
    const ids = booked.map(({ body }) => body.booking_id);
    await Promise.all([
      ...ids.map((id) => cancel(id)),
      ...made.spots.flatMap((spot, i) => [1, 2, 3].map((n) => take(spot.id, { customer: personOf(n * 100 + i) }))),
    ]);
    expect(await oversold()).toEqual([]);
    const { rows } = await sql<{ spot: string }>`
      SELECT campaign_spot_id AS spot FROM occupied_time`.execute(db());
    expect(rows.map(({ spot }) => spot).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      made.spots.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1)),
    );
    const { rows: live } = await sql<{ id: string }>`SELECT id FROM booking WHERE status <> 'CANCELLED'`.execute(db());
    await Promise.all(live.map(({ id }) => cancel(id)));
  }
});

it('is closed or paused before a booking or after it: nothing is sold later, and nothing stays held (MINI-02)', async () => {
  for (let round = 0; round < 5; round++) {
    const made = await make();
    const [first, ...others] = made.spots;
    const [, paused] = await Promise.all([
      Promise.all(others.map((spot, i) => take(spot.id, { customer: personOf(i) }))),
      change(`${made.id}/spots/${first?.id}`, { paused: true }),
      take(first?.id, { customer: personOf(50) }),
      close(made.id),
    ]);
    expect([200, 409]).toContain(paused.status);
    const after = await read(made.id);
    expect(after).toMatchObject({ state: 'closed', counts: { free: 0 } });
    const { rows } = await sql`SELECT FROM occupied_time WHERE held_until IS NOT NULL`.execute(db());
    expect(rows).toHaveLength(0);
    await sql`UPDATE campaign SET slug = 'round-' || ${round}::text WHERE slug = 'minis'`.execute(db());
    for (const { booking_id } of after.spots) if (booking_id) await cancel(booking_id);
  }
});
