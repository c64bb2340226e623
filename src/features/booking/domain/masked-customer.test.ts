import { expect, it } from 'vitest';
import { maskedCustomer } from './masked-customer.ts';

const masked = (changes: Partial<Parameters<typeof maskedCustomer>[0]>) =>
  maskedCustomer({ name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567', ...changes });

it('a customer recognises the masked data, but nobody can contact the customer with it (AMB-029, SRV-96)', () => {
  expect(masked({})).toEqual({ name: 'Änne M.', email: 'a***@example.de', phone: '***567' });
});

it.each([
  ['Anna Maria von der Heide', 'Anna H.'],
  ['Müller', 'M.'],
  ['  Анна   Смирнова ', 'Анна С.'],
  ['Ann É́clair', 'Ann É́.'],
  ['', '.'],
])('masks the name %j as %j', (name, shown) => {
  expect(masked({ name }).name).toBe(shown);
});

it.each([
  ['x@example.de', 'x***@example.de'],
  ['"a@b"@example.de', '"***@example.de'],
])('masks the address %j as %j, up to its last @', (email, shown) => {
  expect(masked({ email }).email).toBe(shown);
});

it.each([
  ['0170 / 123-45-67', '***567'],
  ['1234567', '***567'],
  ['123456', '***'],
  ['', '***'],
])('masks the telephone %j as %j', (phone, shown) => {
  expect(masked({ phone }).phone).toBe(shown);
});
