import { describe, expect, it } from 'vitest';
import type { AdminService } from '../../../../contract.ts';
import { chosenExtras, hasExtras } from './staff-choice.ts';

const option = (id: string, more: object = {}) => ({
  id,
  name_de: id,
  name_ru: null,
  price: 40,
  extra_minutes: 30,
  max_count: 3,
  required: false,
  active: true,
  needs: [],
  ...more,
});
const service = (more: object = {}) =>
  ({ price_eur: 150, duration_min: 60, options: [], people: null, ...more }) as unknown as AdminService;
const people = { included: 2, max: 4, price_each: 15, minutes_each: 10 };
const family = service({
  options: [option('a', { required: true }), option('b'), option('c', { active: false })],
  people,
});

describe('what the studio chooses for a new booking (PLAN-31)', () => {
  it('is one of each required option and the people in the price, until something else is chosen', () => {
    expect(chosenExtras(family, undefined)).toEqual({
      choice: { options: [{ id: 'a', count: 1 }], people: 2 },
      query: { options: 'a:1', people: 2 },
      order: { options: [{ id: 'a', count: 1 }], people: 2 },
      minutes: 90,
      price_cents: 19_000,
    });
  });

  it('may leave out a required option and the number of people', () => {
    const chosen = chosenExtras(family, {
      options: [
        { id: 'a', count: 0 },
        { id: 'b', count: 2 },
      ],
      people: undefined,
    });
    expect(chosen).toMatchObject({
      query: { options: 'b:2' },
      order: { options: [{ id: 'b', count: 2 }] },
      minutes: 120,
    });
    expect(chosen.query).not.toHaveProperty('people');
  });

  it('leaves out what is not offered any more', () => {
    const { order } = chosenExtras(family, {
      options: [
        { id: 'c', count: 1 },
        { id: 'x', count: 1 },
        { id: 'b', count: 1 },
      ],
    });
    expect(order.options).toEqual([{ id: 'b', count: 1 }]);
  });

  it('is nothing for a service without options and people: the requests stay as they were', () => {
    const plain = service({ options: [option('c', { active: false })] });
    expect(hasExtras({ service: plain })).toBe(false);
    expect(chosenExtras(plain, undefined)).toMatchObject({ query: {}, order: {}, minutes: 60, price_cents: 15_000 });
  });
});
