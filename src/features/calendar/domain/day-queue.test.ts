import { describe, expect, it } from 'vitest';
import {
  afterRefusal,
  afterSent,
  isInConflict,
  keptMine,
  keptTheirs,
  nextToSend,
  type QueuedAction,
  type SeenSession,
  type Tapped,
  waitingFor,
  withQueue,
} from './day-queue.ts';

const seen: SeenSession = {
  id: 'a',
  version: 3,
  customer_name: 'Erika',
  start: '2030-06-05T10:00:00+02:00',
  end: '2030-06-05T11:00:00+02:00',
  photographer_id: 'anna',
  status: 'CONFIRMED',
  arrived_at: null,
  missed_at: null,
  internal_note: null,
  publish_consent: null,
  publish_consent_at: null,
  money: { paid: 0.1, due: 0.3 },
};
const mark = (action: 'arrived' | 'missed' | 'done' | 'undo' | 'note', note: string | null = null): Tapped => ({
  kind: 'mark',
  action,
  note,
  tapped_at: 'T',
});
const answer = (publish_consent: 'given' | 'refused' | null): Tapped => ({
  kind: 'mark',
  action: 'publish_consent',
  note: null,
  publish_consent,
  tapped_at: 'T',
});
const paid = (amount: number): Tapped => ({ kind: 'paid', method: 'cash', amount });
const queued = (key: string, tapped: Tapped, of: Partial<SeenSession> = {}): QueuedAction => ({
  key,
  date: '2030-06-05',
  tapped,
  seen: { ...seen, ...of },
});
const keys = (queue: readonly QueuedAction[]) => queue.map(({ key }) => key);

describe('the queue of a day', () => {
  it('is sent in order, without what waits for a decision about the same session (TODAY-02)', () => {
    const queue = [queued('1', mark('arrived')), queued('2', mark('done')), queued('3', mark('arrived'), { id: 'b' })];
    expect(nextToSend(queue)?.key).toBe('1');
    const refused = afterRefusal(queue, '1', { ...seen, version: 4, missed_at: 'X' });
    expect(nextToSend(refused)?.key).toBe('3');
    expect(nextToSend(afterSent(refused, '3', 9))).toBeUndefined();
    expect(nextToSend([])).toBeUndefined();
  });

  it('goes on with the version after each action, and with what was paid, for that session alone (TODAY-02)', () => {
    const queue = [queued('1', mark('arrived')), queued('2', mark('done')), queued('3', mark('done'), { id: 'b' })];
    const after = afterSent(queue, '1', 4);
    expect(after.map(({ key, seen: { version, arrived_at } }) => [key, version, arrived_at])).toEqual([
      ['2', 4, 'T'],
      ['3', 3, null],
    ]);
    const [second] = afterSent([queued('1', paid(0.2)), queued('2', paid(0.1))], '1', undefined);
    expect(second?.seen).toMatchObject({ version: 3, money: { paid: 0.3, due: 0.1 } });
  });

  it('sends again what was refused over something that does not matter, with the present version (TODAY-02)', () => {
    const queue = [queued('1', mark('arrived')), queued('2', mark('note', 'x'))];
    const present = { ...seen, version: 8, internal_note: 'Neu', status: 'COMPLETED' } as const;
    expect(afterRefusal(queue, '1', present)[0]).toEqual({ ...queue[0], seen: present });
    expect(afterRefusal(queue, '2', present)[1]).toEqual({ ...queue[1], conflict: { present } });
    expect(afterRefusal(queue, '1', null)[0]?.conflict).toEqual({ present: null });
  });

  it.each([
    ['another start', mark('note'), { start: 'other' }],
    ['another end', mark('arrived'), { end: 'other' }],
    ['another photographer', mark('done'), { photographer_id: 'berta' }],
    ['another arrival', mark('missed'), { arrived_at: 'X' }],
    ['nobody came', mark('done'), { missed_at: 'X' }],
    ['another note', mark('note'), { internal_note: 'X' }],
    ['another answer about publishing', answer('given'), { publish_consent: 'refused' }],
    ['another payment', paid(1), { money: { paid: 5, due: 0 } }],
  ] as const)('asks about %s (TODAY-02)', (_, tapped, present) => {
    expect(isInConflict(queued('1', tapped), { ...seen, ...present })).toBe(true);
    expect(isInConflict(queued('1', tapped), { ...seen, version: 9, status: 'COMPLETED' })).toBe(false);
    expect(isInConflict(queued('1', mark('done')), { ...seen, publish_consent: 'refused' })).toBe(false);
  });

  it('keeps the own action on what is now, or drops it with what was tapped after it (TODAY-02)', () => {
    const present = { ...seen, version: 8, missed_at: 'X' };
    const both = [queued('0', mark('note')), queued('1', mark('arrived')), queued('2', mark('done'))];
    const queue = afterRefusal([...both, queued('3', mark('done'), { id: 'b' })], '1', present);
    expect(keptMine(queue, '1')[1]).toEqual(queued('1', mark('arrived'), present));
    expect(keys(keptTheirs(queue, '1'))).toEqual(['0', '3']);
    expect(keys(keptMine(afterRefusal(queue, '1', null), '1'))).toEqual(['0', '2', '3']);
    expect(keptMine(queue, '2')).toEqual(queue);
    expect(keptTheirs(queue, 'unknown')).toEqual(queue);
  });
});

describe('a session on the sheet', () => {
  it('is shown with what was tapped and is not sent yet, conflicts excepted (TODAY-02)', () => {
    const shown = (...taps: Tapped[]) =>
      withQueue(
        seen,
        taps.map((tapped, n) => queued(String(n), tapped)),
      );
    expect(shown(mark('arrived'), mark('note', 'x'), mark('done'))).toEqual({
      ...seen,
      arrived_at: 'T',
      internal_note: 'x',
      status: 'COMPLETED',
    });
    expect(shown(mark('arrived'), mark('missed'))).toEqual({ ...seen, missed_at: 'T' });
    expect(shown(mark('missed'), mark('undo'))).toEqual(seen);
    const given = { ...seen, publish_consent: 'given', publish_consent_at: 'T' };
    expect([shown(answer('given')), shown(answer('given'), answer(null))]).toEqual([given, seen]);
    const asked = { ...seen, publish_consent: 'given', publish_consent_at: 'X' } as const;
    expect(withQueue(asked, [queued('1', answer('given'))])).toEqual(asked);
    expect(shown(paid(0.2)).money).toEqual({ paid: 0.3, due: 0.1 });
    expect(shown(paid(5)).money?.due).toBe(0);
    expect(withQueue({ ...seen, money: null }, [queued('1', paid(1))]).money).toBeNull();
    expect(withQueue(seen, [queued('1', mark('arrived'), { id: 'b' })])).toEqual(seen);
    const queue = [{ ...queued('1', mark('arrived')), conflict: { present: null } }];
    expect([withQueue(seen, queue), waitingFor(queue, 'a'), waitingFor(queue, 'b')]).toEqual([seen, 1, 0]);
  });
});
