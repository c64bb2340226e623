import type { Offer } from '#features/offers/contract.ts';
import { anna, portrait } from './first-studio.ts';

/** An open offer of one time with Anna to Mia Kern. `start` is Berlin wall time in summer, such as '2027-05-18T10:00'. */
export const offerOf = (start: string, more: Partial<Offer> = {}): Offer => ({
  id: crypto.randomUUID(),
  state: 'open',
  service_id: portrait.id,
  service_name: portrait.name,
  service_name_de: portrait.name_de,
  service_name_ru: portrait.name_ru,
  held_until: '2027-05-13T10:20:00+02:00',
  times: [
    {
      id: crypto.randomUUID(),
      photographer_id: anna.id,
      photographer_name: anna.name,
      start: `${start}:00+02:00`,
      end: `${start.replace(/T(\d\d)/, (_, hour) => `T${String(Number(hour) + 1).padStart(2, '0')}`)}:00+02:00`,
    },
  ],
  items: [],
  contact_id: null,
  customer: { name: 'Mia Kern', email: 'mia.kern@kunde.example', phone: '+49 170 7654321', language: 'de' },
  created_at: '2027-05-11T10:15:00+02:00',
  ended_at: null,
  booking_id: null,
  url: 'http://127.0.0.1:8000/offer/secret',
  ...more,
});
