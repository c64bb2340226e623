import type { Locator, Page } from '@playwright/test';
import { expect, type Studio } from './studio.ts';

/** Shared helpers of the calendar tests: people, bookings, and dragging. */

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface People {
  readonly anna: string;
  readonly max: string;
  readonly service: string;
}

/** Two photographers and a one-hour service of a new studio. */
export const peopleOf = async (studio: Studio): Promise<People> => {
  const services: Named[] = (await studio.api('GET', '/api/admin/services')).body;
  const photographers: Named[] = (await studio.api('GET', '/api/admin/photographers')).body;
  const named = (list: Named[], name: string) => list.find((one) => one.name === name)?.id ?? '';
  return {
    service: named(services, 'Porträtshooting'),
    anna: named(photographers, 'Anna Lindner'),
    max: named(photographers, 'Max Berger'),
  };
};

/** Books an hour with Anna at a Berlin wall time; returns the id. */
export const bookAt = async (studio: Studio, start: string, name: string, more: object = {}): Promise<string> => {
  const { anna, service } = await peopleOf(studio);
  const { status, body } = await studio.api('POST', '/api/admin/bookings', {
    service_id: service,
    photographer_id: anna,
    start,
    customer: { name, email: 'kundin@example.de', phone: '+49 170 1234567' },
    send_email_notification: true,
    ...more,
  });
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return body.booking_id;
};

/** The start 'yyyy-MM-ddTHH:mm' and the photographer of a booking. */
export const placeOf = async (studio: Studio, id: string): Promise<string> => {
  const { start, photographer_name } = (await studio.api('GET', `/api/admin/bookings/${id}`)).body;
  return `${start.slice(0, 16)} ${photographer_name}`;
};

export const booking = (page: Page, id: string): Locator => page.locator(`[data-event="${id}"]`);
export const column = (page: Page, date: string, photographer = ''): Locator =>
  page.locator(`[data-drop-from][data-drop-date="${date}"][data-drop-photographer="${photographer}"]`);

/** The position of a time of day in a time column, in window coordinates. */
export const pointAt = async (place: Locator, time: string): Promise<{ x: number; y: number }> => {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  const [from, pixels] = await place.evaluate(({ dataset }) => [
    Number(dataset['dropFrom']),
    Number(dataset['pixels']),
  ]);
  if (!box) throw new Error('Not on the screen');
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { x: box.x + box.width / 2, y: box.y + (minute - (from ?? 0)) * (pixels ?? 1) + 3 };
};

const gripOf = async (chip: Locator): Promise<{ x: number; y: number }> => {
  await chip.scrollIntoViewIfNeeded();
  const box = await chip.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { x: box.x + Math.min(20, box.width / 2), y: box.y + 3 };
};

/** Drags and drops with the mouse. */
export const dragByMouse = async (
  page: Page,
  chip: Locator,
  to: () => Promise<{ x: number; y: number }>,
): Promise<void> => {
  const from = await gripOf(chip);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 4);
  await expect(page.locator('[data-ghost]')).toBeVisible();
  const target = await to();
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.mouse.up();
};

/** Long-presses with a finger until the event lifts, then drags and drops. */
export const dragByFinger = async (
  page: Page,
  chip: Locator,
  to: () => Promise<{ x: number; y: number }>,
): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  const from = await gripOf(chip);
  await touch('touchStart', from);
  await expect(page.locator('[data-ghost]')).toBeVisible();
  const target = await to();
  await touch('touchMove', { x: (from.x + target.x) / 2, y: (from.y + target.y) / 2 });
  await touch('touchMove', target);
  await touch('touchEnd');
};

/** Empties the calendar and opens every day of the next year for booking. */
export const emptyCalendar = async (studio: Studio): Promise<void> => {
  await studio.sql(
    `INSERT INTO setting (name, value) VALUES ('calendar', '{"advance_booking_days": 365}')
     ON CONFLICT (name) DO UPDATE SET value = setting.value || excluded.value`,
  );
  await studio.sql('DELETE FROM time_off');
  for (const { id } of (await studio.api('GET', '/api/admin/bookings')).body) {
    await studio.api('DELETE', `/api/admin/bookings/${id}`);
  }
};

/** A month with a thousand sessions, and an empty one. */
export const fullMonth = '2033-05';
const thousand = 1000;

/** Inserts sessions of 15 minutes without checking booking rules, spread evenly over a month. */
export const fillMonth = async (studio: Studio): Promise<void> => {
  const { anna, service } = await peopleOf(studio);
  await studio.sql(
    `WITH taken AS (
       INSERT INTO occupied_time (id, photographer_id, during, guarded, internal)
       SELECT gen_random_uuid(), $1, tstzrange(begins, begins + interval '15 minutes'),
              tstzrange(begins, begins + interval '15 minutes'), true
       FROM generate_series(0, $3::int - 1) AS n,
            LATERAL (SELECT $4::timestamptz + (n % 31) * interval '1 day' + (n / 31) * interval '25 minutes') AS t (begins)
       RETURNING id, lower(during) AS starts_at, upper(during) AS ends_at
     )
     INSERT INTO booking (id, occupied_id, confirmation_code, status, starts_at, ends_at, service_id, service_name,
                          service_price_cents, photographer_id, photographer_name, customer_name, customer_email,
                          customer_phone, language, source, internal)
     SELECT id, id, 'FB-' || upper(substr(md5(id::text), 1, 8)), 'CONFIRMED', starts_at, ends_at, $2, 'Porträtshooting',
            15000, $1, 'Anna Lindner', 'Kundin ' || row_number() OVER (), 'kundin@example.de', '+49 170 1234567', 'de',
            'admin', true
     FROM taken`,
    [anna, service, thousand, `${fullMonth}-01T06:00+02:00`],
  );
};
