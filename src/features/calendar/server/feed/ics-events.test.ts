import { expect, it } from 'vitest';
import type { Occupations } from '../calendar-events.ts';
import { icsEvents } from './ics-events.ts';

const session = (status: string) => ({
  id: status,
  version: 1,
  starts_at: 0,
  ends_at: 1,
  status,
  service_name: 'Portrait',
  service_name_de: null,
  service_name_ru: 'Портрет',
  customer_name: 'Änne Müller',
  customer_phone: '+49 170 1234567',
  photographer_name: 'Anna Lindner',
  confirmation_code: 'FB-1',
});
const events = (statuses: readonly string[], language: 'de' | 'ru' = 'de') =>
  icsEvents({ bookings: statuses.map(session), timeOff: [] } as unknown as Occupations, language);

it('a session is confirmed once the studio has confirmed it, also when it is completed, and tentative before', () => {
  expect(events(['PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED']).map(({ status }) => status)).toEqual([
    'TENTATIVE',
    'TENTATIVE',
    'CONFIRMED',
    'CONFIRMED',
  ]);
  expect(events(['CANCELLED'])).toEqual([]);
});

it('the service is named in the language of the reader, or by its base name', () => {
  expect(events(['PENDING'], 'ru')[0]?.summary).toBe('Портрет - Änne Müller');
  expect(events(['PENDING'], 'de')[0]?.summary).toBe('Portrait - Änne Müller');
});
