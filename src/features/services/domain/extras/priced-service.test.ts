import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { minutesOfItems, priceOfItems } from './booked-item.ts';
import { fittingChoice } from './fitting-choice.ts';
import type { ChoiceRefusal } from './items-of-choice.ts';
import { priceChoice, priceItems } from './priced-service.ts';
import type { Choice, ServiceOption } from './service-option.ts';
import { option, portrait } from './testing/portrait.ts';

const makeUp = option('makeup', { price_cents: 4000, extra_minutes: 45, needs: [{ resource_ids: ['artist'] }] });
const prints = option('prints', { price_cents: 990, extra_minutes: 0, max_count: 20 });
const service = portrait({ options: [makeUp, prints] });
const customer = { mode: 'customer' } as const;
const choose = (counts: Readonly<Record<string, number>>, people?: number): Choice => ({
  options: Object.entries(counts).map(([id, count]) => ({ id, count })),
  people,
});

describe('price, duration and needs of a service with a choice (PLAN-30)', () => {
  test.each<[string, Choice, number, number, string[]]>([
    ['nothing: the service alone', choose({}), 10_000, 60, ['room']],
    ['a make-up artist', choose({ makeup: 1 }), 14_000, 105, ['room', 'artist']],
    ['two of one option, which needs its resource once', choose({ makeup: 2 }), 18_000, 150, ['room', 'artist']],
    ['a count of 0: nothing', choose({ makeup: 0, prints: 0 }), 10_000, 60, ['room']],
    ['several options', choose({ prints: 3, makeup: 1 }), 16_970, 105, ['room', 'artist']],
    ['people who are included', choose({}, 2), 10_000, 60, ['room']],
    ['people from the third on', choose({}, 5), 14_500, 75, ['room']],
    [
      'the same option twice: their sum',
      { options: [...choose({ prints: 1 }).options, { id: 'PRINTS', count: 2 }] },
      12_970,
      60,
      ['room'],
    ],
  ])('%s', (_, choice, price_cents, duration_min, needs) => {
    const result = priceChoice(service, choice, customer);
    expect(result).toMatchObject({ ok: true, value: { service: { price_cents, duration_min } } });
    expect(result.ok && result.value.service.needs.flatMap(({ resource_ids }) => resource_ids)).toEqual(needs);
  });

  it('returns the same service object without a choice', () => {
    expect(priceChoice(service, choose({}), customer)).toEqual({ ok: true, value: { service, items: [] } });
    const result = priceChoice(service, choose({}), customer);
    expect(result.ok && result.value.service).toBe(service);
  });

  it('items have the current names, prices and minutes, in the order of the options (PLAN-31)', () => {
    const result = priceChoice(service, choose({ prints: 2, makeup: 1 }, 3), customer);
    expect(result.ok && result.value.items).toEqual([
      {
        kind: 'option',
        option_id: 'makeup',
        name_de: 'makeup',
        name_ru: null,
        count: 1,
        included: 0,
        unit_price_cents: 4000,
        unit_minutes: 45,
      },
      {
        kind: 'option',
        option_id: 'prints',
        name_de: 'prints',
        name_ru: null,
        count: 2,
        included: 0,
        unit_price_cents: 990,
        unit_minutes: 0,
      },
      {
        kind: 'people',
        option_id: null,
        name_de: 'Personen',
        name_ru: 'Количество человек',
        count: 3,
        included: 2,
        unit_price_cents: 1500,
        unit_minutes: 5,
      },
    ]);
  });
});

