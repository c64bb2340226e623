import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bookingOf } from '../support/bookings.ts';
import { calendarOf } from '../support/calendar.ts';
import { anna } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';

const people = { kind: 'people', option_id: null, name_de: 'Personen', name_ru: 'Человек', count: 3 } as const;
const album = { kind: 'option', option_id: 'o1', name_de: 'Fotobuch', name_ru: 'Фотокнига', count: 1 } as const;
const priced = { included: 0, unit_price: 20, price: 20, minutes: 0, unit_minutes: 0 } as const;
const red = { id: 'r1', name: 'Rotes Atelier', name_ru: 'Красный зал', shown_to_customers: true };

const family = bookingOf('2027-05-12T10:00', {
  status: 'CONFIRMED',
  customer_name: 'Familie Groß',
  items: [
    { ...people, ...priced },
    { ...album, ...priced },
  ],
  resources: [red],
  owed: 230,
  notes: 'Mit Hund',
});
const paidOf = (booking: AdminBooking, amount: number): AdminBooking => ({
  ...booking,
  payment: { ...booking.payment, status: 'paid', amount },
});

/** Opens a day and has it printed: the texts of the cells of each row. */
const printed = async (bookings: readonly AdminBooking[], language: 'de' | 'ru' = 'de', query = 'view=day') => {
  await openScreen(`/admin/calendar?${query}&date=2027-05-12`, { answers: calendarOf({ bookings }).answers, language });
  await expect.element(page.getByRole('button', { name: /Groß/ }).first()).toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  const rows = page.bySelector('[data-sheets] tr').elements();
  const texts = rows.map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')));
  dispatchEvent(new Event('afterprint'));
  return texts;
};

describe('the printed day of the calendar', () => {
  test('shows customer, number, service with persons and extras, room, notes and what is still to be collected (CAL-055)', async () => {
    expect(await printed([paidOf(family, 50)])).toEqual([
      ['Uhrzeit', 'Kunde', 'Service', 'Notizen', 'Zahlung'],
      [
        '10:00–11:00',
        'Familie Groß+49 170 1234567',
        'Porträtshooting, 3 × Personen, FotobuchRotes Atelier',
        'Mit Hund',
        'Offen: 180,00 €',
      ],
    ]);
  });

  test('says in Russian what is paid, also over several days (CAL-055)', async () => {
    const [heads, row] = await printed([paidOf(family, 230)], 'ru', `view=week&photographer=${anna.id}`);
    expect(heads).toEqual(['Дата', 'Время', 'Клиент', 'Услуга', 'Заметки', 'Оплата']);
    expect(row?.slice(3)).toEqual(['Портретная фотосессия, 3 × Человек, ФотокнигаКрасный зал', 'Mit Hund', 'Оплачено']);
  });

  test('collects nothing that is on its way, nothing twice, and nothing for what is free (CAL-055)', async () => {
    const paid = paidOf(family, 50);
    const onItsWay = { ...paid, payment: { ...paid.payment, rest_processing_amount: 180 } };
    const refunded = paidOf({ ...family, id: crypto.randomUUID() }, 50);
    const partly = { ...refunded, payment: { ...refunded.payment, refunded_amount: 20 } };
    const free = bookingOf('2027-05-12T14:00', { status: 'CONFIRMED', owed: 0 });
    const rows = await printed([onItsWay, partly, free]);
    expect(rows.slice(1).map((row) => row.at(-1))).toEqual(['Bezahlt', 'Offen: 200,00 €', 'Kostenlos']);
  });

  test('prints no placeholder of a number that nobody gave, and the status of what is not confirmed (CAL-055)', async () => {
    const [, row] = await printed([{ ...family, status: 'PENDING', customer_phone: '+49' }]);
    expect(row?.[1]).toBe('Familie GroßAusstehend');
  });
});
