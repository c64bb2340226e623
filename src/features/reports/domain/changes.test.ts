import { expect, it } from 'vitest';
import { comparedChanges } from './changes.ts';

const none = { moved_by_customers: 0, moved_by_studio: 0, waited: 0, offered: 0, filled: 0 };

it('is nothing if nothing happened in the period and the one before', () => {
  expect(comparedChanges(none, null)).toBeNull();
  expect(comparedChanges(none, none)).toBeNull();
});

it('compares each count with the period before', () => {
  expect(comparedChanges({ ...none, filled: 2 }, { ...none, filled: 1, waited: 4 })).toEqual({
    moved_by_customers: { count: 0, previous: 0 },
    moved_by_studio: { count: 0, previous: 0 },
    waited: { count: 0, previous: 4 },
    offered: { count: 0, previous: 0 },
    filled: { count: 2, previous: 1 },
  });
});

it('says what happened before also if nothing has since', () => {
  expect(comparedChanges(none, { ...none, moved_by_studio: 1 })?.moved_by_studio).toEqual({ count: 0, previous: 1 });
});

it('has nothing to compare with without a period before', () => {
  expect(comparedChanges({ ...none, waited: 3 }, null)?.waited).toEqual({ count: 3, previous: null });
});
