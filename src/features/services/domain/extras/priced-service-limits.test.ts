import { expect, test } from 'vitest';
import { fittingChoice } from './fitting-choice.ts';
import { priceChoice } from './priced-service.ts';
import type { Choice } from './service-option.ts';
import { option, portrait } from './testing/portrait.ts';

const customer = { mode: 'customer' } as const;
const choose = (counts: Readonly<Record<string, number>>, people?: number): Choice => ({
  options: Object.entries(counts).map(([id, count]) => ({ id, count })),
  people,
});

test('a session lasts at most a day (PLAN-30)', () => {
  const lasting = (extra_minutes: number) =>
    priceChoice(
      portrait({ duration_min: 60, options: [option('long', { extra_minutes })] }),
      choose({ long: 1 }),
      customer,
    );
  expect(lasting(1380)).toMatchObject({ ok: true, value: { service: { duration_min: 1440 } } });
  expect(lasting(1381)).toEqual({ ok: false, refusal: 'too_long' });
});

test('a session costs at most a million (PLAN-30)', () => {
  const costing = (price_cents: number) =>
    priceChoice(
      portrait({ price_cents: 10_000, options: [option('dear', { price_cents })] }),
      choose({ dear: 1 }),
      customer,
    );
  expect(costing(99_990_000)).toMatchObject({ ok: true, value: { service: { price_cents: 100_000_000 } } });
  expect(costing(99_990_001)).toEqual({ ok: false, refusal: 'too_expensive' });
});

test('an unknown option with a count of 0 is ignored (PLAN-30)', () => {
  expect(priceChoice(portrait({ options: [] }), choose({ gone: 0 }), customer)).toMatchObject({ ok: true });
});

test('the number of people of a booking stays, but cannot be raised, if the service no longer asks for it (PLAN-31)', () => {
  const before = priceChoice(portrait({}), choose({}, 4), customer);
  const rules = { mode: 'staff', kept: before.ok ? before.value.items : [] } as const;
  const without = portrait({ people: null });
  expect(priceChoice(without, choose({}, 4), rules)).toMatchObject({
    ok: true,
    value: { items: [{ kind: 'people', count: 4 }] },
  });
  expect(priceChoice(without, choose({}, 5), rules)).toEqual({ ok: false, refusal: 'too_many_people' });
});

test('the fitting part of a choice contains only chosen options (PLAN-32)', () => {
  const offered = portrait({
    options: [option('prints', { max_count: 2 }), option('album', {}), option('makeup', { required: true })],
  });
  expect(fittingChoice(offered, choose({ prints: 5, album: 0, gone: 1 }, 99))).toEqual({
    options: [
      { id: 'prints', count: 2 },
      { id: 'makeup', count: 1 },
    ],
    people: 5,
  });
  expect(fittingChoice(portrait({ people: null }), choose({}, 3))).toEqual({ options: [] });
});
