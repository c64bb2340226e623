import type { Locator, Page } from '@playwright/test';
import { headings, type Language, words } from '../wizard/wizard-words.ts';
import { transitionsEnded } from './admin.ts';
import { berlinDay } from './dates.ts';
import { customer, hydrated } from './public-site.ts';
import { afterThisTest, expect, type Studio } from './studio.ts';

export { headings, type Language, words };

/** Opens the wizard and waits until it is hydrated. */
export const openWizard = async (page: Page, path = '/booking'): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

export const nextButton = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('button', { name: words[language].next, exact: true });
export const backButton = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('button', { name: words[language].back, exact: true });
export const confirmButton = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('button', { name: words[language].confirm, exact: true });
export const payButton = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('button', { name: words[language].pay, exact: true });
export const heading = (page: Page, step: 1 | 2 | 3 | 4, language: Language = 'de'): Locator =>
  page.getByRole('heading', { level: 2, name: headings[language][step - 1] as string });

/** The card of a service or a photographer; a click selects it. */
export const card = (page: Page, name: string): Locator =>
  page.locator('label[data-card]').filter({ has: page.getByRole('radio', { name, exact: true }) });
export const slots = (page: Page): Locator => page.locator('label').filter({ has: page.locator('input[name=slot]') });
export const day = (page: Page, date: string): Locator => page.locator(`[data-date="${date}"]`);

export const chooseService = async (page: Page, service = 'Porträtshooting', photographer = 'Anna Lindner') => {
  await card(page, service).click();
  // The photographers appear and are scrolled to: a click meanwhile would hit another place.
  await card(page, photographer).waitFor();
  await transitionsEnded(page);
  await card(page, photographer).click();
};

/** Turns to the month of a date. */
export const showDay = async (page: Page, date: string): Promise<void> => {
  const turn = {
    back: page.getByRole('button', { name: /^(?:Vorheriger Monat|Предыдущий месяц)$/ }),
    // The first: below a month without free times there is another one.
    on: page.getByRole('button', { name: /^(?:Nächster Monat|Следующий месяц)$/ }).first(),
  };
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  while ((await day(page, date).count()) === 0) {
    const shown = (await page.locator('[data-date]').first().getAttribute('data-date')) ?? '';
    await turn[date < shown ? 'back' : 'on'].click();
  }
};

/** Selects the first day with free times at least a week ahead, and returns it. */
export const chooseDay = async (page: Page, language: Language = 'de'): Promise<string> => {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const date = await freeDay(page);
  await showDay(page, date);
  await day(page, date).click();
  await expect(slots(page).first()).toBeVisible();
  await expect(nextButton(page, language)).toBeDisabled();
  return date;
};

const freeDay = async (page: Page): Promise<string> => {
  const kept = await page.evaluate(() => sessionStorage.getItem('booking-wizard'));
  const { service_id, photographer_id } = JSON.parse(kept ?? '{}') as Record<string, string>;
  for (let ahead = 7; ahead < 30; ahead++) {
    const date = berlinDay(ahead);
    const query = new URLSearchParams({
      service_id: service_id ?? '',
      photographer_id: photographer_id ?? '',
      date,
    });
    const response = await page.request.get(`/api/availability?${query.toString()}`);
    if (((await response.json()) as { slots: unknown[] }).slots.length > 2) return date;
  }
  throw new Error('No free day within a month');
};

export const fillDetails = async (page: Page, more: Partial<typeof customer & { notes: string }> = {}) => {
  const { name, email, phone, notes } = { ...customer, notes: '', ...more };
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=phone]').fill(phone);
  await page.locator('textarea[name=notes]').fill(notes);
  await page.locator('input[name=consent]').check();
};

/**
 * Lets the wizard open at one of its later steps, as if the earlier ones had been answered in this tab: a portrait by Anna
 * on the first free day at least a week ahead.
 */
export const keepChoice = async (page: Page, studio: Studio, step: 2 | 4 = 4): Promise<Kept> => {
  const choice = await firstChoice(studio);
  const kept = { ...choice, details: { ...customer, notes: '', consent: true }, step: step - 1 };
  // Before the scripts of the next page alone: a reload shows what the wizard keeps itself.
  await page.addInitScript((state) => {
    if (sessionStorage.getItem('choice-kept') !== null) return;
    sessionStorage.setItem('choice-kept', 'true');
    sessionStorage.setItem('booking-wizard', state);
  }, JSON.stringify(kept));
  return choice;
};

