import type { Page } from '@playwright/test';
import { weekdayOf } from '../../src/shared/kernel/time/calendar-date.ts';
import { berlinDay } from './dates.ts';
import { afterThisTest, type Studio } from './studio.ts';

export const person = { name: 'Mia Kern', email: 'mia.kern@kunde.example', phone: '+49 170 7654321' };

interface Made {
  readonly id: string;
  readonly url: string;
  readonly times: readonly { readonly id: string; readonly start: string }[];
}

/** Offers times at these hours of a day that many days ahead, through the API. */
export const offerTimes = async (
  studio: Studio,
  hours: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
  daysAhead = 10,
): Promise<Made & { readonly path: string }> => {
  const [service] = (await studio.visit('GET', '/api/services')).body;
  const { body: photographers } = await studio.visit('GET', `/api/photographers?service_id=${service.id}`);
  // Sundays are closed.
  const day = [0, 1].map((later) => berlinDay(daysAhead + later)).find((date) => weekdayOf(date) !== 7);
  const { status, body } = await studio.api('POST', '/api/admin/offers', {
    service_id: service.id,
    times: hours.map((hour) => ({ photographer_id: photographers[0].id, start: `${day}T${hour}` })),
    customer: person,
    ...more,
  });
  if (status !== 201) throw new Error(`Not offered: ${JSON.stringify(body)}`);
  return { ...(body as Made), path: new URL((body as Made).url).pathname };
};

/** Gives the first service, which `offerTimes` offers, these options for the time of a test; returns the service. */
export const withOptions = async (studio: Studio, options: readonly object[], people: object | null = null) => {
  const [{ id }] = (await studio.visit('GET', '/api/services')).body;
  const path = `/api/admin/services/${id}`;
  const { status, body } = await studio.api('PUT', path, { options, people });
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
  afterThisTest(async () => void (await studio.api('PUT', path, { options: [], people: null })));
  return body;
};

/** Removes all offers with the times they hold, and the bookings of their times. */
export const withoutOffers = async (studio: Studio): Promise<void> => {
  await studio.sql('DELETE FROM payment');
  await studio.sql('WITH taken AS (DELETE FROM offer RETURNING booking_id) SELECT booking_id FROM taken');
  await studio.sql(`DELETE FROM booking WHERE customer_email LIKE '%kern%'`);
  await studio.sql('DELETE FROM occupied_time WHERE NOT EXISTS (SELECT FROM booking WHERE id = occupied_time.id)');
};

/** Chooses a time, if there are several, and consents. */
export const fillOffer = async (page: Page, time?: string): Promise<void> => {
  if (time) await page.getByRole('radio', { name: new RegExp(time) }).check({ force: true });
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).check();
};
