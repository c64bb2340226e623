import { expect, it } from 'vitest';
import { isOnOffer } from './promotion.ts';

const start = Date.UTC(2030, 5, 1);
const end = Date.UTC(2030, 5, 30);

it.each([
  ['without bounds', null, null, 0, true],
  ['without bounds, at any instant', null, null, -1, true],
  ['before it begins', start, end, start - 1, false],
  ['when it begins', start, end, start, true],
  ['in between', start, end, start + 1000, true],
  ['in the last millisecond of its last second', start, end, end + 999, true],
  ['a second after its end', start, end, end + 1000, false],
  ['before the end of one that never began', null, end, end - 1, true],
  ['after the end of one that never began', null, end, end + 1000, false],
  ['before one without an end', start, null, start - 1, false],
  ['long after the start of one without an end', start, null, end + 1e12, true],
])('a service is on offer %s: %5$s (SRV-42)', (_, promotion_start, promotion_end, now, expected) => {
  expect(isOnOffer({ active: true, promotion_start, promotion_end }, now)).toBe(expected);
  expect(isOnOffer({ active: false, promotion_start, promotion_end }, now)).toBe(false);
});
