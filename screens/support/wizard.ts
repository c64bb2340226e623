import { type Locator, page } from 'vitest/browser';
import type { CreatedBooking } from '#features/booking/contract.ts';
import type { DataOf } from '../../src/app/web/public/pages.ts';
import first from './first-answers.json' with { type: 'json' };
import { anna, noPrepayment, portrait, services } from './first-studio.ts';
import { openPage } from './open-page.tsx';
import type { Opening, Stage } from './stage.tsx';

export const customer = { name: 'Änne Müller', email: 'aenne.mueller@example.de', phone: '+49 170 1234567' };

/** A day with nine free hours. */
export const freeDay = '2027-05-18';

/** What the wizard keeps once all of its questions are answered. */
const chosen = {
  service_id: portrait.id,
  photographer_id: anna.id,
  photographer_name: anna.name,
  date: freeDay,
  start: `${freeDay}T09:00:00+02:00`,
  details: { ...customer, notes: '', consent: true },
};

const data: DataOf<'booking'> = {
  services,
  paymentConfigs: Object.fromEntries(services.map(({ id }) => [id, noPrepayment])),
  payment: first['GET /api/admin/payments/public-config'],
  calendar: first['GET /api/calendar/settings'],
  whatsapp: false,
  mustConfirm: false,
};

interface OpeningWizard extends Opening {
  /** What the server has loaded for the page, where it differs from a new studio. */
  readonly data?: Partial<DataOf<'booking'>>;
  /** What was chosen, where it differs from a portrait by Anna. */
  readonly kept?: object;
  readonly search?: string;
}

/** The answer to a booking that needs no payment. */
export const booked: CreatedBooking = {
  booking_id: '00000000-0000-4000-8000-000000000901',
  confirmation_code: 'FB-2345',
  status: 'CONFIRMED',
  start: chosen.start,
  end: `${freeDay}T10:00:00+02:00`,
  cancel_token: 'token-of-the-booking',
};

/** Opens the wizard at one of its steps (1 to 4), the earlier ones answered. */
export const openWizard = (
  step: 1 | 2 | 3 | 4,
  { data: more, kept = {}, search = '', ...opening }: OpeningWizard = {},
): Promise<Stage> => {
  if (step > 1)
    sessionStorage.setItem(`booking-wizard${window.name}`, JSON.stringify({ ...chosen, ...kept, step: step - 1 }));
  return openPage('booking', `/booking${search}`, { ...opening, data: { ...data, ...more } });
};

const words = {
  de: {
    next: 'Weiter',
    back: 'Zurück',
    confirm: 'Zahlungspflichtig buchen',
    pay: 'Zahlungspflichtig buchen Weiter zur Zahlung',
  },
  ru: {
    next: 'Далее',
    back: 'Назад',
    confirm: 'Забронировать с обязанностью оплаты',
    pay: 'Забронировать с обязанностью оплаты Перейти к оплате',
  },
} as const;
type Word = keyof (typeof words)['de'];

/** A button of the wizard. */
export const wizardButton = (word: Word, language: 'de' | 'ru' = 'de'): Locator =>
  page.getByRole('button', { name: words[language][word], exact: true });

/** The row of a fact in a region of the summary. */
export const factOf = (region: string, name: string): Locator =>
  page
    .getByRole('region', { name: region })
    .bySelector('dl > div')
    .filter({ has: page.bySelector('dt').filter({ hasText: new RegExp(`^${name}`) }) });
