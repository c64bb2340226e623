import { describe, expect, it, test } from 'vitest';
import { choiceWith } from './choice-with.ts';
import { fittingChoice } from './fitting-choice.ts';
import { priceChoice } from './priced-service.ts';
import { asSecondSession, type Follower, secondSessionsOf } from './second-session.ts';
import { portrait } from './testing/portrait.ts';

const follower = (of: Partial<Follower> = {}): Follower => ({
  id: 'passport',
  name_de: 'Passfoto',
  name_ru: null,
  price_cents: 2000,
  duration_min: 30,
  minutes_before: 0,
  minutes_after: 0,
  active: true,
  needs: [],
  assigned_photographers: [],
  ...of,
});
const customer = { mode: 'customer' } as const;
const choose = (id: string, count = 1) => ({ options: [{ id, count }] });

test.each([
  ['the minutes after the first', 45, 20, 45],
  ['the minutes before the second', 10, 20, 20],
  ['no minutes', 0, 0, 0],
])(
  'the time between two sessions is the longer of both, never the sum: %s (PLAN-33)',
  (_, after, before, gap_minutes) => {
    expect(asSecondSession({ minutes_after: after }, follower({ minutes_before: before }))).toMatchObject({
      gap_minutes,
      extra_minutes: 30 + gap_minutes,
    });
  },
);

describe('a service with a second session (PLAN-33)', () => {
  const second = asSecondSession({ minutes_after: 15 }, follower({ minutes_after: 40, minutes_before: 5 }));
  const service = {
    ...portrait({ second_sessions: [second] }),
    minutes_after: 15,
  };

  it('costs the sum, takes both and the time between, and leaves the minutes after the second', () => {
    expect(priceChoice(service, choose('PASSPORT'), customer)).toMatchObject({
      ok: true,
      value: {
        service: { price_cents: 12_000, duration_min: 105, minutes_after: 40 },
        items: [
          { kind: 'session', option_id: null, service_id: 'passport', count: 1, unit_minutes: 45, gap_minutes: 15 },
        ],
      },
    });
  });

  it('is refused twice, with a second one, and when it is not offered any more, unless the booking has it', () => {
    const other = asSecondSession(service, follower({ id: 'pet' }));
    const two = { ...service, second_sessions: [second, other] };
    const both = { options: [...choose('passport').options, ...choose('pet').options] };
    expect(priceChoice(two, both, customer)).toEqual({ ok: false, refusal: 'too_many_sessions' });
    expect(priceChoice(service, choose('passport', 2), customer)).toEqual({ ok: false, refusal: 'too_many_sessions' });
    const former = { ...service, second_sessions: [{ ...second, active: false, price_cents: 9900 }] };
    expect(priceChoice(former, choose('passport'), customer)).toEqual({ ok: false, refusal: 'unknown_option' });
    const booked = priceChoice(service, choose('passport'), customer);
    const kept = booked.ok ? booked.value.items : [];
    expect(priceChoice(former, choose('passport'), { mode: 'staff', kept })).toMatchObject({
      ok: true,
      value: { items: kept },
    });
  });

  it('keeps at most one chosen second session, and a newly chosen one replaces it', () => {
    const two = { ...service, second_sessions: [second, asSecondSession(service, follower({ id: 'pet' }))] };
    const both = { options: [...choose('passport', 3).options, ...choose('pet').options] };
    expect(fittingChoice(two, both)).toEqual(choose('passport'));
    expect(choiceWith(two, choose('passport'), { id: 'pet', count: 1 })).toEqual(choose('pet'));
    expect(choiceWith(two, { options: [{ id: 'print', count: 2 }] }, { id: 'pet', count: 1 }).options).toHaveLength(2);
  });
});

test.each<[string[], string[], boolean]>([
  [[], [], true],
  [['a'], [], true],
  [['a'], ['a', 'b'], true],
  [['a', 'b'], ['b'], false],
  [['a'], ['b'], false],
  [[], ['a'], false],
])(
  'a service of %j is followed by one of %j: %s, by one that all its photographers offer (PLAN-33)',
  (first, second, is) => {
    const followers = [follower({ assigned_photographers: second })];
    const sessions = secondSessionsOf({ minutes_after: 0, assigned_photographers: first }, followers);
    expect(sessions.map(({ id }) => id)).toEqual(is ? ['passport'] : []);
  },
);
