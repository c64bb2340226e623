import { page } from 'vitest/browser';
import type { CreatedPlace, PublicWindow } from '#features/births/contract.ts';
import type { CreatedBooking } from '#features/booking/contract.ts';
import type { PublicCampaign } from '#features/campaigns/contract.ts';
import type { PublicOffer } from '#features/offers/contract.ts';
import type { Language } from '#shared/kernel/language.ts';
import { anna, portrait } from '../support/first-studio.ts';
import { openPage } from '../support/open-page.tsx';
import type { Stage } from '../support/stage.tsx';
import type { Answers } from '../support/stub-server.ts';
import { booked, customer, freeDay } from '../support/wizard.ts';

/** What an order costs, EUR. */
interface Sold {
  readonly price: number;
  readonly prepayment: number;
  readonly rest: number;
}
export const unpaid: Sold = { price: 150, prepayment: 0, rest: 150 };
export const prepaid: Sold = { price: 150, prepayment: 50, rest: 100 };

/** A public page with an order form. */
interface OrderPage {
  readonly endpoint: string;
  readonly answer: CreatedBooking | CreatedPlace;
  /** Where it leads if nothing is paid. */
  readonly next: string;
  readonly open: (sold: Sold, answers: Answers, language: Language) => Promise<Stage>;
  /** Chooses what is ordered. */
  readonly choose: () => Promise<void>;
}

const at = { start: `${freeDay}T10:00:00+02:00`, end: `${freeDay}T11:00:00+02:00` };

export const offerAt = (sold: Sold): PublicOffer => ({
  ...sold,
  state: 'open',
  service_id: portrait.id,
  service_name: portrait.name,
  service_name_de: portrait.name_de,
  service_name_ru: portrait.name_ru,
  held_until: '2027-05-13T10:20:00+02:00',
  times: [{ id: booked.booking_id, photographer_id: anna.id, photographer_name: anna.name, ...at, resources: [] }].map(
    (time) => ({ ...time, cancel_terms: null }),
  ),
  items: [],
  duration_minutes: 60,
  is_system_service: false,
  booking_id: null,
  customer: { name: '', email: '', phone: '', language: 'de' },
});

export const campaignAt = (sold: Sold): PublicCampaign => ({
  slug: 'minis',
  state: 'open',
  name_de: 'Sommerminis',
  name_ru: 'Летние мини',
  text_de: null,
  text_ru: null,
  date: freeDay,
  ...at,
  session_minutes: 60,
  photographer_name: anna.name,
  opens_at: '2027-05-01T09:00:00+02:00',
  once_per_person: true,
  sibling_price: null,
  access_codes: false,
  counts: { total: 1, sold: 0, free: 1 },
  resources: [],
  early: false,
  waiting_list: false,
  now: '2027-05-11T10:20:00+02:00',
  spots: [{ id: booked.booking_id, ...at, state: 'free', with_siblings: [], ...sold, cancel_terms: null }],
});

const windowAt = (sold: Sold): PublicWindow => ({
  ...sold,
  service_id: portrait.id,
  name: 'Neugeborene',
  name_de: 'Neugeborene',
  name_ru: 'Новорождённые',
  duration_min: 60,
  first_day: 5,
  last_day: 14,
  waiting_list: true,
  refusal: null,
  photographers: [{ id: anna.id, name: anna.name, weeks: [{ week: '2027-08-09', free: 2 }] }],
});

/** The pages besides the wizard on which something is ordered. */
export const orderPages: Readonly<Record<'offer' | 'campaign' | 'birth place', OrderPage>> = {
  offer: {
    endpoint: 'POST /api/offers/{link}/take',
    answer: booked,
    next: `/booking/success/${booked.booking_id}`,
    open: (sold, answers, language) => {
      const offer = offerAt(sold);
      return openPage('offer', '/offer/secret', {
        data: { offer, mustConfirm: false },
        answers: { 'GET /api/offers/{link}': offer, ...answers },
        language,
      });
    },
    choose: async () => undefined,
  },
  campaign: {
    endpoint: 'POST /api/campaigns/{slug}/book',
    answer: booked,
    next: `/booking/success/${booked.booking_id}`,
    open: (sold, answers, language) => {
      const campaign = campaignAt(sold);
      return openPage('campaign', '/aktion/minis', {
        data: { campaign },
        answers: { 'GET /api/campaigns/{slug}': campaign, ...answers },
        language,
      });
    },
    choose: () =>
      page
        .bySelector('label')
        .filter({ has: page.bySelector('input[type=radio]') })
        .click(),
  },
  'birth place': {
    endpoint: 'POST /api/birth-places',
    answer: {
      booking_id: booked.booking_id,
      confirmation_code: booked.confirmation_code,
      cancel_token: booked.cancel_token,
      week: '2027-08-09',
      waiting_list: false,
    },
    next: `/birth-place/${booked.booking_id}`,
    open: (sold, answers, language) => {
      const window = windowAt(sold);
      return openPage('birthWindow', `/birth-window?service=${portrait.id}`, {
        data: { window },
        answers: { 'GET /api/birth-windows/{id}': window, ...answers },
        language,
      });
    },
    choose: () => page.bySelector('input[name=due_on]').fill('2027-08-10'),
  },
};

/** What is typed into an order form, with spaces that are not sent. */
export const typed = { ...customer, name: `${customer.name} `, notes: ' Mit Hund' };

/** Chooses and types all that an order needs. */
export const fillOrder = async ({ choose }: OrderPage): Promise<void> => {
  await choose();
  for (const [name, value] of Object.entries(typed)) {
    await page.bySelector(`:is(input, textarea)[name=${name}]`).fill(value);
  }
  await page.bySelector('input[name=consent]').click();
};

/** The button that orders. */
export const orderButton = () => page.bySelector('form[novalidate] button[type=submit]');
