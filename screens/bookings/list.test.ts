import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asCancelled, bookingOf, bookingsOf, rowOf } from '../support/bookings.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const reading = 'GET /api/admin/bookings';
const rows = page.bySelector('[data-index]');
const person = (customer_name: string, customer_email = 'k@kunde.example') => ({ customer_name, customer_email });
const main = page.getByRole('main');

test('the list has the specified columns, and each row its actions (BOOK-011..016, BOOK-018, BOOK-020, I18N-004)', async () => {
  const pending = bookingOf('2030-06-05T10:00', person('Clara Hoffmann', 'clara@kunde.example'));
  const { answers } = bookingsOf(
    pending,
    bookingOf('2030-06-05T12:00', { ...person('Jonas Weiß', 'jonas@kunde.example'), status: 'CONFIRMED' }),
    bookingOf('2030-06-05T14:00', { ...person('Ben Adler', 'intern@fotobooking.invalid'), ...asCancelled }),
  );
  await openScreen('/admin/bookings?sort=start&order=asc', {
    answers: { ...answers, 'PUT /api/admin/auth/preferences': { language: null, theme: null } },
  });
  await expect
    .poll(() => textsOf(page.getByRole('columnheader')))
    .toEqual(['Kunde', 'Service', 'Fotograf', 'Datum und Uhrzeit', 'Status', 'Aktionen']);
  const cells = (name: string) => textsOf(rowOf(name).getByRole('cell'));
  expect(cells('Clara Hoffmann')).toEqual([
    'Clara Hoffmannclara@kunde.example',
    'Porträtshooting150,00 €',
    pending.photographer_name,
    'Mi., 5. Juni, 10:00',
    'Ausstehend',
    '',
  ]);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect
    .poll(() => cells('Clara Hoffmann'))
    .toEqual([
      expect.any(String),
      expect.stringContaining('Портретная фотосессия'),
      expect.any(String),
      'ср, 5 июня, 10:00',
      'Ожидает',
      '',
    ]);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  // A placeholder address is not shown.
  await expect.poll(() => cells('Ben Adler')[0]).toBe('Ben Adler–');
  const offers = (name: string) =>
    rowOf(name)
      .getByRole('cell')
      .last()
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('title'));
  await expect.poll(() => offers('Clara Hoffmann')).toEqual(['Bestätigen', 'Stornieren', 'Details']);
  expect(offers('Jonas Weiß')).toEqual(['Stornieren', 'Details']);
  expect(offers('Ben Adler')).toEqual(['Details']);
});

