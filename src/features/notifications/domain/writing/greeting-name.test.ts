import { expect, test } from 'vitest';
import { greetingName } from './greeting-name.ts';

test.each([
  ['Erika Sommer', 'Erika Sommer'],
  ['Dr. Anna-Lena O’Connor', 'Dr. Anna-Lena O’Connor'],
  ['Ольга Иванова', 'Ольга Иванова'],
  ['  Max \u202e  Muster ', 'Max Muster'],
  ['{{7*7}} ${x}', '{{7*7}} ${x}'],
  ['x'.repeat(60), 'x'.repeat(60)],
])('%j is greeted as %j', (typed, greeted) => {
  expect(greetingName(typed)).toBe(greeted);
});

test.each([
  'https://evil.example',
  'Gewinn auf evil.example',
  'www.evil.example',
  't.me/evil',
  'Max evil@example.com',
  'evil.рф',
  '\\\\evil\\share',
  'javascript:alert(1)',
  '',
  'x'.repeat(61),
])('%j is not used as a greeting (M04)', (typed) => {
  expect(greetingName(typed)).toBeNull();
});