const firstChoice = async (studio: Studio): Promise<Kept> => {
  const named = async (path: string, name: string): Promise<string> =>
    (await studio.visit('GET', path)).body.find((one: { name: string }) => one.name === name).id;
  const service_id = await named('/api/services', 'Porträtshooting');
  const photographer_id = await named('/api/photographers', 'Anna Lindner');
  for (let ahead = 7; ahead < 30; ahead++) {
    const query = new URLSearchParams({ service_id, photographer_id, date: berlinDay(ahead) });
    const { slots: free } = (await studio.visit('GET', `/api/availability?${query.toString()}`)).body;
    if (free.length > 2)
      return {
        service_id,
        photographer_id,
        photographer_name: 'Anna Lindner',
        date: berlinDay(ahead),
        start: free[0].start,
      };
  }
  throw new Error('No free day within a month');
};

interface Kept {
  readonly service_id: string;
  readonly photographer_id: string;
  readonly photographer_name: string;
  readonly date: string;
  readonly start: string;
}

interface Journey {
  readonly language?: Language;
  readonly service?: string;
  readonly photographer?: string;
  readonly notes?: string;
}

/** Goes from the opened wizard to step 2, 3 or 4. Returns the selected date and time, if any. */
export const walkTo = async (page: Page, step: 2 | 3 | 4, journey: Journey = {}): Promise<Chosen> => {
  const { language = 'de' } = journey;
  const service = journey.service ?? (language === 'de' ? 'Porträtshooting' : 'Портретная фотосессия');
  await chooseService(page, service, journey.photographer);
  await nextButton(page, language).click();
  await expect(heading(page, 2, language)).toBeFocused();
  if (step === 2) return { date: '', time: '' };
  const date = await chooseDay(page, language);
  const slot = slots(page).first();
  await slot.click();
  const time = await slot.innerText();
  await nextButton(page, language).click();
  await expect(heading(page, 3, language)).toBeFocused();
  if (step === 4) {
    await fillDetails(page, { notes: journey.notes ?? '' });
    await nextButton(page, language).click();
    await expect(heading(page, 4, language)).toBeFocused();
  }
  return { date, time };
};

interface Chosen {
  readonly date: string;
  /** '09:00' */
  readonly time: string;
}

/** Adds a service for one test; its name marks it for removal. */
export const addService = async (studio: Studio, service: object): Promise<string> => {
  const body = { description: 'Für einen Test', duration_min: 60, price_eur: 200, active: true, ...service };
  const response = await studio.api('POST', '/api/admin/services', body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body.id as string;
};

export const removeService = async (studio: Studio, id: string): Promise<void> => {
  expect((await studio.api('DELETE', `/api/admin/services/${id}`)).status).toBe(200);
};

/** Enables payments, as far as customers can see. */
export const takePayments = async (studio: Studio, more: object = {}): Promise<void> => {
  const response = await studio.api('PUT', '/api/admin/payments/settings', {
    current_password: studio.admin.password,
    stripe_enabled: true,
    stripe_publishable_key: 'pk_test_studio',
    stripe_secret_key: 'sk_test_studio',
    enable_prepayment: true,
    prepayment_percentage: 50,
    full_payment_required: false,
    ...more,
  });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
};

/** Disables payments, as in a new installation. */
export const takeNoPayments = (studio: Studio): Promise<unknown> =>
  studio.sql(`DELETE FROM setting WHERE name = 'payments'`);

/** Changes calendar settings until the end of the test. */
export const changeCalendar = async (studio: Studio, change: object): Promise<void> => {
  const { version: _, ...before } = (await studio.api('GET', '/api/admin/calendar/settings')).body;
  const save = async (settings: object): Promise<void> => {
    const { status, body } = await studio.api('PUT', '/api/admin/calendar/settings', settings);
    expect(status, JSON.stringify(body)).toBe(200);
  };
  await save({ ...before, ...change });
  afterThisTest(() => save(before));
};

/** Records every request to a matching address from now on. */
export const requestsOf = (page: Page, pattern: RegExp): { method: string; url: URL; body: any; headers: any }[] => {
  const seen: { method: string; url: URL; body: any; headers: any }[] = [];
  page.on('request', (request) => {
    if (!pattern.test(request.url())) return;
    seen.push({
      method: request.method(),
      url: new URL(request.url()),
      body: request.postDataJSON(),
      headers: request.headers(),
    });
  });
  return seen;
};

/** The path of the request that books. */
export const bookings = /\/api\/bookings$/;
/** The request that begins a payment, as a pattern for `page.route`. */
export const checkout = '**/api/payments/create-checkout-session/*';

/** The row of a fact in a region of the summary. */
export const fact = (page: Page, region: string, name: string) =>
  page
    .getByRole('region', { name: region })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) });
