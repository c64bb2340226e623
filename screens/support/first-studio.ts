import type { ServicePaymentConfig } from '#features/payments/contract.ts';
import type { PublicService } from '#features/services/contract.ts';
import type { Site } from '#shared/web/page.ts';
import first from './first-answers.json' with { type: 'json' };
import { type Answers, type Asked, refuse } from './stub-server.ts';

/** The company on every public page. */
export const site: Site = {
  ...first['GET /api/company/info'],
  vat_regime: 'unset',
  footer: ['imprint', 'accessibility', 'privacy', 'terms', 'withdrawal', 'contact'],
};

/** Who is signed in. */
export const owner = first['GET /api/admin/auth/me'];

/** The services and photographers that every new studio begins with. */
export const services: readonly PublicService[] = first['GET /api/services'];
export const photographers = first['GET /api/photographers'];

const named = <T extends { readonly name: string }>(list: readonly T[], name: string): T => {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`A new studio has no ${name}`);
  return found;
};
export const portrait = named(services, 'Porträtshooting');
export const anna = named(photographers, 'Anna Lindner');
export const max = named(photographers, 'Max Berger');

const hoursOf = (date: string): readonly number[] => {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  if (weekday === 0) return [];
  const all = weekday === 6 ? [10, 11, 12, 13, 14, 15] : [9, 10, 11, 12, 13, 14, 15, 16, 17];
  return date === today ? all.filter((hour) => hour >= 13) : all;
};
/** The day of the tests, which is also the first that can be booked; the last one is thirty days later. */
export const today = '2027-05-11';
const last = '2027-06-10';
export const startsOf = (date: string): string[] =>
  date < today || date > last
    ? []
    : hoursOf(date).map((hour) => `${date}T${String(hour).padStart(2, '0')}:00:00+02:00`);
const hourLater = (start: string): string =>
  start.replace(/T(\d\d)/, (_, hour) => `T${String(Number(hour) + 1).padStart(2, '0')}`);
const dayOf = (date: string) => ({ date, slots: startsOf(date).length, first: startsOf(date).slice(0, 3) });
const daysOf = (month: string) =>
  Array.from(
    { length: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate() },
    (_, index) => dayOf(`${month}-${String(index + 1).padStart(2, '0')}`),
  ).filter(({ slots }) => slots > 0);
const monthAfter = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7);

/** Every hour of the working days is free, as in a new studio. */
const availability: Answers = {
  'GET /api/availability': ({ query }: Asked) => ({
    slots: startsOf(query.get('date') ?? '').map((start) => ({ start, end: hourLater(start) })),
  }),
  'GET /api/availability/month': ({ query }: Asked) => {
    const month = query.get('month') ?? '';
    const days = daysOf(month);
    const next_days = days.length < 4 ? daysOf(monthAfter(month)).slice(0, 4 - days.length) : [];
    return { month, days, next_days, too_soon_until: null };
  },
};

/** What customers are asked to pay before a session. */
export const noPrepayment: ServicePaymentConfig = {
  requires_prepayment: false,
  payment_amount: 0,
  prepayment_percentage: 50,
  is_individual_payment: false,
};

/** What a new studio answers. Whatever else a test needs, it answers itself. */
export const firstStudio: Answers = {
  ...first,
  ...availability,
  'GET /api/payments/service-config/{id}': noPrepayment,
  'GET /api/admin/own-hours': [],
  'GET /api/admin/events': refuse(503, { detail: 'no events here' }),
};
