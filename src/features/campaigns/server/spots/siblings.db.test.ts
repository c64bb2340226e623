import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { campaignStudio, personOf } from '../testing/campaign-studio.ts';

const { studio, attempt, cancel, edit, db, make, take, shown, read, change, close, occupied } = campaignStudio();

const makeForSiblings = () => make({ sibling_price: 49.5 });
const heldStarts = ['10:00', '10:25', '10:50', '11:15', '11:40'].map((start) => `08T${start} held`);

it('books the next spot for a sibling in one booking, with its minutes and its price (MINI-08)', async () => {
  const made = await makeForSiblings();
  expect(made.sibling_price).toBe(49.5);
  const before = (await shown()).spots;
  expect(before.map(({ with_siblings }: { with_siblings: unknown[] }) => with_siblings.length)).toEqual([
    3, 3, 2, 1, 0,
  ]);
  expect(before[1].with_siblings[0]).toMatchObject({ price: 128.5, end: '2030-06-08T11:10:00+02:00' });
  const priced = await take(made.spots[1]?.id, { siblings: 1, expected_price: 79 });
  expect(priced.body).toMatchObject({ code: 'price_changed', price: 128.5 });
  // A refusal keeps nothing of what was joined.
  expect(await occupied()).toEqual(heldStarts);
  const { status, body } = await take(made.spots[1]?.id, { siblings: 1, expected_price: 128.5 });
  expect([status, body.start, body.end]).toEqual([201, '2030-06-08T10:25:00+02:00', '2030-06-08T11:10:00+02:00']);
  expect((await studio().adminCall('GET', `/api/admin/bookings/${body.booking_id}`)).body).toMatchObject({
    service_price: 128.5,
    items: [{ kind: 'people', name_de: 'Kinder', count: 2 }],
  });
  const after = await read(made.id);
  expect(after.counts).toEqual({ total: 5, sold: 2, free: 3 });
  expect(after.spots.map(({ state, booking_id }) => [state, booking_id === body.booking_id])).toEqual([
    ['free', false],
    ['sold', true],
    ['sold', true],
    ['free', false],
    ['free', false],
  ]);
  expect((await shown()).spots.map(({ state }: { state: string }) => state)).toEqual([
    'free',
    'taken',
    'taken',
    'free',
    'free',
  ]);
});

it('sells spots in a row only while all of them are free, and only where the studio offers it (MINI-08)', async () => {
  const made = await makeForSiblings();
  expect((await take(made.spots[2]?.id)).status).toBe(201);
  const other = { customer: personOf(2) };
  expect((await take(made.spots[1]?.id, { ...other, siblings: 1 })).body.code).toBe('spot_taken');
  expect((await take(made.spots[4]?.id, { ...other, siblings: 1 })).body.code).toBe('spot_taken');
  expect((await take(made.spots[0]?.id, { ...other, siblings: 4 })).status).toBe(422);
  await change(`${made.id}/spots/${made.spots[4]?.id}`, { paused: true });
  expect((await take(made.spots[3]?.id, { ...other, siblings: 1 })).body.code).toBe('spot_taken');
  await change(made.id, { sibling_price: null });
  const refused = await take(made.spots[0]?.id, { ...other, siblings: 1 });
  expect([refused.status, refused.body.code]).toEqual([400, 'no_siblings']);
  expect((await shown()).spots[0].with_siblings).toEqual([]);
  expect((await take(made.spots[0]?.id, { ...other, siblings: 0 })).status).toBe(201);
});

it('gives all spots of siblings back when the booking is cancelled or moved away (MINI-08)', async () => {
  const made = await makeForSiblings();
  const first = await take(made.spots[0]?.id, { siblings: 2 });
  expect(await occupied()).toEqual(['08T10:00 booked', '08T11:15 held', '08T11:40 held']);
  await cancel(first.body.booking_id);
  expect(await occupied()).toEqual(heldStarts);
  const second = await take(made.spots[0]?.id, { siblings: 1 });
  expect((await edit(second.body.booking_id, { start: '2030-06-12T10:00:00' })).status).toBe(200);
  expect((await occupied()).slice(0, 5)).toEqual(heldStarts);
});

it('counts no spot of another campaign at the same time as sold (MINI-08)', async () => {
  const made = await makeForSiblings();
  const photographer_id = await studio().addPhotographer();
  const other = await make({ slug: 'others', photographer_id, sibling_price: 10 });
  await take(made.spots[0]?.id, { siblings: 1 });
  await close(other.id);
  const { body } = await studio().adminCall('GET', '/api/admin/campaigns');
  const counts = body.map(({ slug, counts: { sold } }: { slug: string; counts: { sold: number } }) => [slug, sold]);
  expect(Object.fromEntries(counts)).toEqual({ minis: 2, others: 0 });
});

it('keeps the break after the last child, and nothing else is held once the day is closed (MINI-08)', async () => {
  const made = await make({ sibling_price: 10, date: '2030-06-05', from: '10:00', to: '11:10', break_minutes: 5 });
  await take(made.spots[1]?.id, { siblings: 1 });
  await close(made.id);
  expect(await occupied()).toEqual(['05T10:25 booked']);
  expect((await attempt('2030-06-05T11:00:00')).status).toBe(409);
  const { rows } = await sql<{ guarded: string }>`
    SELECT to_char(upper(guarded) AT TIME ZONE 'Europe/Berlin', 'HH24:MI') AS guarded FROM occupied_time`.execute(db());
  expect(rows).toEqual([{ guarded: '11:15' }]);
});

it('never sells a spot twice while families of one to four book in parallel and cancel (MINI-08)', async () => {
  const made = await make({ sibling_price: 10, to: '15:00' });
  for (let round = 0; round < scaleCount(4, 2); round++) {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) =>
        take(made.spots[(i * 5 + round) % made.spots.length]?.id, { siblings: i % 4, customer: personOf(i) }),
      ),
    );
    const codes = new Set(answers.map(({ status, body }) => (status === 201 ? 'booked' : `${status} ${body.code}`)));
    expect(codes).toEqual(new Set(['booked', '409 spot_taken']));
    const { rows } = await sql<{ id: string; minutes: number }>`
      SELECT id, extract(epoch FROM ends_at - starts_at)::int / 60 AS minutes FROM booking
      WHERE status <> 'CANCELLED'`.execute(db());
    const sold = rows.reduce((sum, { minutes }) => sum + (minutes + 5) / 25, 0);
    const after = await read(made.id);
    expect(after.counts.sold).toBe(sold);
    expect(after.spots.map(({ state }) => state)).not.toContain('gone');
    await Promise.all(rows.map(({ id }) => cancel(id)));
    expect((await read(made.id)).counts).toEqual({ total: made.spots.length, sold: 0, free: made.spots.length });
  }
});
