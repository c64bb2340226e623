import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingOf } from '../support/bookings.ts';
import { bookingDialog, chooseAll } from '../support/contact-booking.ts';
import { boardOf, cardOf, columnOf, contactOf, moveTo } from '../support/contacts.ts';
import { anna, portrait, today } from '../support/first-studio.ts';
import { dragByMouse, topOf } from '../support/input/drag.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { freeDay } from '../support/wizard.ts';

const board = '/admin/kontakten';
const changing = 'PATCH /api/admin/contacts/{id}';
const creating = 'POST /api/admin/bookings';
const columnsOf = (selector: string): number =>
  getComputedStyle(bookingDialog.bySelector(selector).element()).gridTemplateColumns.split(' ').length;

test('dropping a card on termin_geplant opens the booking dialog, which asks step by step (CONT-073..077, CONT-045..056, CONT-059, CONT-081, AMB-069)', async () => {
  const lead = contactOf({ phase: 'in_klaerung' });
  const { answers, stored } = boardOf(lead);
  const stage = await openScreen(board, { answers });
  const reads = () =>
    ['GET /api/admin/contacts', 'GET /api/admin/contacts/stats'].map((key) => stage.asked(key).length);
  await expect.element(cardOf(lead)).toBeVisible();
  const [lists = 0, numbers = 0] = reads();
  await dragByMouse(cardOf(lead), () => topOf(columnOf('termin_geplant')));
  await expect.element(bookingDialog).toBeVisible();
  await expect.poll(() => stored(lead)?.phase).toBe('termin_geplant');
  await expect.poll(() => reads().every((count, index) => count > [lists, numbers][index]!)).toBe(true);
  expect(stage.asked(changing).map(({ body }) => body)).toEqual([{ phase: 'termin_geplant' }]);
  await expect.element(bookingDialog).toHaveTextContent(lead.email);
  await expect.element(bookingDialog.getByRole('definition').nth(2)).toHaveTextContent(/^-$/);
  const grid = bookingDialog.getByRole('grid');
  await expect.element(grid).not.toBeInTheDocument();
  const service = bookingDialog.getByLabelText('Service');
  await expect.element(service.getByRole('option').nth(1)).toHaveTextContent(/.+ \(\d+,\d\d €\)/);
  await service.selectOptions(portrait.id);
  await expect.element(grid).not.toBeInTheDocument();
  await bookingDialog.getByLabelText('Fotograf').selectOptions(anna.id);
  await expect.element(bookingDialog.getByRole('columnheader')).toHaveLength(7);
  await expect.element(bookingDialog.getByRole('button', { name: 'Vorheriger Monat' })).toBeDisabled();
  await expect.element(bookingDialog.bySelector('[data-date]').first()).toHaveAttribute('data-date', today);
  expect(stage.asked('GET /api/availability')).toEqual([]);
  await chooseAll();
  const slots = 'fieldset > div';
  await expect.element(bookingDialog.bySelector(slots).getByRole('button').first()).toHaveTextContent(/^\d\d:\d\d$/);
  expect(columnsOf(slots)).toBe(6);
  await expect.element(bookingDialog.bySelector(`${slots} [aria-pressed="true"]`)).toHaveLength(1);
  await expectAccessible();
  await bookingDialog.bySelector('[data-date]').nth(8).click();
  await expect.element(bookingDialog.bySelector('[aria-pressed="true"][data-date]')).toHaveLength(1);
  await expect.element(bookingDialog.bySelector('fieldset [aria-pressed="true"]')).toHaveLength(0);
  await expect.element(bookingDialog.getByRole('button', { name: 'Bestätigen' })).toBeDisabled();
  const asked = stage.asked('GET /api/availability');
  expect(asked.length).toBeGreaterThan(0);
  for (const { query } of asked)
    expect(['service_id', 'photographer_id', 'date'].filter((name) => !query.get(name))).toEqual([]);
});

