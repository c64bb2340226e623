import { describe, expect, it } from 'vitest';
import type { AdminService } from '#features/services/contract.ts';
import { optionLines, peopleLine } from '#features/services/web/parts/admin/extras/extras-to-choose.ts';
import type { AdminBooking } from '../../../admin-contract.ts';
import { type EditFields, fieldsOf, movesSession } from './edit-fields.ts';
import { editedSession, itemsIn, questionOf } from './edited-session.ts';

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
const service = (id: string, more: object = {}) =>
  ({ id, price_eur: 150, duration_min: 60, options: [], people: null, ...more }) as unknown as AdminService;
const people = { included: 2, max: 4, price_each: 15, minutes_each: 10 };
const item = (option_id: string | null, count: number, more: object = {}) => ({
  kind: option_id === null ? ('people' as const) : ('option' as const),
  option_id,
  name_de: `früher ${option_id}`,
  name_ru: null,
  count,
  included: 0,
  unit_price: 35,
  unit_minutes: 20,
  price: 35 * count,
  minutes: 20 * count,
  ...more,
});
/** 90 minutes for a service that takes 60, with one option at its former price. */
const booking = {
  id: 'b1',
  start: '2030-06-05T09:00:00+02:00',
  end: '2030-06-05T10:50:00+02:00',
  service_id: 'a',
  photographer_id: 'p1',
  service_price: 135,
  items: [item('makeup', 1)],
  status: 'CONFIRMED',
  internal: false,
  customer_email: '',
  customer_phone: '',
} as unknown as AdminBooking;
const services = [
  service('a', { options: [option('makeup'), option('album', { required: true })], people }),
  service('b', { price_eur: 80, options: [option('frame', { required: true }), option('print')], people }),
  service('c'),
];
const edit = (changes: Partial<EditFields> = {}) => {
  const fields = { ...fieldsOf(booking), ...changes };
  const session = editedSession(booking, fields, services);
  return { ...session, sent: itemsIn(session), asked: questionOf(booking, fields, session), fields };
};
const choose = (service_id: string, options: Record<string, number>, count?: number): Partial<EditFields> => ({
  service_id,
  extras: {
    service_id,
    choice: { options: Object.entries(options).map(([id, n]) => ({ id, count: n })), people: count },
  },
});

describe('an edit in the form (PLAN-31)', () => {
  it('begins with the items of the booking, at their own prices, and sends none of them', () => {
    const { choice, sent, minutes, own_price_cents, extras } = edit();
    expect(choice).toEqual({ options: [{ id: 'makeup', count: 1 }], people: undefined });
    expect({ sent, minutes, own_price_cents }).toEqual({ sent: {}, minutes: 110, own_price_cents: 10_000 });
    expect(extras && optionLines(extras)).toMatchObject([
      { name_de: 'früher makeup', price: 35, minutes: 20, most: 3 },
      { name_de: 'album', price: 40, required: true },
    ]);
    expect(movesSession(fieldsOf(booking), booking)).toBe(false);
  });

  it('changes the end by the minutes of other items, and lasts as long as its service with a new start', () => {
    const added = edit(choose('a', { makeup: 2, album: 1 }, 3));
    expect(added.minutes).toBe(110 + 20 + 30 + 10);
    expect(added.sent).toEqual({
      options: [
        { id: 'makeup', count: 2 },
        { id: 'album', count: 1 },
      ],
      people: 3,
    });
    expect(movesSession(added.fields, booking)).toBe(true);
    expect(added.asked).toMatchObject({ duration_minutes: 170, options: added.sent.options });
    expect(edit({ ...choose('a', { makeup: 2 }), start: '2030-06-05T11:00' }).minutes).toBe(60 + 40);
  });

  it('removes all items, also the number of people', () => {
    expect(edit(choose('a', { makeup: 0 })).sent).toEqual({ options: [], people: null });
    expect(edit(choose('a', { makeup: 0 })).minutes).toBe(90);
  });

  it('to another service begins with its default choice, and back to the former one with the booked items', () => {
    const other = edit({ ...choose('a', { album: 1 }), service_id: 'b' });
    expect(other.sent).toEqual({ options: [{ id: 'frame', count: 1 }], people: 2 });
    expect([other.minutes, other.own_price_cents]).toEqual([90, 8000]);
    expect(edit({ service_id: 'c' })).toMatchObject({ extras: undefined, sent: {}, minutes: 60 });
    expect(edit({ service_id: 'c' }).asked).not.toHaveProperty('options');
  });

  it('shows a booked option that is not offered any more, to keep or remove it', () => {
    const gone = [service('a', { options: [option('album')] })];
    const { extras } = editedSession(booking, fieldsOf(booking), gone);
    expect(extras && optionLines(extras)).toMatchObject([
      { id: 'album', active: true },
      { id: 'makeup', name_de: 'früher makeup', price: 35, most: 1, active: false },
    ]);
  });

  it('keeps the fee for moves: it is not an extra, but part of the sum', () => {
    const fee = item(null, 1, { kind: 'move_fee', unit_price: 20, price: 20, unit_minutes: 0, minutes: 0 });
    const moved = { ...booking, service_price: 155, items: [...booking.items, fee] };
    const same = editedSession(moved, fieldsOf(moved), services);
    expect([same.own_price_cents, same.minutes, itemsIn(same)]).toEqual([12_000, 110, {}]);
    expect(same.extras && optionLines(same.extras)).toHaveLength(2);
    const other = editedSession(moved, { ...fieldsOf(moved), service_id: 'c' }, services);
    expect([other.own_price_cents, other.extras]).toEqual([17_000, undefined]);
  });

  it('keeps the number of people that was agreed, above what is offered now', () => {
    const kept = [item(null, 6, { included: 5 })];
    expect(peopleLine({ service: service('a', { people }), kept })).toEqual({
      included: 5,
      most: 6,
      price: 35,
      minutes: 20,
    });
    expect(peopleLine({ service: service('a') })).toBeUndefined();
  });
});
