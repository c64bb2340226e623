import type { Page } from '@playwright/test';
import type { Studio } from '../../e2e/studio-process.ts';

export interface Scene {
  readonly name: string;
  readonly path: string | ((studio: Studio) => Promise<string>);
  /** Whether to sign in and capture both themes. */
  readonly admin?: boolean;
  /** Prepares the page before the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Whether to capture the whole page (default) or only the viewport. */
  readonly fullPage?: boolean;
}

const success = (status: string) => async (studio: Studio) => {
  const [booking] = await studio.sql(`SELECT id FROM booking WHERE status = $1 AND starts_at > now() LIMIT 1`, [
    status,
  ]);
  return `/booking/success/${booking.id}`;
};

/** The page of a booking whose payments meet a condition. */
const withMoney = (condition: string, pathOf: (id: string) => string) => async (studio: Studio) => {
  const [booking] = await studio.sql(
    `SELECT booking.id FROM booking JOIN booking_money ON booking_id = booking.id WHERE ${condition}
     ORDER BY booking.starts_at DESC LIMIT 1`,
  );
  return pathOf(String(booking.id));
};
const paidAhead = `paid_cents > 0 AND status = 'CONFIRMED'`;
const details = (id: string): string => `/admin/bookings?booking=${id}`;
const inWindow = { admin: true, fullPage: false } as const;

const cancelPaid = async (page: Page): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Stornieren|Отменить)/ })
    .click();
  await page.locator('select[name=share]').selectOption('part');
};

const chooseFirst = async (page: Page): Promise<void> => {
  await page.locator('input[type=radio]').first().check({ force: true });
  await page.locator('input[name=photographer]').first().check({ force: true });
};

export const onToDate = async (page: Page): Promise<void> => {
  await chooseFirst(page);
  await page.getByRole('button', { name: /^(?:Weiter|Далее)$/ }).click();
  await page.locator('button[data-free]').last().click();
  await page.locator('input[name=slot]').first().check({ force: true });
};

const onToDetails = async (page: Page): Promise<void> => {
  await onToDate(page);
  await page.getByRole('button', { name: /^(?:Weiter|Далее)$/ }).click();
  const [name, email, phone] = await page.locator('main input:not([type=checkbox])').all();
  await name?.fill('Friederike Baumgartner-Oßwald');
  await email?.fill('friederike@kunde.example');
  await phone?.fill('+49 170 1234567');
  await page.getByRole('checkbox').check();
};

const onToConfirmation = async (page: Page): Promise<void> => {
  await onToDetails(page);
  await page.getByRole('button', { name: /^(?:Weiter|Далее)$/ }).click();
  await page.getByRole('button', { name: /Buchung bestätigen|Подтвердить запись/ }).waitFor();
};

const openFirstContact = (page: Page): Promise<void> => page.locator('[data-opens]').first().click();

const openPreview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Vorschau ansehen|Открыть просмотр)$/ }).click();
  await page.locator('dialog iframe').waitFor();
  await page.waitForLoadState('networkidle');
};

const openFirstMessage = async (page: Page): Promise<void> => {
  await page.getByRole('main').locator('li > button').first().click();
  await page.locator('dialog iframe').waitFor();
  await page.waitForLoadState('networkidle');
};

const bookFirst = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /verschieben nach/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Termin geplant' }).click();
  await page.getByLabel('Service').selectOption({ index: 1 });
  await page.getByLabel('Fotograf').selectOption({ index: 1 });
  await page.getByRole('grid').waitFor();
};

const chooseFile = async (page: Page): Promise<void> => {
  const rows = ['Ines Okafor;ines@anfrage.example;0151 5550101;new', 'Tom Reuter;tom@anfrage.example;;Rückruf'];
  const buffer = Buffer.from(['name;email;telefon;status', ...rows].join('\n'));
  await page.getByLabel('CSV-Datei').setInputFiles({ name: 'Herbst.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('dialog').waitFor();
};

const importFile = async (page: Page): Promise<void> => {
  await chooseFile(page);
  const start = page.getByRole('button', { name: /^\d+ Kontakte? importieren$/ });
  if ((await start.count()) > 0) {
    await start.click();
    await page.getByRole('button', { name: 'Fertig' }).click();
  } else await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Letzter Import' }).click();
  await page.getByRole('dialog', { name: 'Letzter Import' }).getByRole('term').first().waitFor();
};
const nextDay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Nächster Tag|Следующий день)$/ }).click();
  await page.waitForLoadState('networkidle');
};

const askTime = async (page: Page): Promise<void> => {
  await nextDay(page);
  await page
    .locator('[data-drop-from]')
    .first()
    .click({ position: { x: 60, y: 30 } });
  await page.locator('[data-answer] li').first().waitFor();
};

const inCalendar = { admin: true, fullPage: false } as const;