test('on a phone the times have four columns (CONT-046, CONT-052)', async () => {
  await page.viewport(375, 812);
  const lead = contactOf({ phone: '0170 12' });
  await openScreen(board, boardOf(lead));
  await moveTo(lead, 'Termin geplant');
  await expect.element(bookingDialog).toHaveTextContent('0170 12');
  await chooseAll();
  expect(columnsOf('fieldset > div')).toBe(4);
  await expectAccessible();
});

test('after a booking the contact counts as booked (CONT-057, CONT-064, CONT-065, CONT-079, CONT-080, CONT-039..044)', async () => {
  const lead = contactOf({ phone: '' });
  const booking = bookingOf(`${freeDay}T09:00`, { customer_name: lead.name, customer_email: lead.email });
  const { answers } = boardOf(lead);
  const held = Promise.withResolvers<object>();
  const stage = await openScreen(board, {
    answers: {
      ...answers,
      [creating]: held.promise,
      'GET /api/admin/contacts/{id}/booking': {
        booking_id: booking.id,
        confirmation_code: booking.confirmation_code,
        status: 'PENDING',
        service_name: booking.service_name,
        photographer_name: anna.name,
        start_time: booking.start,
        customer: { name: lead.name, email: lead.email, phone: '' },
        conversion_type: 'same_service',
        original_service_requested: null,
        converted_at: booking.created_at,
      },
    },
  });
  await moveTo(lead, 'Termin geplant');
  await chooseAll();
  await bookingDialog.getByLabelText('Notizen').fill('mit Hund');
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.element(page.getByRole('button', { name: 'Wird gespeichert...' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(bookingDialog).toBeVisible();
  expect(stage.asked(creating).map(({ body }) => body)).toEqual([
    {
      customer_name: lead.name,
      customer_email: lead.email,
      customer_phone: '',
      datetime: expect.stringContaining(`${freeDay}T09:00`),
      duration_minutes: portrait.duration_min,
      notes: 'mit Hund',
      photographer_id: anna.id,
      service_id: portrait.id,
    },
  ]);
  held.resolve({ ...booking, booking_id: booking.id });
  await expect.element(bookingDialog).not.toBeInTheDocument();
  await expect
    .poll(() => stage.asked(changing).map(({ body }) => body))
    .toEqual([{ phase: 'termin_geplant' }, { converted_to_booking: true, converted_to_booking_id: booking.id }]);

  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await expect.element(columnOf('termin_geplant').bySelector('[data-contact]')).toHaveLength(0);
  await cardOf(lead).getByRole('button', { name: 'Buchung ansehen' }).click();
  const info = page.getByRole('dialog');
  await expect.element(info).toHaveTextContent(booking.confirmation_code);
  await expect.element(info).toHaveTextContent('Ausstehend');
  await expectAccessible();
  const link = info.getByRole('link', { name: 'In Buchungen öffnen' });
  await expect.element(link).toHaveAttribute('href', `/admin/buchungen?highlight=${booking.id}`);
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('a booking dialog closed by another page leaves everything unchanged (CONT-076, CONT-078, AMB-069, SRV-57)', async () => {
  const lead = contactOf({ phase: 'nicht_erreicht' });
  const { answers, stored } = boardOf(lead);
  const stage = await openScreen('/admin/kontakten/fullscreen', { answers });
  await page.getByRole('link', { name: 'Vollbild schließen' }).click();
  await moveTo(lead, 'Termin geplant');
  await expect.poll(() => stored(lead)?.phase).toBe('termin_geplant');
  await bookingDialog.getByLabelText('Service').selectOptions(portrait.id);
  history.back();
  await expect.element(bookingDialog).not.toBeInTheDocument();
  await expect.poll(() => stored(lead)?.phase).toBe('nicht_erreicht');
  expect(stage.asked(changing).map(({ body }) => body)).toEqual([
    { phase: 'termin_geplant' },
    { phase: 'nicht_erreicht' },
  ]);
});
