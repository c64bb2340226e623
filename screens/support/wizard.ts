import { type Locator, page } from 'vitest/browser';
import type { CreatedBooking } from '#features/booking/contract.ts';
import type { PublicCalendarSettings } from '#features/hours/contract.ts';
import type { PublicPaymentConfig, ServicePaymentConfig } from '#features/payments/contract.ts';
import type { PublicService } from '#features/services/contract.ts';
import { headings, words } from '../../e2e/wizard/wizard-words.ts';
import type { DataOf } from '../../src/app/web/public/pages.ts';
import first from './first-answers.json' with { type: 'json' };
import { anna, services as firstServices, noPrepayment, portrait } from './first-studio.ts';
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

/** A studio that takes payments, and half of the price of a portrait before the session. */
export const takesPayments: PublicPaymentConfig = {
  stripe_enabled: true,
  enable_prepayment: true,
  refund_stages: null,
};
export const halfBefore: ServicePaymentConfig = { ...noPrepayment, requires_prepayment: true, payment_amount: 75 };

interface OpeningWizard extends Opening {
  readonly services?: readonly PublicService[];
  /** What each service asks for before the session. */
  readonly config?: ServicePaymentConfig;
  readonly payment?: PublicPaymentConfig;
  readonly calendar?: Partial<PublicCalendarSettings>;
  /** What the server has loaded for the page, where it differs from what it answers later. */
  readonly data?: Partial<DataOf<'booking'>>;
  /** What was chosen, where it differs from a portrait by Anna with the details of the customer. */
  readonly kept?: object;
  readonly search?: string;
  readonly design?: Parameters<typeof openPage>[2]['design'];
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

/** A service besides those of a new studio. */
export const serviceWith = (more: Partial<PublicService>): PublicService => ({
  ...portrait,
  id: crypto.randomUUID(),
  name_de: null,
  name_ru: null,
  description: 'Für einen Test',
  description_de: null,
  description_ru: null,
  price_eur: 200,
  sort_order: firstServices.length,
  ...more,
});

/** What the wizard keeps of the visit. */
export const keptChoice = (): any => JSON.parse(sessionStorage.getItem(`booking-wizard${window.name}`) ?? '{}');

/** Opens the wizard at one of its steps (1 to 4), the earlier ones answered. */
export const openWizard = (step: 1 | 2 | 3 | 4, opening: OpeningWizard = {}): Promise<Stage> => {
  const { services = firstServices, config = noPrepayment, search = '', language } = opening;
  const payment = opening.payment ?? first['GET /api/admin/payments/public-config'];
  const calendar = { ...first['GET /api/calendar/settings'], ...opening.calendar };
  if (step > 1 || opening.kept) {
    const state = { ...chosen, ...opening.kept, step: step - 1 };
    sessionStorage.setItem(`booking-wizard${window.name}`, JSON.stringify(state));
  }
  return openPage('booking', `/booking${search}`, {
    ...(language && { language }),
    ...(opening.design && { design: opening.design }),
    data: {
      services,
      paymentConfigs: Object.fromEntries(services.map(({ id }) => [id, config])),
      payment,
      calendar,
      whatsapp: false,
      mustConfirm: false,
      ...opening.data,
    },
    answers: {
      'GET /api/services': services,
      'GET /api/payments/service-config/{id}': config,
      'GET /api/admin/payments/public-config': payment,
      'GET /api/calendar/settings': calendar,
      ...opening.answers,
    },
  });
};

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

/** The heading of a step, which has the focus once the step is shown. */
export const stepHeading = (step: 1 | 2 | 3 | 4, language: 'de' | 'ru' = 'de'): Locator =>
  page.getByRole('heading', { level: 2, name: headings[language][step - 1] as string });

/** The card of a service or a photographer; a click selects it. */
export const card = (name: string): Locator =>
  page.bySelector('label[data-card]').filter({ has: page.getByRole('radio', { name, exact: true }) });

export const day = (date: string): Locator => page.bySelector(`[data-date="${date}"]`);

export const slots = (): Locator => page.bySelector('label').filter({ has: page.bySelector('input[name=slot]') });

export const chooseService = async (service = 'Porträtshooting', photographer = 'Anna Lindner'): Promise<void> => {
  await card(service).click();
  await card(photographer).click();
};

export const fillDetails = async (more: Partial<typeof customer & { notes: string }> = {}): Promise<void> => {
  const { name, email, phone, notes } = { ...customer, notes: '', ...more };
  await page.bySelector('input[name=name]').fill(name);
  await page.bySelector('input[name=email]').fill(email);
  await page.bySelector('input[name=phone]').fill(phone);
  await page.bySelector('textarea[name=notes]').fill(notes);
  const consent = page.bySelector('input[name=consent]');
  if (!(consent.element() as HTMLInputElement).checked) await consent.click();
};
