import type { Page, Request } from '@playwright/test';
import { expect, type Studio, startOver, test } from '../support/studio.ts';

// A week of its own for every test, far enough ahead that it contains nothing else.
export const month = '2031-05';
export const dialog = (page: Page) => page.getByRole('dialog');
export const question = (page: Page) => page.getByRole('alertdialog');
export const event = (page: Page, name: string | RegExp) => page.locator('td').getByRole('button', { name });

export const acknowledged = async (page: Page, text: string | RegExp) => {
  await expect(question(page)).toContainText(text);
  await question(page).getByRole('button', { name: 'OK' }).click();
};
export const requestsOf = (page: Page, method: string, path: RegExp): Request[] => {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) made.push(request);
  });
  return made;
};

interface Ids {
  readonly service: string;
  readonly photographer: string;
}
export const idsOf = async (studio: Studio): Promise<Ids> => {
  const services = (await studio.api('GET', '/api/admin/services')).body;
  const photographers = (await studio.api('GET', '/api/admin/photographers')).body;
  const named = (list: { name: string; id: string }[], name: string) => list.find((one) => one.name === name)?.id ?? '';
  return { service: named(services, 'Porträtshooting'), photographer: named(photographers, 'Anna Lindner') };
};
export const book = async (studio: Studio, start: string, name: string): Promise<string> => {
  const { service, photographer } = await idsOf(studio);
  const { body } = await studio.api('POST', '/api/admin/bookings', {
    service_id: service,
    photographer_id: photographer,
    start,
    customer: { name, email: 'kundin@example.de', phone: '+49 170 1234567' },
  });
  return body.booking_id;
};
export const away = async (studio: Studio, start: string, end: string, reason: string): Promise<string> => {
  const { photographer } = await idsOf(studio);
  return (await studio.api('POST', '/api/admin/timeoff', { photographer_id: photographer, start, end, reason })).body
    .id;
};

/** Customers can book all of May 2031 too. */
const openNextYear = async (studio: Studio): Promise<void> => {
  await studio.sql(
    `INSERT INTO setting (name, value) VALUES ('calendar', '{"advance_booking_days": 365}')
     ON CONFLICT (name) DO UPDATE SET value = setting.value || excluded.value`,
  );
};
const emptyMonth = async (studio: Studio): Promise<void> => {
  await studio.sql('DELETE FROM time_off');
  for (const { id } of (await studio.api('GET', '/api/admin/bookings')).body) {
    await studio.api('DELETE', `/api/admin/bookings/${id}`);
  }
};

/** A studio of its own for the file, whose month is empty before each test. */
export const useEmptyMonth = (): void => {
  test.beforeAll(async ({ studio }, { file }) => {
    await startOver(studio, file);
    await openNextYear(studio);
  });
  test.beforeEach(({ studio }) => emptyMonth(studio));
};
