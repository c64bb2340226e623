import { expect, it } from 'vitest';
import { altOf, focusSteps, type ShownPicture, sourceSet } from './picture-address.ts';

const picture: ShownPicture = {
  name: 'ab'.repeat(16),
  width: 1600,
  height: 900,
  widths: [320, 640, 960, 1600],
  color: '#102030',
  focus_x: 34,
  focus_y: 100,
  alt: { de: 'Ein See' },
};

it.each([
  [undefined, [320, 640, 960, 1600]],
  [960, [320, 640, 960]],
  [700, [320, 640]],
  // The narrowest one is always there.
  [100, [320]],
])('the files up to %s pixels are offered with their widths (PIC-03)', (most, widths) => {
  const expected = widths.map((width) => `/pictures/${picture.name}-${width}.avif ${width}w`).join(', ');
  expect(sourceSet(picture, 'avif', most)).toBe(expected);
});

it('the focus is rounded to the steps that style sheets have (PIC-03)', () => {
  expect(focusSteps(picture)).toEqual([3, 10]);
  expect(focusSteps({ focus_x: 35, focus_y: 0 })).toEqual([4, 0]);
});

it('the text is that of the language, or none: never one of another language (PIC-01)', () => {
  expect(altOf(picture, 'de')).toBe('Ein See');
  expect(altOf(picture, 'ru')).toBe('');
});