test('filter and order are sent to the server (BOOK-004..010, BOOK-017, AMB-111)', async () => {
  const { answers } = bookingsOf(bookingOf('2027-05-13T10:00'));
  const stage = await openScreen('/admin/bookings', { answers });
  /** What the last of the requests asks for besides the part of the list. */
  const lastAsked = () => {
    const { limit, offset, ...query } = Object.fromEntries(stage.asked(reading).at(-1)?.query ?? []);
    // However many there are, the first page is requested first.
    expect({ limit, offset }).toEqual({ limit: '100', offset: '0' });
    return query;
  };
  const asked = async (act: () => Promise<unknown>) => {
    const before = stage.asked(reading).length;
    await act();
    await expect.poll(() => stage.asked(reading).length).toBeGreaterThan(before);
    return lastAsked();
  };
  const filter = page.getByRole('group', { name: 'Status' });
  await expect
    .poll(() => textsOf(filter.getByRole('button')))
    .toEqual(['Alle1', 'Ausstehend1', 'Zahlung offen0', 'Bestätigt0', 'Abgeschlossen0', 'Storniert0']);
  expect(lastAsked()).toEqual({ sort_by: 'created_at', sort_order: 'desc' });
  for (const [name, status] of [
    ['Ausstehend', 'PENDING'],
    ['Zahlung offen', 'PAYMENT_PENDING'],
    ['Bestätigt', 'CONFIRMED'],
    ['Abgeschlossen', 'COMPLETED'],
    ['Storniert', 'CANCELLED'],
  ] as const) {
    const query = await asked(() => filter.getByRole('button', { name: new RegExp(`^${name}`) }).click());
    expect(query['status']).toBe(status);
  }
  await asked(() => filter.getByRole('button', { name: /^Alle/ }).click());
  await expect.element(page.getByRole('table')).toBeVisible();
  const headers = page.getByRole('columnheader').getByRole('button');
  expect(textsOf(headers)).toEqual(['Kunde', 'Datum und Uhrzeit', 'Status']);
  const byStart = page.getByRole('columnheader').getByRole('button', { name: 'Datum und Uhrzeit' });
  expect(await asked(() => byStart.click())).toEqual({ sort_by: 'start', sort_order: 'desc' });
  expect(await asked(() => byStart.click())).toEqual({ sort_by: 'start', sort_order: 'asc' });
  await expect
    .element(page.getByRole('columnheader', { name: 'Datum und Uhrzeit' }))
    .toHaveAttribute('aria-sort', 'ascending');
  const selector = page.getByRole('combobox', { name: 'Sortieren nach' });
  const options = selector.getByRole('option').elements() as HTMLOptionElement[];
  const fields = ['created_at', 'updated_at', 'start', 'status', 'customer_name', 'customer_email'];
  expect(options.map(({ value }) => value)).toEqual(fields);
  for (const field of ['updated_at', 'customer_name', 'customer_email', 'status']) {
    expect(await asked(() => selector.selectOptions(field))).toEqual({ sort_by: field, sort_order: 'desc' });
  }
  expect(await asked(() => page.getByRole('button', { name: 'Absteigend sortiert' }).click())).toEqual({
    sort_by: 'status',
    sort_order: 'asc',
  });
  // The address keeps it.
  expect(location.search).toBe('?sort=status&order=asc');
});

test('the order in the address is that of the list (BOOK-009)', async () => {
  const stage = await openScreen('/admin/bookings?sort=status&order=asc', bookingsOf(bookingOf('2027-05-13T10:00')));
  await expect.element(page.getByRole('combobox', { name: 'Sortieren nach' })).toHaveValue('status');
  expect(stage.asked(reading)[0]?.query.get('sort_order')).toBe('asc');
});

