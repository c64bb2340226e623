import { expect, test } from 'vitest';
import { hasTooManyPixels } from './image-pixels.ts';

const limits = { edge: 1600, mostDecoded: 60_000_000 };

test.each([
  ['a full-frame camera of 60.2 million pixels', { width: 9504, height: 6336, format: 'jpeg' }, false],
  ['the same, upright', { width: 6336, height: 9504, format: 'jpeg' }, false],
  ['medium format of 102 million', { width: 11_648, height: 8736, format: 'jpeg' }, false],
  ['a phone of 108 million', { width: 12_000, height: 9000, format: 'jpeg' }, false],
  ['a phone of 200 million', { width: 16_320, height: 12_240, format: 'jpeg' }, false],
  [
    'a JPEG in several passes, which needs all of its pixels',
    { width: 9504, height: 6336, format: 'jpeg', isProgressive: true },
    true,
  ],
  [
    'a JPEG in several passes below the limit',
    { width: 7500, height: 8000, format: 'jpeg', isProgressive: true },
    false,
  ],
  ['a JPEG that is too narrow to be reduced', { width: 1500, height: 41_000, format: 'jpeg' }, true],
  ['a JPEG that is too narrow to be reduced enough', { width: 3300, height: 75_000, format: 'jpeg' }, true],
  ['a JPEG that no camera makes', { width: 60_000, height: 60_000, format: 'jpeg' }, true],
  ['a PNG of 60 million', { width: 7500, height: 8000, format: 'png' }, false],
  ['a PNG with a few pixels more', { width: 7747, height: 7747, format: 'png' }, true],
  ['an unknown format', { width: 12_000, height: 9000 }, true],
])('%s: too many pixels is %3$s (PIC-02)', (_, head, isRefused) => {
  expect(hasTooManyPixels(head, limits)).toBe(isRefused);
});
