import type { Page } from '@playwright/test';
import { defaultPageDesign } from '../../src/features/settings/domain/design/default-page-design.ts';
import { berlinDay } from './dates.ts';
import { expect, type Studio } from './studio.ts';

/** A booking made by a visitor. */
export interface Booked {
  readonly booking_id: string;
  readonly confirmation_code: string;
  readonly cancel_token: string;
  readonly start: string;
}

export const customer = { name: 'Änne Müller', email: 'aenne.mueller@example.de', phone: '+49 170 1234567' };

/** Books the first free slot at least `daysAhead` days ahead, as a visitor does. */
export const bookSomething = async (studio: Studio, daysAhead = 7): Promise<Booked> => {
  const [service] = (await studio.visit('GET', '/api/services')).body;
  const [photographer] = (await studio.visit('GET', `/api/photographers?service_id=${service.id}`)).body;
  const what = { service_id: service.id as string, photographer_id: photographer.id as string };
  for (let day = daysAhead; day < daysAhead + 14; day++) {
    const date = berlinDay(day);
    const query = new URLSearchParams({ ...what, date });
    const { slots } = (await studio.visit('GET', `/api/availability?${query.toString()}`)).body;
    for (const slot of slots as { start: string }[]) {
      const response = await studio.visit('POST', '/api/bookings', {
        ...what,
        location_id: 'company',
        start: slot.start,
        customer,
      });
      if (response.status === 201) return response.body as Booked;
    }
  }
  throw new Error('No free slot in two weeks');
};

/** Saves design settings in their stored form; missing ones get their defaults. */
export const saveDesign = (studio: Studio, design: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  saveSetting(studio, 'page_design', { ...defaultPageDesign, ...design });

export const saveSetting = (studio: Studio, name: string, value: unknown): Promise<unknown> =>
  studio.sql(
    `INSERT INTO setting (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name, JSON.stringify(value)],
  );

/** Collects console errors and exceptions of a page. */
export const consoleErrorsOf = (page: Page): string[] => {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  return pageErrors;
};

/** Opens a page and waits until it is hydrated. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

export const hydrated = async (page: Page): Promise<void> => {
  await expect(page.locator('html[data-ready]')).toBeAttached();
};

/** '05.06.2030' and '09:00' of an instant in a response, which is Berlin time. */
export const germanOf = (instant: string) => ({
  date: instant.slice(0, 10).split('-').toReversed().join('.'),
  time: instant.slice(11, 16),
});
/** The ID of no booking. */
export const unknownId = '7b6a2f0e-3f0a-4a0e-9d53-0c1f6f6d2a11';
