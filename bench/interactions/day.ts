import type { Page } from '@playwright/test';
import { fullMonth } from '../../e2e/support/calendar.ts';
import type { Studio } from '../../e2e/support/studio-process.ts';
import type { Journey } from './journey.ts';

const phone = 390;
const desk = 1440;

/** Other daily tasks: navigation, filling in forms, and using a phone. */
export const journeysOfADay = (studio: Studio): readonly Journey[] => [
  {
    name: 'from screen to screen',
    width: desk,
    open: async (page) => {
      await page.goto(`${studio.url}/admin/dashboard`);
      await settled(page);
    },
    steps: {
      'to the bookings': [1, (page) => go(page, 'Buchungen', 'table[aria-rowcount]')],
      'to the contacts': [1, (page) => go(page, 'Kontakten', '[data-contact]')],
      'to the calendar': [1, (page) => go(page, 'Kalender', 'td[data-date]')],
      'to the reports': [1, (page) => go(page, 'Berichte')],
      'to the settings': [1, (page) => go(page, 'Einstellungen')],
      'to a page of them': [
        1,
        async (page) => {
          await page.locator('main a[href="/admin/company"]').click();
          await page.locator('main form input').first().waitFor();
          await settled(page);
        },
      ],
      'back to the dashboard': [1, (page) => go(page, 'Dashboard')],
    },
  },
  {
    name: 'the month of 1000 sessions',
    width: desk,
    open: async (page) => {
      await page.goto(`${studio.url}/admin/calendar?date=${fullMonth}-10`);
      await page.locator(`td[data-date="${fullMonth}-11"] [data-movable]`).first().waitFor();
      await settled(page);
    },
    steps: {
      'the form of a new booking': [1, (page) => openBy(page, 'Buchung erstellen')],
      'closing it': [1, closeDialog],
      'to the dark design': [1, (page) => page.getByRole('button', { name: 'Dunkles Design' }).click()],
      'to the light design': [1, (page) => page.getByRole('button', { name: 'Helles Design' }).click()],
      'to Russian': [1, (page) => speak(page, 'RU, Русский', 'ru')],
      'to German': [1, (page) => speak(page, 'DE, Deutsch', 'de')],
    },
  },
  {
    name: 'a booking of the list',
    width: desk,
    open: async (page) => {
      await page.goto(`${studio.url}/admin/bookings`);
      await page.locator('table[aria-rowcount]').waitFor();
      await settled(page);
    },
    steps: {
      'those of one status': [
        1,
        async (page) => {
          await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Bestätigt' }).click();
          await settled(page);
        },
      ],
      'opening one': [
        1,
        async (page) => {
          await page.locator('tr[data-index] [data-row-name]').first().click();
          await page.getByRole('dialog').waitFor();
          await settled(page);
        },
      ],
      'its form': [
        1,
        async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Bearbeiten' }).click();
          await page.getByRole('dialog').locator('input').first().waitFor();
          await settled(page);
        },
      ],
      'back from it': [
        1,
        async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').getByRole('button', { name: 'Bearbeiten' }).waitFor();
        },
      ],
      'closing it': [1, closeDialog],
      'the question before cancelling': [
        2,
        async (page) => {
          await page.locator('tr[data-index] [data-row-name]').first().click();
          await page.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click();
          await page.getByRole('alertdialog').waitFor();
        },
      ],
      'cancelling it': [
        1,
        async (page) => {
          await page.getByRole('alertdialog').getByRole('button').last().click();
          await page.getByRole('alertdialog').waitFor({ state: 'detached' });
          await settled(page);
        },
      ],
    },
  },
  {
    name: 'the board by keyboard',
    width: desk,
    open: (page) => openBoard(page, studio),
    steps: {
      'from card to card': [
        6,
        async (page) => {
          await page.locator('[data-opens]').first().focus();
          for (const key of ['Down', 'Down', 'Right', 'Up', 'Left', 'Down']) await page.keyboard.press(`Arrow${key}`);
        },
      ],
      'carrying one to another column': [
        4,
        async (page) => {
          for (const key of [' ', 'ArrowRight', 'ArrowRight', ' ']) await page.keyboard.press(key);
          await settled(page);
        },
      ],
      'the form of a new contact': [1, (page) => openBy(page, 'Kontakt hinzufügen')],
      'closing it': [1, closeDialog],
    },
  },
  {
    name: 'the board on a phone',
    width: phone,
    open: (page) => openBoard(page, studio),
    steps: {
      'opening a contact': [
        1,
        async (page) => {
          await page.locator('[data-opens]').first().click();
          await page.getByRole('dialog').waitFor();
          await settled(page);
        },
      ],
      'closing it': [1, closeDialog],
      'opening the menu': [1, (page) => openBy(page, 'Navigation öffnen')],
      'to the bookings': [
        1,
        async (page) => {
          await page.getByRole('dialog').getByRole('link', { name: 'Buchungen' }).click();
          await page.locator('[data-row-name]').first().waitFor();
          await settled(page);
        },
      ],
      'typing a search': [9, (page) => page.getByRole('searchbox').pressSequentially('kundin 12', { delay: 80 })],
      'opening a booking': [
        1,
        async (page) => {
          await page.locator('[data-row-name]').first().click();
          await page.getByRole('dialog').waitFor();
          await settled(page);
        },
      ],
      'closing the booking': [1, closeDialog],
    },
  },
];

const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** Navigates and waits until the page shows its content. */
const go = async (page: Page, name: string, shown = 'main h1'): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await page.locator('main h1', { hasText: name }).waitFor();
  await page.locator(shown).first().waitFor();
  await settled(page);
};

const openBy = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
};

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const speak = async (page: Page, name: string, language: string): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
};

const openBoard = async (page: Page, studio: Studio): Promise<void> => {
  await page.goto(`${studio.url}/admin/kontakten`);
  await page.locator('section[data-phase="new"] [data-contact]').first().waitFor();
  await settled(page);
};
