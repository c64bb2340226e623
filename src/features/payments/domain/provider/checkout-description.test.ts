import { expect, it } from 'vitest';
import { checkoutDescription } from './checkout-description.ts';

const booking = {
  service_name: 'Porträt',
  customer_name: 'Anna {date}',
  date: '24.12.2026',
  confirmation_code: 'FB-7KQ2MX9D',
};

it.each([
  ['{service_name} – {date} ({confirmation_code})', 'Porträt – 24.12.2026 (FB-7KQ2MX9D)'],
  ['{date} {date}', '24.12.2026 24.12.2026'],
  // Placeholders in the name of a customer are not replaced.
  ['{customer_name}', 'Anna {date}'],
  ['{price} {__proto__} {constructor}', '{price} {__proto__} {constructor}'],
  ['  Fotos  ', 'Fotos'],
  ['', 'Porträt'],
  ['   ', 'Porträt'],
])('the template %j is shown as %j at the provider (SRV-28)', (template, text) => {
  expect(checkoutDescription(template, booking)).toBe(text);
});

it('has at most 200 characters, without surrounding spaces', () => {
  expect(checkoutDescription(` ${'a'.repeat(300)}`, booking)).toBe('a'.repeat(200));
});