describe('refuses a choice that cannot be booked (PLAN-30)', () => {
  const required = option('required', { required: true });
  test.each<[ChoiceRefusal, readonly ServiceOption[], Choice]>([
    ['unknown_option', [makeUp], choose({ other: 1 })],
    ['unknown_option', [{ ...makeUp, active: false }], choose({ makeup: 1 })],
    ['too_many_of_option', [makeUp], choose({ makeup: 4 })],
    ['option_missing', [makeUp, required], choose({ makeup: 1 })],
    ['option_missing', [required], choose({ required: 0 })],
    ['too_many_people', [], choose({}, 6)],
    ['too_long', [option('long', { extra_minutes: 480 })], choose({ long: 3 })],
    ['too_expensive', [option('dear', { price_cents: 50_000_000 })], choose({ dear: 2 })],
  ])('%s', (refusal, options, choice) => {
    expect(priceChoice(portrait({ options }), choice, customer)).toEqual({ ok: false, refusal });
  });

  it('a number of people if the service does not ask for it', () => {
    expect(priceChoice(portrait({ people: null }), choose({}, 1), customer)).toEqual({
      ok: false,
      refusal: 'no_people',
    });
  });

  it('an inactive required option is not needed, and the studio may leave out an active one', () => {
    const inactive = portrait({ options: [{ ...required, active: false }] });
    expect(priceChoice(inactive, choose({}), customer).ok).toBe(true);
    expect(priceChoice(portrait({ options: [required] }), choose({}), { mode: 'staff' }).ok).toBe(true);
  });
});

describe('existing items of a booking (PLAN-31)', () => {
  const before = priceChoice(service, choose({ makeup: 1 }, 4), customer);
  const kept = before.ok ? before.value.items : [];
  const dearer = portrait({
    options: [{ ...makeUp, price_cents: 9000, name_de: 'Neu', active: false }, prints],
    people: { included: 0, max: 3, price_each_cents: 9900, minutes_each: 60 },
  });

  it('keep name, price and minutes, even if the option is no longer offered', () => {
    const result = priceChoice(dearer, choose({ makeup: 2, prints: 1 }, 4), { mode: 'staff', kept });
    expect(result.ok && result.value.items).toMatchObject([
      { option_id: 'makeup', name_de: 'makeup', count: 2, unit_price_cents: 4000 },
      { option_id: 'prints', count: 1, unit_price_cents: 990 },
      { kind: 'people', count: 4, included: 2, unit_price_cents: 1500 },
    ]);
  });

  it('the number of people cannot be raised above the maximum', () => {
    expect(priceChoice(dearer, choose({}, 5), { mode: 'staff', kept })).toEqual({
      ok: false,
      refusal: 'too_many_people',
    });
  });
});

const arbitraryOption = (id: string) =>
  fc
    .record({
      price_cents: fc.nat(100_000),
      extra_minutes: fc.nat(30),
      max_count: fc.integer({ min: 1, max: 5 }),
      required: fc.boolean(),
      active: fc.boolean(),
    })
    .map((of) => option(id, of));
const arbitraryService = fc.tuple(...['a', 'b', 'c'].map(arbitraryOption)).map((options) => portrait({ options }));
const arbitraryChoice = fc.record({
  options: fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), count: fc.nat(7) }), { maxLength: 5 }),
  people: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
});

describe('for every service and choice (PLAN-30, PLAN-31)', () => {
  it('price and minutes are the sums of service and items, and recomputing from the items gives the same', () => {
    fc.assert(
      fc.property(arbitraryService, arbitraryChoice, (offered, choice) => {
        const result = priceChoice(offered, choice, customer);
        if (!result.ok) return;
        const { service: booked, items } = result.value;
        expect(booked.price_cents).toBe(offered.price_cents + priceOfItems(items));
        expect(booked.duration_min).toBe(offered.duration_min + minutesOfItems(items));
        expect(booked.price_cents).toBeGreaterThanOrEqual(offered.price_cents);
        expect(priceItems(offered, items)).toEqual(result);
        expect(items.every(({ count }) => count >= 1)).toBe(true);
      }),
    );
  });

  it('the fitting part of a choice can be booked, and a choice that can be booked fits unchanged (PLAN-32)', () => {
    fc.assert(
      fc.property(arbitraryService, arbitraryChoice, (offered, choice) => {
        const fitting = priceChoice(offered, fittingChoice(offered, choice), customer);
        expect(fitting.ok).toBe(true);
        const asItIs = priceChoice(offered, choice, customer);
        if (asItIs.ok) expect(fitting).toEqual(asItIs);
      }),
    );
  });
});
