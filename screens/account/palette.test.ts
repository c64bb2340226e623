import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarOf } from '../support/calendar.ts';
import { keepServices } from '../support/catalogue.ts';
import { anna, today } from '../support/first-studio.ts';
import { address, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const palette = page.getByRole('combobox', { name: 'Befehle und Bereiche' });
const dialog = page.getByRole('dialog');
const options = dialog.getByRole('option');

const find = async (typed: string): Promise<void> => {
  await expect.element(page.getByRole('navigation')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await palette.fill(typed);
};

test('what people call it finds pages, people and actions; an absence begins from anywhere (NAV-033)', async () => {
  await openScreen('/admin/bookings', { answers: { ...calendarOf().answers, ...keepServices().answers } });
  await find('krank');
  await expect.element(dialog.getByRole('option', { selected: true })).toHaveTextContent(/^Abwesenheit eintragen$/);
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  const absence = page.getByRole('dialog', { name: 'Abwesenheit eintragen' });
  await expect.element(absence).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(absence).not.toBeInTheDocument();
  await expect.poll(address).toBe('/admin/calendar');

  await find('rechnung');
  await options.filter({ hasText: 'Belege' }).click();
  await expect.poll(address).toBe('/admin/invoices');

  await find('anna');
  await options.filter({ hasText: 'Anna Lindner' }).click();
  await expect.poll(address).toBe(`/admin/calendar?photographer=${anna.id}`);
  await expect.element(page.getByRole('combobox', { name: 'Fotograf/in' })).toHaveValue(anna.id);

  await find('porträt');
  await options.filter({ hasText: 'Porträtshooting' }).click();
  await expect.element(dialog.getByLabelText('Name (Deutsch)')).toHaveValue('Porträtshooting');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/admin/services');
});

test('the day is moved and cancelled from the palette (NAV-033)', async () => {
  await openScreen('/admin/bookings', {
    answers: {
      ...calendarOf().answers,
      'GET /api/admin/days/{date}/sessions': { date: today, resource_id: null, sessions: [], cancellations: [] },
      'GET /api/admin/days/{date}/substitutes': { date: today, resource_id: null, sessions: [], days: [], moves: [] },
    },
  });
  for (const name of ['Heute: Tag verschieben', 'Heute: Alle absagen']) {
    await find('krank');
    await page.getByRole('option', { name }).click();
    await expect.element(dialog).toBeVisible();
    await expect.poll(address).toMatch(/^\/admin\/calendar\?view=day&open=/);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(address).toBe('/admin/calendar?view=day');
  }
});