test('a list that cannot be loaded shows an error; every visit requests it again (BOOK-033, BOOK-068)', async () => {
  const { answers } = bookingsOf();
  const stage = await openScreen('/admin/bookings', { answers: { ...answers, [reading]: refuse(418, 'x') } });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Fehler beim Laden der Buchungen');
  await expect.element(alert).toHaveTextContent('API Error: 418 x');
  stage.answer(answers);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByText('Noch keine Buchungen vorhanden')).toBeVisible();
  await page.getByRole('link', { name: 'Services' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  const before = stage.asked(reading).length;
  await page.getByRole('link', { name: 'Buchungen', exact: true }).click();
  await expect.poll(() => stage.asked(reading).length).toBeGreaterThan(before);
});

test('a link highlights a booking and scrolls to it (BOOK-078, NAV-024, AMB-003)', async () => {
  const sought = bookingOf('2027-05-13T10:00', { ...person('Gesucht'), ...asCancelled });
  const others = Array.from({ length: 25 }, (_, index) =>
    bookingOf(`2027-05-${14 + (index % 10)}T10:00`, person(`Kundin ${index}`)),
  );
  const { answers } = bookingsOf(sought, ...others);
  await openScreen(`/admin/buchungen?highlight=${sought.id}&status=PENDING&q=zzz`, { answers });
  const marked = page.bySelector('[data-highlighted]');
  await expect.element(marked).toHaveTextContent('Gesucht');
  await expect.element(marked).toBeInViewport();
  await expect.element(page.getByRole('button', { name: /^Alle/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a link to a booking that does not exist highlights nothing (BOOK-078)', async () => {
  const all = Array.from({ length: 26 }, (_, index) => bookingOf('2027-05-13T10:00', person(`Kundin ${index}`)));
  await openScreen('/admin/bookings?highlight=nobody', bookingsOf(...all));
  await expect.element(rows).toHaveLength(26);
  await expect.element(page.bySelector('[data-highlighted]')).not.toBeInTheDocument();
});

test('a studio without rooms has no such filter (PLAN-06)', async () => {
  await openScreen('/admin/bookings', bookingsOf());
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await expect.element(page.getByText('Noch keine Buchungen vorhanden')).toBeVisible();
  await expect.element(page.getByLabelText('Raum, Ausstattung')).not.toBeInTheDocument();
});

test('an empty list states the reason (BOOK-034, BOOK-035)', async () => {
  await openScreen('/admin/bookings', bookingsOf());
  const heading = main.getByRole('heading', { level: 2 });
  await expect.element(heading).toHaveTextContent(/^Noch keine Buchungen vorhanden$/);
  await page.getByRole('button', { name: /^Abgeschlossen/ }).click();
  await expect.element(heading).toHaveTextContent(/^Keine Buchungen mit dem Status „Abgeschlossen“$/);
});

test('the search finds bookings, and an empty list states the reason (BOOK-001, BOOK-002, BOOK-003, BOOK-034..037)', async () => {
  const { answers } = bookingsOf(
    bookingOf('2027-05-13T10:00', { ...person('Clara Hoffmann', 'clara@kunde.example'), notes: 'Mit Hund' }),
    bookingOf('2027-05-13T12:00', person('Jonas Weiß', 'jonas@kunde.example')),
  );
  await openScreen('/admin/bookings', { answers });
  const search = page.getByRole('searchbox', { name: 'Buchungen durchsuchen' });
  for (const text of ['CLARA', 'clara@KUNDE', 'mit hund', 'fmann']) {
    await search.fill(text);
    await expect.element(rows).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Clara Hoffmann', exact: true })).toBeVisible();
  }
  for (const text of ['170 1234567', 'porträt', 'anna lind']) {
    await search.fill(text);
    await expect.element(rows).toHaveLength(2);
  }
  await search.fill('zzz');
  await expect
    .element(main.getByRole('heading', { level: 2 }))
    .toHaveTextContent(/^Keine Buchungen für „zzz“ gefunden$/);
  await page.getByRole('button', { name: 'Suche löschen' }).first().click();
  await expect.element(rows).toHaveLength(2);
});

test('a booking is confirmed and cancelled in its row (BOOK-019, BOOK-021, BOOK-022, BOOK-032, BOOK-072, AMB-035, AMB-046, ERR-009, ERR-016)', async () => {
  const booking = bookingOf('2027-05-13T10:00');
  const stage = await openScreen('/admin/bookings', bookingsOf(booking));
  const stats = () => stage.asked('GET /api/admin/bookings/stats/overview').length;
  const confirm = page.getByRole('button', { name: 'Bestätigen: Clara Hoffmann' });
  await expect.element(confirm).toBeVisible();
  const before = stats();
  await confirm.click();
  await expect.element(page.getByText('Buchung von Clara Hoffmann bestätigt')).toBeVisible();
  const [put] = stage.asked('PUT /api/admin/bookings/{id}/status');
  expect([put?.params['id'], put?.query.toString()]).toEqual([booking.id, 'new_status=CONFIRMED']);
  await expect.poll(stats).toBeGreaterThan(before);
  await expect.element(rowOf('Clara Hoffmann')).toHaveTextContent('Bestätigt');

  const cancel = page.getByRole('button', { name: 'Stornieren: Clara Hoffmann' });
  const cancels = () => stage.asked('POST /api/admin/bookings/{id}/cancel');
  const question = page.getByRole('alertdialog');
  await cancel.click();
  await expect.element(question).toHaveTextContent('Buchung von Clara Hoffmann wirklich stornieren?');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  await question.getByRole('button', { name: 'Nicht stornieren' }).click();
  expect(cancels()).toEqual([]);
  await cancel.click();
  await question.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect.element(rowOf('Clara Hoffmann')).toHaveTextContent('Storniert');
  expect(cancels().map(({ params, body }) => [params['id'], body])).toEqual([
    [booking.id, { reason: 'Vom Administrator storniert' }],
  ]);
});
