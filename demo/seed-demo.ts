import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { freeDaySlots, freeLanes } from '#features/availability/server/api.ts';
import { readLegalFacts, writeBooking } from '#features/booking/server/api.ts';
import { setFirstRules } from '#features/hours/server/api.ts';
import { currentRefundTerms } from '#features/payments/server/api.ts';
import { activePhotographers, insertPhotographer, type PhotographerRow } from '#features/photographers/server/api.ts';
import { type PricedService, priceChoice } from '#features/services/domain/extras/priced-service.ts';
import { noMoves } from '#features/services/domain/move-rules.ts';
import { insertService, type ServiceRow, servicesOnOffer } from '#features/services/server/api.ts';
import { agreedVersions, markFirstContent, writeSetting } from '#features/settings/server/api.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { at } from '#shared/server/database/database.ts';
import { company, customers, notes, photographers, services } from './sample-studio.ts';
import { seedBirths } from './seed-births.ts';
import { seedCampaign } from './seed-campaign.ts';
import { seedDiscounts } from './seed-discounts.ts';
import { seedLeads } from './seed-leads.ts';
import { seedMissed } from './seed-missed.ts';
import { seedPayments } from './seed-payments.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedResources } from './seed-resources.ts';
import { seedTransfers } from './seed-transfers.ts';
import { seedVouchers } from './seed-vouchers.ts';
import { seedWaiting } from './seed-waiting.ts';

const daysBack = 84;
const daysAhead = 28;

/**
 * Fills an empty database with sample data: bookings of the past twelve weeks and the next four, at least one in every
 * status, and contacts. The random numbers are seeded, so every demo of a day looks the same.
 */
export const seedDemo = async (context: Context): Promise<void> => {
  const { db } = context;
  if (!(await markFirstContent(db))) return;
  await setFirstRules(db);
  await writeSetting(db, 'company', company);
  // A studio in use, so the checklist for going live is dismissed.
  await writeSetting(db, 'go_live', { dismissed: true });
  for (const [sort_order, service] of services.entries()) {
    await insertService(db, { ...service, id: randomUUID(), sort_order });
  }
  for (const photographer of photographers) await insertPhotographer(db, { ...photographer, id: randomUUID() });
  await seedPictures(context);
  await seedResources(context);
  const roll = dice(20_261_121);
  const offered = await servicesOnOffer(context);
  for (const photographer of await activePhotographers(context)) {
    await addTimeOff(context, photographer, roll);
    for (let offset = -daysBack; offset <= daysAhead; offset++) {
      await addSessionsOfDay(context, { photographer, offered, offset, roll });
    }
  }
  await seedDiscounts(context);
  await seedTransfers(context);
  await seedPayments(context);
  await seedVouchers(context);
  await seedMissed(context);
  await seedLeads(context);
  await seedCampaign(context);
  await seedBirths(context);
  await seedWaiting(context);
};

interface DemoDay {
  readonly photographer: PhotographerRow;
  readonly offered: readonly ServiceRow[];
  readonly offset: number;
  readonly roll: Dice;
}

const addSessionsOfDay = async (context: Context, { photographer, offered, offset, roll }: DemoDay): Promise<void> => {
  const today = berlinDateOf(context.now());
  const date = addDays(today, offset);
  const wanted = sessionsOn(offset, roll);
  // A service with a birth window has a session only after a birth.
  const bookable = offset < 0 ? offered : offered.filter(({ birth_window }) => !birth_window);
  for (let i = 0; i < wanted; i++) {
    const { service, items } = sampleChoice(pick(bookable, roll), roll);
    // Bookings of past days were made on earlier days.
    const bookedAt = Math.min(context.now(), berlinDay(date).start) - (1 + roll(12)) * DAY + roll(600) * 60_000;
    const then: Context = { ...context, now: () => bookedAt };
    const starts = await freeDaySlots(then, {
      photographer_id: photographer.id,
      duration_min: service.duration_min,
      date,
    });
    const start = starts[roll(starts.length)];
    if (start === undefined) continue;
    await addBooking(then, { service, items, photographer, start, roll, now: context.now() });
  }
};

/** A growing studio: recent weeks are fuller than earlier ones, and days far ahead are still mostly free. */
const sessionsOn = (offset: number, roll: Dice): number => {
  if (offset > 14) return roll(2);
  return offset > -42 ? 1 + roll(3) : roll(4);
};

