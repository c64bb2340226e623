import { expect, test } from 'vitest';
import { type EntryOutcome, type EntryState, entryOutcomes, entryState } from './entry-state.ts';

test.each<[string, EntryOutcome | null, string, EntryState]>([
  ['waits until the end of its last day', null, '2030-06-05', 'waiting'],
  ['is over on the day after', null, '2030-06-06', 'over'],
  ...entryOutcomes.map((outcome): [string, EntryOutcome, string, EntryState] => [
    `stays ${outcome}`,
    outcome,
    '2030-06-01',
    outcome,
  ]),
])('an entry %s', (_, outcome, today, expected) => {
  expect(entryState({ outcome, last_day: '2030-06-05' }, today)).toBe(expected);
});