/** Every page and its important states. A new page adds its own. */
export const scenes: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'wizard-1-service', path: '/booking' },
  { name: 'wizard-1-chosen', path: '/booking', prepare: chooseFirst, fullPage: false },
  { name: 'wizard-2-date', path: '/booking', prepare: onToDate, fullPage: false },
  { name: 'wizard-3-details', path: '/booking', prepare: onToDetails, fullPage: false },
  { name: 'wizard-4-confirmation', path: '/booking', prepare: onToConfirmation, fullPage: false },
  { name: 'success-pending', path: success('PENDING') },
  { name: 'success-confirmed', path: success('CONFIRMED') },
  { name: 'success-payment-pending', path: success('PAYMENT_PENDING') },
  { name: 'success-paid', path: withMoney(paidAhead, (id) => `/booking/success/${id}`) },
  { name: 'success-refunded', path: withMoney('refunded_cents > 0', (id) => `/booking/success/${id}`) },
  { name: 'success-unknown', path: '/booking/success/00000000-0000-4000-8000-000000000000' },
  { name: 'cancel-invalid', path: '/cancel' },
  { name: 'imprint', path: '/imprint' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/nope' },
  { name: 'login', path: '/admin/login' },
  { ...inCalendar, name: 'admin-calendar-week', path: '/admin/calendar?view=week' },
  { ...inCalendar, name: 'admin-calendar-day', path: '/admin/calendar?view=day', prepare: nextDay },
  { ...inCalendar, name: 'admin-calendar-why', path: '/admin/calendar?view=day', prepare: askTime },
  ...[
    'dashboard',
    'bookings',
    'kontakten',
    'services',
    'photographers',
    'calendar',
    'calendar/settings',
    'settings',
    'company',
    'legal',
    'outbox',
    'privacy',
    'account',
    'integrations',
    'widget',
    'page-design',
    'email',
    'payments',
  ].map(
    (screen): Scene => ({
      name: `admin-${screen.replace('/', '-')}`,
      path: `/admin/${screen}`,
      admin: true,
      fullPage: false,
    }),
  ),
  { ...inWindow, name: 'admin-payment-paid', path: withMoney(paidAhead, details) },
  { ...inWindow, name: 'admin-payment-refunded', path: withMoney('refunded_cents > 0', details) },
  { ...inWindow, name: 'admin-payment-open', path: withMoney('open_cents > 0', details) },
  { ...inWindow, name: 'admin-payment-cancel', path: withMoney(paidAhead, details), prepare: cancelPaid },
  {
    ...inWindow,
    name: 'admin-payment-refund',
    path: withMoney(paidAhead, details),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(?:Erstatten|Вернуть)/ }).click();
      await page.locator('input[name=refund]').waitFor();
    },
  },
  { ...inWindow, name: 'admin-payment-settings', path: '/admin/payments', fullPage: true },
  { name: 'admin-email-reminders', path: '/admin/email?tab=reminders', admin: true },
  { name: 'admin-email-preview', path: '/admin/email', admin: true, fullPage: false, prepare: openPreview },
  { name: 'admin-outbox-message', path: '/admin/outbox', admin: true, fullPage: false, prepare: openFirstMessage },
  { name: 'admin-page-design-settings', path: '/admin/page-design?tab=settings', admin: true },
  { name: 'admin-page-design-preview', path: '/admin/page-design?tab=preview', admin: true, fullPage: false },
  { name: 'admin-reports', path: '/admin/reports', admin: true },
  { name: 'admin-reports-month', path: '/admin/reports?range=thisMonth', admin: true },
  { name: 'admin-reports-empty', path: '/admin/reports?from=2001-01-01&to=2001-01-31', admin: true },
  { name: 'admin-kontakten-panel', path: '/admin/kontakten', admin: true, fullPage: false, prepare: openFirstContact },
  { name: 'admin-kontakten-fullscreen', path: '/admin/kontakten/fullscreen', admin: true, fullPage: false },
  { name: 'admin-kontakten-import', path: '/admin/kontakten', admin: true, fullPage: false, prepare: chooseFile },
  { name: 'admin-kontakten-imported', path: '/admin/kontakten', admin: true, fullPage: false, prepare: importFile },
  { name: 'admin-kontakten-booking', path: '/admin/kontakten', admin: true, fullPage: false, prepare: bookFirst },
  {
    name: 'admin-account-second-factor',
    path: '/admin/account',
    admin: true,
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(?:Einrichten|Настроить)$/ }).click();
      await page.locator('dialog input').fill('correct horse battery');
      await page.keyboard.press('Enter');
      await page.locator('dialog svg[role=img]').waitFor();
    },
  },
  {
    name: 'admin-exception-form',
    path: '/admin/calendar/settings',
    admin: true,
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: /Ausnahme hinzufügen|Добавить исключение/ }).click();
      await page.locator('dialog input[type=radio]').nth(1).check();
    },
  },
  {
    name: 'admin-holidays',
    path: '/admin/calendar/settings',
    admin: true,
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: /Feiertage übernehmen|Добавить праздники/ }).click();
      await page.locator('dialog select').last().selectOption({ index: 1 });
      await page.locator('dialog select').first().selectOption('BY');
      await page.locator('dialog li').first().waitFor();
    },
  },
  {
    name: 'admin-photographer-calendar',
    path: '/admin/photographers',
    admin: true,
    fullPage: false,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Termine von|Съёмки:)/ })
        .first()
        .click();
      await page.locator('dialog h3').waitFor();
    },
  },
];