interface DemoBooking extends PricedService<ServiceRow> {
  readonly photographer: PhotographerRow;
  readonly start: number;
  readonly roll: Dice;
  readonly now: number;
}

const addBooking = async (
  then: Context,
  { service, items, photographer, start, roll, now }: DemoBooking,
): Promise<void> => {
  const customer = pick(customers, roll);
  const { duration_min, needs } = service;
  const lanes = await freeLanes(then, { photographer_id: photographer.id, duration_min, needs, start }, 'staff');
  // Every room is taken: this customer books somewhere else.
  if (!lanes) return;
  const booked = await writeBooking(then, {
    service,
    items,
    candidates: [{ photographer, lanes }],
    any_photographer: false,
    start,
    buffer_time_minutes: 15,
    internal: false,
    customer: { name: customer.name, email: customer.email, phone: `+49 17${roll(9)} ${1_000_000 + roll(8_999_999)}` },
    notes: roll(4) === 0 ? pick(notes, roll) : null,
    language: customer.language,
    source: 'public',
    actor: 'customer',
    send_notifications: true,
    studio_moves: noMoves,
    agreed: await agreedVersions(then, await readLegalFacts(then)),
    refund_stages: await currentRefundTerms(then.db),
    request: undefined,
  });
  if (booked.ok) await moveOn(then, booked.value.booking_id, start, now, roll, service.price_cents);
};

/** Gives a booking the status that it would have by now. */
const moveOn = async (
  { db }: Context,
  id: string,
  start: number,
  now: number,
  roll: Dice,
  price: number,
): Promise<void> => {
  const fate = roll(12);
  if (fate === 0) {
    await sql`
      WITH cancelled AS (
        UPDATE booking SET status = 'CANCELLED', occupied_id = NULL, cancelled_by = 'customer',
          cancel_code = 'by_customer', cancelled_at = greatest(${at(Math.min(now, start) - 30 * HOUR)}, created_at + interval '5 hours')
        WHERE id = ${id} RETURNING id)
      DELETE FROM occupied_time USING cancelled WHERE occupied_time.id = cancelled.id`.execute(db);
  } else if (start + 3 * HOUR < now) {
    const revenue = fate < 9 ? price + roll(6) * 1500 : null;
    await sql`
      UPDATE booking SET status = 'COMPLETED', photos_delivered = ${revenue === null ? null : 8 + roll(20)},
        actual_revenue_cents = ${revenue} WHERE id = ${id}`.execute(db);
  } else if (fate > 3) {
    await sql`UPDATE booking SET status = 'CONFIRMED' WHERE id = ${id}`.execute(db);
  }
};

const addTimeOff = async ({ db, now }: Context, photographer: PhotographerRow, roll: Dice): Promise<void> => {
  const first = addDays(berlinDateOf(now()), 6 + roll(12));
  const during = sql`tstzrange(${at(berlinDay(first).start)}, ${at(berlinDay(addDays(first, roll(3))).end)})`;
  await sql`
    INSERT INTO time_off (id, photographer_id, during, reason)
    VALUES (${randomUUID()}, ${photographer.id}, ${during}, ${pick(['Urlaub', 'Fortbildung', 'Messe'], roll)})`.execute(
    db,
  );
};

type Dice = (below: number) => number;

// A linear congruential generator: reproducible, and good enough for sample data.
const dice = (seed: number): Dice => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return below === 0 ? 0 : Math.floor((state / 2 ** 32) * below);
  };
};

const pick = <T>(choices: readonly T[], roll: Dice): T => choices[roll(choices.length)] as T;

/** Returns a service as one of the sample customers books it: every third option is chosen, and a number of people. */
const sampleChoice = (service: ServiceRow, roll: Dice): PricedService<ServiceRow> => {
  const { options, people } = service;
  const chosen = options.filter(() => roll(3) === 0).map(({ id, max_count }) => ({ id, count: 1 + roll(max_count) }));
  const choice = { options: chosen, ...(people && { people: 2 + roll(people.max - 1) }) };
  const found = priceChoice(service, choice, { mode: 'customer' });
  if (!found.ok) throw new Error(`The sample options cannot be booked: ${found.refusal}`);
  return found.value;
};
