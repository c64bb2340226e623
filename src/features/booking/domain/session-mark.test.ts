import { describe, expect, it } from 'vitest';
import {
  answerOf,
  type DayAction,
  dayActions,
  markAfter,
  markRefusal,
  noMark,
  type PublishConsent,
  tapInstant,
} from './session-mark.ts';

const tap = (action: DayAction, tapped_at = 100, note: string | null = null) => ({
  action,
  tapped_at,
  note,
  publish_consent: null,
});
const answer = (publish_consent: PublishConsent | null, tapped_at: number) => ({
  ...tap('publish_consent', tapped_at),
  publish_consent,
});

describe('the mark of a session', () => {
  it('is arrived or missed, never both, and keeps the instant of the first tap (TODAY-02)', () => {
    const arrived = markAfter(noMark, tap('arrived'));
    expect(arrived).toEqual({ ...noMark, arrived_at: 100 });
    expect(markAfter(arrived, tap('arrived', 200))).toEqual(arrived);
    const missed = markAfter(arrived, tap('missed', 300));
    expect(missed).toEqual({ ...noMark, missed_at: 300 });
    expect(markAfter(missed, tap('missed', 400))).toEqual(missed);
    expect(markAfter(missed, tap('arrived', 500))).toEqual({ ...noMark, arrived_at: 500 });
  });

  it('is taken back by undo, and a note stays whatever else happens (TODAY-02)', () => {
    const noted = markAfter(noMark, tap('note', 1, 'Hund dabei'));
    for (const action of ['arrived', 'missed', 'done', 'undo'] as const)
      expect(markAfter(noted, tap(action)).note).toBe('Hund dabei');
    expect(markAfter(markAfter(noted, tap('arrived')), tap('undo'))).toEqual(noted);
    expect(markAfter(noted, tap('note'))).toEqual(noMark);
  });

  it('keeps the arrival of a session that is done, and forgets that nobody came (TODAY-02)', () => {
    const done = tap('done', 900);
    expect(markAfter({ ...noMark, arrived_at: 5 }, done).arrived_at).toBe(5);
    expect(markAfter({ ...noMark, missed_at: 5 }, done).missed_at).toBeNull();
  });
});

describe('the consent to publish', () => {
  const given = markAfter({ ...noMark, arrived_at: 5 }, answer('given', 100));

  it('is since the tap that changed it, and stays whatever else happens (TODAY-05)', () => {
    expect(given).toEqual({ ...noMark, arrived_at: 5, publish_consent: 'given', publish_consent_at: 100 });
    expect(markAfter(given, answer('given', 200))).toEqual(given);
    const refused = markAfter(given, answer('refused', 300));
    expect(refused).toMatchObject({ publish_consent: 'refused', publish_consent_at: 300, arrived_at: 5 });
    expect(markAfter(refused, answer(null, 400))).toEqual({ ...noMark, arrived_at: 5 });
    for (const action of ['arrived', 'missed', 'done', 'undo', 'note'] as const) {
      expect(markAfter(given, tap(action))).toMatchObject({ publish_consent: 'given', publish_consent_at: 100 });
    }
  });

  it('is withdrawn only if it was given before, and cleared if nobody was asked (TODAY-05)', () => {
    const before = ['given', 'refused', null] as const;
    expect(before.map((one) => [answerOf(one, 'given'), answerOf(one, 'refused'), answerOf(one, null)])).toEqual([
      ['given', 'withdrawn', 'cleared'],
      ['given', 'refused', 'cleared'],
      ['given', 'refused', 'cleared'],
    ]);
  });
});

describe('an action at a session', () => {
  const confirmed = { status: 'CONFIRMED', starts_at: 50 } as const;

  it('is refused for a cancelled booking, and before its day, a note and the consent excepted (TODAY-02, TODAY-05)', () => {
    for (const action of dayActions) {
      expect(markRefusal({ ...confirmed, status: 'CANCELLED' }, action, 100)).toBe('booking_cancelled');
      expect(markRefusal(confirmed, action, 51)).toBeUndefined();
      expect(markRefusal(confirmed, action, 50)).toBe(
        action === 'note' || action === 'publish_consent' ? undefined : 'not_yet',
      );
    }
  });

  it('completes only a confirmed booking (TODAY-02)', () => {
    const refusals = (['PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED'] as const).map((status) => [
      markRefusal({ ...confirmed, status }, 'done', 100),
      markRefusal({ ...confirmed, status }, 'arrived', 100),
    ]);
    expect(refusals.map(([done]) => done)).toEqual(['not_confirmed', 'not_confirmed', undefined, undefined]);
    expect(refusals.flatMap(([, arrived]) => arrived ?? [])).toEqual([]);
  });

  it('happened when it was tapped, unless the clock of the phone is wrong (TODAY-02)', () => {
    const week = 7 * 86_400_000;
    expect(tapInstant(undefined, week)).toBe(week);
    expect(tapInstant(5, week)).toBe(5);
    expect(tapInstant(0, week)).toBe(0);
    expect(tapInstant(-1, week)).toBe(week);
    expect(tapInstant(week + 1, week)).toBe(week);
  });
});
