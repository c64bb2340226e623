import { describe, expect, it } from 'vitest';
import { keptLanesOf } from './kept-lanes.ts';

const unit = (resource_id: string, ...ids: number[]) => ids.map((id) => ({ id, resource_id }));
const [anna, boris] = [unit('anna', 1), unit('boris', 2)];
const [roomA, roomB, backdrops] = [unit('room A', 11), unit('room B', 12), unit('backdrop', 21, 22, 23)];

describe('the lanes that are kept for births (BABY-03)', () => {
  it.each([
    ['its photographers without needs', [...anna, ...boris], [], [1, 2]],
    ['the only room, of one photographer', anna, [roomA], [1, 11]],
    ['the only room, of two photographers', [...anna, ...boris], [roomA], [1, 2, 11]],
    ['the first of two rooms for one photographer', anna, [[...roomB, ...roomA]], [1, 12]],
    ['both rooms for two photographers', [...anna, ...boris], [[...roomA, ...roomB]], [1, 2, 11, 12]],
    ['as many units as photographers', [...anna, ...boris], [backdrops], [1, 2, 21, 22]],
    ['different lanes for two needs', anna, [[...roomA, ...roomB], roomA], [1, 11, 12]],
    ['another photographer as the second person', anna, [[...anna, ...boris]], [1, 2]],
    ['each other as the second person', [...anna, ...boris], [[...anna, ...boris]], [1, 2]],
    ['nothing of a need that cannot be satisfied', anna, [roomA, []], [1]],
    ['nothing without photographers', [], [roomA], []],
  ])('are %s', (_, photographers, needs, kept) => {
    expect([...keptLanesOf({ photographers, needs })].sort((a, b) => a - b)).toEqual(kept);
  });
});
