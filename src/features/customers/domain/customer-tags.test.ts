import { describe, expect, it } from 'vitest';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { CustomerTag } from '../contract.ts';
import { type CustomerFacts, customerTagsOf } from './customer-tags.ts';

const now = Date.UTC(2030, 5, 3, 6);
const withoutBookings: CustomerFacts = { total: 0, cancelled: 0, revenue_cents: 0, last_start: null, upcoming: false };
const recently = now - 10 * DAY;

describe('tags of a customer (SRV-54, CUST-009)', () => {
  it.each<[string, Partial<CustomerFacts>, CustomerTag[]]>([
    ['never booked', {}, ['new']],
    ['one booking', { total: 1, last_start: recently }, ['new']],
    ['one kept, one cancelled', { total: 2, cancelled: 1, last_start: recently }, ['new']],
    ['two', { total: 2, last_start: recently }, ['returning']],
    ['four', { total: 4, last_start: recently }, ['returning']],
    ['five', { total: 5, last_start: recently }, ['regular']],
    ['five and a cancelled one', { total: 6, cancelled: 1, last_start: recently }, ['regular']],
    ['999.99 EUR', { total: 2, revenue_cents: 99_999, last_start: recently }, ['returning']],
    ['1000 EUR', { total: 2, revenue_cents: 100_000, last_start: recently }, ['returning', 'vip']],
    [
      'two of five cancelled: 40 %',
      { total: 5, cancelled: 2, last_start: recently },
      ['returning', 'frequent_canceller'],
    ],
    ['two of six cancelled: a third', { total: 6, cancelled: 2, last_start: recently }, ['returning']],
    ['one of one cancelled', { total: 1, cancelled: 1, last_start: recently }, ['new']],
    ['two of two cancelled', { total: 2, cancelled: 2, last_start: recently }, ['new', 'frequent_canceller']],
    ['a year ago to the day', { total: 1, last_start: now - 365 * DAY }, ['new']],
    ['longer ago', { total: 1, last_start: now - 365 * DAY - 1 }, ['new', 'inactive']],
    ['still to come', { total: 1, last_start: now + DAY, upcoming: true }, ['new', 'upcoming']],
    [
      'everything at once',
      { total: 20, cancelled: 8, revenue_cents: 500_000, last_start: now - 400 * DAY },
      ['regular', 'vip', 'frequent_canceller', 'inactive'],
    ],
  ])('%s', (_, facts, tags) => {
    expect(customerTagsOf({ ...withoutBookings, ...facts }, now)).toEqual(tags);
  });
});
