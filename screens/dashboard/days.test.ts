import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { standAt } from '../support/clock.ts';
import { max } from '../support/first-studio.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Answers, type Asked, refuse } from '../support/stub-server.ts';

const confirmed = { status: 'CONFIRMED' } as const;
const done = [
  bookingOf('2027-05-11T09:00', { status: 'COMPLETED', customer_name: 'Eva Früh' }),
  bookingOf('2027-05-11T13:00', { status: 'COMPLETED', customer_name: 'Ben Mittag' }),
];
const tomorrow = [
  bookingOf('2027-05-12T10:00', { ...confirmed, customer_name: 'Mia Morgen' }),
  bookingOf('2027-05-12T11:00', {
    ...confirmed,
    customer_name: 'Nils Morgen',
    photographer_id: max.id,
    photographer_name: max.name,
  }),
  bookingOf('2027-05-12T15:00', { status: 'CANCELLED', customer_name: 'Gisa Weg' }),
];
const nextWeek = bookingOf('2027-05-18T10:00', { ...confirmed, customer_name: 'Rosa Später' });

/** Answers of a studio with these bookings, by the day on which they begin. */
const daysOf = (...bookings: readonly AdminBooking[]): Answers => ({
  ...bookingsOf(...bookings).answers,
  'GET /api/admin/bookings': ({ query }: Asked) => {
    const [from, to] = [query.get('date_from') ?? '', query.get('date_to') ?? '9'];
    return bookings.filter(({ start }) => from <= start.slice(0, 10) && start.slice(0, 10) <= to);
  },
});
const day = (name: string) => page.getByRole('region', { name, exact: true });

describe('the dashboard', () => {
  test.each([
    ['11:59', false],
    ['13:59', false],
    ['14:00', true],
    ['18:00', true],
  ])('at %s of a day whose last session ends at 14:00 shows tomorrow: %j (DASH-017)', async (time, isShown) => {
    standAt(time);
    await openScreen('/admin/dashboard', { answers: daysOf(...done, ...tomorrow) });
    await expect.element(day('Heute').getByRole('link', { name: /Ben Mittag/ })).toBeVisible();
    await expect.poll(() => day('Morgen').elements().length).toBe(isShown ? 1 : 0);
  });

  test('shows the sessions of tomorrow by photographer, and leads to that day (DASH-017)', async () => {
    standAt('18:00');
    await openScreen('/admin/dashboard', { answers: daysOf(...done, ...tomorrow) });
    const shown = day('Morgen');
    await expect.element(shown.getByRole('heading', { level: 3 }).nth(0)).toHaveTextContent('Anna Lindner1 Termin');
    await expect.element(shown.getByRole('heading', { level: 3 }).nth(1)).toHaveTextContent('Max Berger1 Termin');
    await expect.element(shown.getByRole('link', { name: /10:00.*Mia Morgen/ })).toBeVisible();
    await expect.element(shown.getByText('Gisa Weg')).not.toBeInTheDocument();
    await expect
      .element(shown.getByRole('link', { name: 'Kalender für morgen' }))
      .toHaveAttribute('href', '/admin/calendar?view=day&date=2027-05-12');
    await shown.getByRole('link', { name: 'Tagesplan für morgen' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Morgen' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Morgen' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Heute' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
  });

  test('without sessions on either day names the next one once (DASH-017)', async () => {
    standAt('19:00');
    await openScreen('/admin/dashboard', { answers: daysOf(nextWeek) });
    await expect.element(day('Morgen').getByText('Morgen steht nichts an.')).toBeVisible();
    await expect.element(day('Morgen').getByText(/Nächster Termin: .*Rosa Später/)).toBeVisible();
    await expect.element(day('Heute').getByText('Heute steht nichts an.')).toBeVisible();
    await expect.element(day('Heute').getByText('Rosa Später')).not.toBeInTheDocument();
  });

  test('says where the sessions of tomorrow cannot be loaded, while those of today stay (DASH-017)', async () => {
    standAt('18:00');
    const answers = daysOf(...done, ...tomorrow);
    const list = answers['GET /api/admin/bookings'] as (asked: Asked) => AdminBooking[];
    const stage = await openScreen('/admin/dashboard', {
      answers: {
        ...answers,
        'GET /api/admin/bookings': (asked: Asked) =>
          asked.query.get('date_from') === '2027-05-12' ? refuse(500, 'x') : list(asked),
      },
    });
    const failure = day('Morgen').getByRole('alert');
    await expect.element(failure).toHaveTextContent('Die Termine von morgen konnten nicht geladen werden');
    await expect.element(day('Heute').getByRole('link', { name: /Ben Mittag/ })).toBeVisible();
    stage.answer(answers);
    await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(day('Morgen').getByRole('link', { name: /Mia Morgen/ })).toBeVisible();
  });
});

describe.each([
  ['light', 'de', 1440, 'Morgen'],
  ['dark', 'ru', 390, 'Завтра'],
] as const)('in the evening (%s, %s, %i px)', (theme, language, width, name) => {
  beforeEach(() => page.viewport(width, 900));
  test('the dashboard is accessible and as wide as its window (DASH-017)', async () => {
    standAt('20:00');
    await openScreen('/admin/dashboard', { answers: daysOf(...done, ...tomorrow), theme, language });
    await expect.element(day(name).getByRole('link', { name: /Mia Morgen/ })).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
  });
});
