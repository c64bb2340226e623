import type { Page } from '@playwright/test';
import { bookSomething } from '../../e2e/support/public-site.ts';
import type { Studio } from '../../e2e/support/studio-process.ts';
import {
  askPassword,
  askTime,
  bookFirst,
  cancelPaid,
  chooseFile,
  chooseFirst,
  importFile,
  nextDay,
  onPaper,
  onToConfirmation,
  onToDate,
  onToDetails,
  openFirstContact,
  openFirstMessage,
  openPreview,
  press,
  raisePrice,
} from './actions.ts';
import { asked } from './asked.ts';
import { fullDay, moveIt, openMove } from './moved-day.ts';
import { offerPage, withdraw } from './offers.ts';
import { details, paidAhead, withMoney, withTransfer } from './paid-bookings.ts';
import { unconfirmed } from './unconfirmed.ts';

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

const inWindow = { admin: true, fullPage: false } as const;

const inCalendar = { admin: true, fullPage: false } as const;

/** Every page and its important states. A new page adds its own. */
export const scenes: readonly Scene[] = [
  { name: 'offer-open', path: offerPage() },
  { name: 'offer-withdrawn', path: offerPage(withdraw) },
  { name: 'home', path: '/' },
  { name: 'wizard-1-service', path: '/booking' },
  { name: 'wizard-1-chosen', path: '/booking', prepare: chooseFirst, fullPage: false },
  { name: 'wizard-2-date', path: '/booking', prepare: onToDate, fullPage: false },
  { name: 'wizard-3-details', path: '/booking', prepare: onToDetails, fullPage: false },
  { name: 'wizard-4-confirmation', path: '/booking', prepare: onToConfirmation, fullPage: false },
  { name: 'wizard-4-price-changed', path: '/booking', prepare: raisePrice, fullPage: false },
  { name: 'success-pending', path: success('PENDING') },
  { name: 'success-confirmed', path: success('CONFIRMED') },
  { name: 'success-payment-pending', path: withMoney('open_cents > 0', (id) => `/booking/success/${id}`) },
  { name: 'success-paid', path: withMoney(paidAhead, (id) => `/booking/success/${id}`) },
  { name: 'success-refunded', path: withMoney('refunded_cents > 0', (id) => `/booking/success/${id}`) },
  {
    name: 'asked-kept',
    path: asked(true, ({ booking_id, cancel_token }) => `/move/${booking_id}?token=${cancel_token}`),
  },
  {
    name: 'asked-given',
    path: asked(false, ({ booking_id, cancel_token }) => `/move/${booking_id}?token=${cancel_token}`),
  },
  { name: 'admin-asked', path: asked(false, ({ booking_id }) => details(booking_id)), admin: true, fullPage: false },
  {
    name: 'admin-asking',
    path: async (studio) => details((await bookSomething(studio)).booking_id),
    admin: true,
    prepare: (page) => page.getByRole('button', { name: /Um neue Zeit bitten|Попросить о новом времени/ }).click(),
    fullPage: false,
  },
  { name: 'success-unknown', path: '/booking/success/00000000-0000-4000-8000-000000000000' },
  { name: 'cancel-invalid', path: '/cancel' },
  { name: 'imprint', path: '/imprint' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'withdrawal', path: '/withdrawal' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/nope' },
  { name: 'login', path: '/admin/login' },
  { ...inCalendar, name: 'admin-calendar-week', path: '/admin/calendar?view=week' },
  { ...inCalendar, name: 'admin-calendar-day', path: '/admin/calendar?view=day', prepare: nextDay },
  { ...inCalendar, name: 'admin-move-day', path: fullDay, prepare: openMove },
  { ...inCalendar, name: 'admin-moved-day', path: fullDay, prepare: moveIt },
  { ...inCalendar, name: 'admin-calendar-why', path: '/admin/calendar?view=day', prepare: askTime },
  ...[
    'dashboard',
    'bookings',
    'kontakten',
    'services',
    'photographers',
    'resources',
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
    'bank',
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
  { ...inWindow, name: 'admin-transfer-awaited', path: withTransfer('awaited_transfer') },
  { ...inWindow, name: 'admin-transfer-arrived', path: withTransfer('cash_payment') },
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
  {
    ...inWindow,
    name: 'admin-payment-cash',
    path: withMoney('open_cents > 0', details),
    prepare: press(/^(?:Vor Ort bezahlt|Оплачено на месте)/),
  },
  {
    ...inWindow,
    name: 'admin-booking-delete',
    path: withMoney(paidAhead, details),
    prepare: press(/^(?:Buchung löschen|Удалить запись)/),
  },
  {
    ...inWindow,
    name: 'admin-booking-link',
    path: withMoney(paidAhead, details),
    prepare: press(/^(?:Neuer Link|Новая ссылка)/),
  },
  {
    ...inWindow,
    name: 'admin-booking-new',
    path: '/admin/bookings',
    prepare: press(/^(?:Buchung erstellen|Создать запись)/),
  },
  { ...inWindow, name: 'admin-integrations-password', path: '/admin/integrations', prepare: askPassword },
  {
    ...inWindow,
    name: 'admin-resource-form',
    path: '/admin/resources',
    prepare: press(/bearbeiten$|^Изменить/),
  },
  {
    ...inWindow,
    name: 'admin-resource-off',
    path: '/admin/resources',
    prepare: press(/^(?:Ausfallzeiten von Kleines|Когда недоступно: Малая)/),
  },
  {
    ...inWindow,
    name: 'admin-service-form',
    path: '/admin/services',
    prepare: press(/bearbeiten$|^Изменить/),
  },
  { ...inWindow, name: 'admin-bookings-print', path: '/admin/bookings', prepare: onPaper },
  {
    ...inWindow,
    name: 'admin-calendar-print',
    path: '/admin/calendar?view=day',
    prepare: async (page) => {
      await nextDay(page);
      await onPaper(page);
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
  // Last: from here on, customers must confirm their e-mail address.
  { name: 'unconfirmed-success', path: unconfirmed(({ id }) => `/booking/success/${id}`) },
  { name: 'unconfirmed-confirm', path: unconfirmed(({ link }) => link) },
  {
    name: 'unconfirmed-confirmed',
    path: unconfirmed(({ link }) => link, 'UPDATE booking SET confirm_by = NULL WHERE id = $1'),
  },
  {
    name: 'unconfirmed-over',
    path: unconfirmed(({ link }) => link, 'UPDATE booking SET confirm_by = created_at WHERE id = $1'),
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Zahlungspflichtig buchen|Забронировать с обязанностью оплаты)$/ })
        .click();
      await page.getByRole('link', { name: /^(?:Neue Buchung|Neuen Termin|Новая запись)/ }).waitFor();
    },
  },
  {
    name: 'unconfirmed-wizard-4',
    path: unconfirmed(() => '/booking'),
    prepare: async (page) => {
      await onToDetails(page);
      await page.getByRole('button', { name: /^(?:Weiter|Далее)$/ }).click();
      await page.getByRole('button', { name: /^(?:Termin reservieren|Забронировать время)$/ }).waitFor();
    },
  },
  { ...inWindow, name: 'admin-unconfirmed-list', path: unconfirmed(({ id }) => `/admin/bookings?highlight=${id}`) },
  { ...inWindow, name: 'admin-unconfirmed-details', path: unconfirmed(({ id }) => details(id)) },
  {
    ...inWindow,
    name: 'admin-unconfirmed-mail',
    path: unconfirmed(() => '/admin/outbox?status=waiting'),
    prepare: openFirstMessage,
  },
  { name: 'admin-unconfirmed-switch', path: unconfirmed(() => '/admin/email?tab=reminders'), admin: true },
];
