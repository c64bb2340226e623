import { expect, test } from 'vitest';
import { hasPictures } from './has-pictures.ts';

const picture = { name: 'ab'.repeat(16), widths: [320] };

test.each([
  [{ data: { picture } }],
  [{ data: { services: [{ name: 'A' }, { name: 'B', pictures: [picture] }] } }],
  [{ data: { photographers: [{ name: 'Anna', picture }] } }],
  [{ data: { services: [], picturesLater: true } }],
])('a page with %j shows pictures (PIC-03)', (props) => {
  expect(hasPictures(props)).toBe(true);
});

test.each([
  [{ data: null }],
  [{ data: { services: [{ name: 'picture' }], picture: undefined } }],
  // What the studio or an address says in words is no picture.
  [{ data: { services: [{ name: '"picture":' }] }, search: '?"pictures":1' }],
  [{ data: { text: '{\\"picture": 1}' } }],
  [{ data: { picturesque: 1 } }],
])('a page with %j does not (PIC-03)', (props) => {
  expect(hasPictures(props)).toBe(false);
});
