import { expect, test } from 'vitest';
import { closedRanges, shownHours } from './day-layout.ts';

test('the shown hours are whole ones around working times and events', () => {
  expect(shownHours([])).toEqual({ from: 480, to: 1140 });
  expect(shownHours([{ from: 545, to: 1080 }])).toEqual({ from: 480, to: 1140 });
  expect(
    shownHours([
      { from: 540, to: 1080 },
      { from: 10, to: 20 },
      { from: 1300, to: 1440 },
    ]),
  ).toEqual({ from: 0, to: 1440 });
});

test('the closed times: before, between and after the working times (PLAN-43)', () => {
  const blocks = [
    { from: 540, to: 720 },
    { from: 780, to: 1080 },
  ];
  expect(closedRanges(blocks)).toEqual([
    { from: 0, to: 540 },
    { from: 720, to: 780 },
    { from: 1080, to: 1440 },
  ]);
  expect(closedRanges([{ from: 0, to: 1440 }])).toEqual([]);
  expect(closedRanges([])).toEqual([{ from: 0, to: 1440 }]);
});
