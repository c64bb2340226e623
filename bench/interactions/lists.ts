import { fullMonth } from '../../e2e/support/calendar.ts';
import { hydrated } from '../../e2e/support/public-site.ts';
import type { Studio } from '../../e2e/support/studio-process.ts';
import { card, chooseDay, chooseService, fillDetails, nextButton, slots } from '../../e2e/support/wizard.ts';
import type { Journey } from './journey.ts';

/** Booking, and the list, calendar and board of a busy studio. */
export const journeysOfLists = (
  studio: Studio,
  { bookings, contacts }: { readonly bookings: number; readonly contacts: number },
): readonly Journey[] => [
  {
    name: 'booking',
    width: 390,
    open: async (page) => {
      await page.goto(`${studio.url}/booking`);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${studio.url}/booking`);
      await hydrated(page);
      await card(page, 'Porträtshooting').waitFor();
    },
    steps: {
      'service and photographer': [2, (page) => chooseService(page)],
      'on to the date': [
        1,
        async (page) => {
          await nextButton(page).click();
          await page.locator('[data-free]').first().waitFor();
        },
      ],
      'a day': [1, async (page) => void (await chooseDay(page))],
      'a time': [1, (page) => slots(page).first().click()],
      'on to the details': [1, (page) => nextButton(page).click()],
      'typing the details': [
        11,
        async (page) => {
          await page.locator('input[name=name]').pressSequentially('Änne Müller');
          await fillDetails(page);
        },
      ],
      'on to the confirmation': [1, (page) => nextButton(page).click()],
    },
  },
  {
    name: `the list of ${bookings} bookings`,
    width: 1440,
    open: async (page) => {
      await page.goto(`${studio.url}/admin/bookings`);
      await page.locator('table[aria-rowcount]').waitFor();
      await page.waitForLoadState('networkidle');
    },
    steps: {
      'typing a search': [9, (page) => page.getByRole('searchbox').pressSequentially('kundin 12', { delay: 80 })],
      'taking it back': [
        9,
        async (page) => {
          for (let i = 0; i < 9; i++) await page.keyboard.press('Backspace', { delay: 60 });
        },
      ],
      'sorting by a column': [1, (page) => page.getByRole('columnheader').getByRole('button').first().click()],
      'opening a booking': [
        1,
        async (page) => {
          await page.locator('tr[data-index] button').first().click();
          await page.getByRole('dialog').waitFor();
        },
      ],
      'closing it': [1, (page) => page.keyboard.press('Escape')],
    },
  },
  {
    name: 'the calendar, 1000 sessions in the month',
    width: 1440,
    open: async (page) => {
      await page.goto(`${studio.url}/admin/calendar?date=${fullMonth}-10`);
      await page.locator(`td[data-date="${fullMonth}-11"] [data-movable]`).first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    steps: {
      'to the week': [
        1,
        async (page) => {
          await page.getByRole('button', { name: 'Woche', exact: true }).click();
          await page.locator('[data-drop-from] [data-event]').first().waitFor();
        },
      ],
      'to the next week': [
        1,
        async (page) => {
          await page.getByRole('button', { name: 'Nächste Woche' }).click();
          await page.waitForLoadState('networkidle');
        },
      ],
      'to the day': [
        1,
        async (page) => {
          await page.getByRole('button', { name: 'Tag', exact: true }).click();
          await page.locator('[data-drop-from] [data-event]').first().waitFor();
        },
      ],
      'to the month': [
        1,
        async (page) => {
          await page.getByRole('button', { name: 'Monat', exact: true }).click();
          await page.locator(`td[data-date="${fullMonth}-11"] [data-movable]`).first().waitFor();
        },
      ],
      'opening a booking': [
        1,
        async (page) => {
          await page.locator(`td[data-date="${fullMonth}-11"] [data-event]`).first().click();
          await page.getByRole('dialog').waitFor();
        },
      ],
      'closing it': [1, (page) => page.keyboard.press('Escape')],
    },
  },
  {
    name: `the board of ${contacts} contacts`,
    width: 1440,
    open: async (page) => {
      await page.goto(`${studio.url}/admin/kontakten`);
      await page.locator('section[data-phase="new"] [data-contact]').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    steps: {
      'typing a search': [9, (page) => page.getByRole('searchbox').pressSequentially('nummer 19', { delay: 80 })],
      'taking it back': [
        9,
        async (page) => {
          for (let i = 0; i < 9; i++) await page.keyboard.press('Backspace', { delay: 60 });
        },
      ],
      'opening a contact': [
        1,
        async (page) => {
          await page.locator('[data-opens]').first().click();
          await page.locator('aside[aria-label="Kontakt"]').waitFor();
        },
      ],
      'closing it': [1, (page) => page.keyboard.press('Escape')],
      'moving one by the menu': [
        2,
        async (page) => {
          await page
            .locator('section[data-phase="new"]')
            .getByRole('button', { name: /verschieben nach/ })
            .first()
            .click();
          await page.getByRole('menuitem', { name: 'In Klärung' }).click();
          await page.waitForLoadState('networkidle');
        },
      ],
    },
  },
];
