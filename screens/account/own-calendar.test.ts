import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnSession } from '#features/calendar/own-calendar-contract.ts';
import { anna, owner, today } from '../support/first-studio.ts';
import { address, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Answers } from '../support/stub-server.ts';

const day = '2027-05-17';
const erika: OwnSession = {
  id: '00000000-0000-4000-8000-0000000000aa',
  confirmation_code: 'FB-ABCDEFGH',
  status: 'CONFIRMED',
  start: `${day}T10:00:00+02:00`,
  end: `${day}T11:00:00+02:00`,
  service_name: 'Porträtshooting',
  service_name_de: null,
  service_name_ru: null,
  items: [],
  resources: [],
  photographer_name: anna.name,
  customer_name: 'Erika Sommer',
  customer_email: 'erika@example.com',
  customer_phone: '+49 171 2345678',
  notes: 'Bitte mit Hund.',
};
const off = { created_at: null, address: null, last_read_at: null };
/** A photographer with one session, and none in the weeks before. */
const answers: Answers = {
  'GET /api/admin/auth/me': { ...owner, role: 'photographer' },
  'GET /api/admin/own-calendar': ({ query }) => ({
    sessions: (query.get('date_from') ?? '') <= day && day <= (query.get('date_to') ?? '') ? [erika] : [],
    time_off: [],
  }),
  'GET /api/admin/own-calendar/found': {
    sessions: [erika],
    customers: [{ email: erika.customer_email, name: erika.customer_name, sessions: 1 }],
  },
  'GET /api/admin/own-calendar/feed': off,
};
const session = page.getByRole('listitem').filter({ hasText: 'Erika Sommer' });

test('a photographer reads the weeks of her sessions, and the palette finds their customers (TEAM-01)', async () => {
  const server = await openScreen('/admin/own-calendar', { answers });
  await session.getByText('Erika Sommer').click();
  await expect.element(session.getByRole('link', { name: 'erika@example.com' })).toBeVisible();
  await expect.element(session.getByRole('link', { name: '+49 171 2345678' })).toBeVisible();
  await expect.element(session.getByText('Bitte mit Hund.')).toBeVisible();
  await expectAccessible();
  expect(server.asked('GET /api/admin/own-calendar')[0]?.query.get('date_from')).toBe(today);
  await page.getByRole('button', { name: 'Frühere vier Wochen' }).click();
  await expect.element(page.getByText('Keine Termine in diesen vier Wochen')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox').fill('sommer');
  await page.getByRole('option', { name: /Erika Sommer.*erika@example.com/ }).click();
  await expect.poll(address).toMatch(/search=erika%40example\.com/);
  await expect.element(session).toBeVisible();
});

test('a photographer makes the secret address of her calendar (TEAM-01)', async () => {
  let feed: object = off;
  await openScreen('/admin/own-calendar', {
    answers: {
      ...answers,
      'GET /api/admin/own-calendar/feed': () => feed,
      'POST /api/admin/own-calendar/feed': () => {
        feed = {
          created_at: '2027-05-11T10:20:00+02:00',
          address: 'https://studio.example/api/calendar/feed/a-secret.ics',
          last_read_at: null,
        };
        return feed;
      },
    },
  });
  await page.getByRole('button', { name: 'Kalender-Abo' }).click();
  await page.getByRole('button', { name: 'Adresse erstellen' }).click();
  await expect
    .element(page.getByLabelText('Geheime Adresse'))
    .toHaveValue('https://studio.example/api/calendar/feed/a-secret.ics');
  await expectAccessible();
});

test('a photographer reads her sessions by month and week, where nothing is booked or moved (TEAM-01)', async () => {
  await openScreen(`/admin/own-calendar?view=month&date=${day}`, { answers });
  const ofMonth = page.bySelector('td[data-date="2027-05-31"]');
  await expect.element(ofMonth).toBeVisible();
  await page.getByRole('button', { name: /Erika Sommer/ }).click();
  const details = page.getByRole('dialog', { name: 'Erika Sommer' });
  await expect.element(details).toHaveTextContent('Bitte mit Hund.');
  await userEvent.keyboard('{Escape}');
  await expect.element(details).not.toBeInTheDocument();
  const week = page.getByRole('button', { name: 'Woche', exact: true });
  await week.click();
  await expect.element(week).toHaveAttribute('aria-pressed', 'true');
  await expect.element(ofMonth).not.toBeInTheDocument();
  const main = page.getByRole('main');
  await expect.element(main.getByRole('button', { name: /Erika Sommer/ })).toBeVisible();
  await expect.element(main.getByRole('button', { name: /erstellen|Warum/ })).not.toBeInTheDocument();
  await expectAccessible();
});
