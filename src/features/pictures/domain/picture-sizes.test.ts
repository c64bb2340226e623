import { expect, it } from 'vitest';
import { bytesGoal, pageWidths, widthsOf } from './picture-sizes.ts';

it.each([
  [100, [100]],
  [320, [320]],
  [321, [320, 321]],
  [960, [320, 640, 960]],
  [1599, [320, 640, 960, 1599]],
  [1600, [320, 640, 960, 1600]],
  [6000, [320, 640, 960, 1600]],
])('a picture %i pixels wide is made in the widths %j, never larger than it is (PIC-02)', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

it('the large view of the gallery may have more than a card of the same quality (PIC-03)', () => {
  expect(bytesGoal(961)).toBe(320_000);
  expect(bytesGoal(1600)).toBe(320_000);
});

it('two cards of a phone have at most 120 kB, and a narrower file fewer (PIC-03)', () => {
  expect(2 * bytesGoal(960)).toBe(120_000);
  expect(3 * bytesGoal(640)).toBe(120_000);
  const goals = pageWidths.map(bytesGoal);
  expect(goals).toEqual(goals.toSorted((a, b) => a - b));
  expect(bytesGoal(1)).toBeGreaterThan(0);
});
