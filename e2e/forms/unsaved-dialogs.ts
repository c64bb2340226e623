import type { Page } from '@playwright/test';
import { addException } from '../calendar/calendar-exceptions.ts';
import { book } from '../support/admin.ts';
import { addLead, emptyBoard, openPanel } from '../support/contacts.ts';
import { berlinDay } from '../support/dates.ts';
import { afterThisTest, type Studio } from '../support/studio.ts';
import { type Form, inApp } from './unsaved.ts';
import { fresh } from './unsaved-fields.ts';

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (label: string) => (page: Page) => page.getByRole('dialog').last().getByLabel(label, { exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens the details of a booking. */
const opened = async (page: Page, studio: Studio): Promise<void> => {
  const { id } = await book(studio, `${berlinDay(20)}T10:00`);
  afterThisTest(async () => void (await studio.api('DELETE', `/api/admin/bookings/${id}`)));
  await inApp(page, `/admin/bookings?booking=${id}`);
};

export const dialogs: readonly Form[] = [
  {
    name: 'a new service',
    path: '/admin/services',
    open: press('Service hinzufügen'),
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  {
    name: 'a service',
    path: '/admin/services',
    open: (page) => row(page, 'Familienshooting').getByRole('button', { name: 'Bearbeiten' }).click(),
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  {
    name: 'a photographer',
    path: '/admin/photographers',
    open: press('Fotograf/in hinzufügen'),
    field: inDialog('Name'),
  },
  {
    name: 'a room',
    path: '/admin/resources',
    open: press('Hinzufügen'),
    field: inDialog('Name (Deutsch)'),
  },
  {
    name: 'a new booking',
    path: '/admin/bookings',
    open: press('Buchung erstellen'),
    field: (page) => page.getByRole('dialog').locator('[name="name"]'),
  },
  {
    name: 'a booking',
    path: '/admin/bookings',
    open: async (page, studio) => {
      await opened(page, studio);
      await press('Bearbeiten')(page);
    },
    field: (page) => page.getByRole('dialog').locator('[name="notes"]'),
  },
  {
    name: 'a note about a customer',
    path: '/admin/bookings',
    open: async (page, studio) => {
      await opened(page, studio);
      await press('Notiz hinzufügen')(page);
    },
    field: (page) => page.getByRole('dialog', { name: 'Notiz hinzufügen' }).getByRole('textbox'),
  },
  {
    name: 'an absence',
    path: '/admin/calendar',
    open: press('Abwesenheit eintragen'),
    field: (page) => page.getByRole('dialog').locator('[name="reason"]'),
  },
  {
    name: 'an exception',
    path: '/admin/calendar/settings',
    open: (page) => addException(page),
    field: (page) => page.getByRole('dialog').locator('[name="name"]'),
  },
  {
    name: 'a new contact',
    path: '/admin/kontakten',
    open: async (page, studio) => {
      await emptyBoard(studio);
      await fresh(page);
      await page.getByRole('main').getByRole('button', { name: 'Kontakt hinzufügen' }).last().click();
    },
    field: (page) => page.getByRole('dialog').locator('[name="name"]'),
  },
  {
    name: 'a booking for a contact',
    path: '/admin/kontakten',
    open: async (page, studio) => {
      await emptyBoard(studio);
      const lead = await addLead(studio, { phase: 'termin_geplant' });
      await studio.api('PATCH', `/api/admin/contacts/${lead.id}`, { phase: 'termin_geplant' });
      await fresh(page);
      const panel = await openPanel(page, lead);
      await panel.getByRole('button', { name: 'Buchung erstellen' }).click();
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  { name: 'a key', path: '/admin/integrations', open: press('Neuer Schlüssel'), field: inDialog('Name') },
  {
    name: 'a webhook',
    path: '/admin/integrations',
    open: press('Neuer Webhook'),
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
];
