import type { Page, Request } from '@playwright/test';
import { withoutBookings } from './admin.ts';
import type { Studio } from './studio.ts';

export const listed = async (
  studio: Studio,
): Promise<{ id: string; name: string; active: boolean; [key: string]: unknown }[]> =>
  (await studio.api('GET', '/api/admin/services')).body;
export const idOf = async (studio: Studio, name: string): Promise<string> =>
  (await listed(studio)).find((service) => service.name === name)?.id ?? '';
export const add = async (studio: Studio, name: string, more: object = {}): Promise<void> => {
  await studio.api('POST', '/api/admin/services', { name, description: `Über ${name}`, ...more });
};
export const rows = (page: Page) => page.locator('tbody tr');
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
export const names = (page: Page) => rows(page).locator('th > span:first-child');
export const form = (page: Page) => page.getByRole('dialog');

export const question = (page: Page) => page.getByRole('alertdialog');
export const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

/** Collects the requests of one kind, to check that none are sent. */
export const requestsOf = (page: Page, method: string, path: RegExp): Request[] => {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) made.push(request);
  });
  return made;
};

/** Some tests change the order; every test starts with the four services of a new installation. */
export const fourServices = async (studio: Studio): Promise<void> => {
  await withoutBookings(studio);
  await studio.sql('DELETE FROM service_photographer');
  await studio.sql(
    `DELETE FROM service WHERE name NOT IN ('Porträtshooting', 'Bewerbungsfotos', 'Familienshooting', 'Sonderangebot')`,
  );
  await studio.sql(
    `UPDATE service SET deleted_at = NULL, promotion_start = NULL, promotion_end = NULL, requires_prepayment = NULL,
     active = name <> 'Sonderangebot', sort_order = array_position('{Porträtshooting,Bewerbungsfotos,Familienshooting,Sonderangebot}'::text[], name)`,
  );
};
