import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { createBrowserRouter, Navigate, Outlet, useLocation } from 'react-router';
import { loadAccountTexts } from '#features/auth/texts/load-account-texts.ts';
import { RequireSession, SessionLoading } from '#features/auth/web/admin/require-session.tsx';
import { loadContactsTexts } from '#features/contacts/texts/load-area-texts.ts';
import { loadIntegrationsTexts } from '#features/integrations/texts/load-area-texts.ts';
import { loadPaymentsTexts } from '#features/payments/texts/load-area-texts.ts';
import { loadPrivacyTexts } from '#features/privacy/texts/load-area-texts.ts';
import { loadReportsTexts } from '#features/reports/texts/load-area-texts.ts';
import { loadWidgetTexts } from '#features/widget/texts/load-area-texts.ts';
import { LeaveGuard } from '#shared/web/admin/unsaved/leave-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { LoginPage } from './login-page.tsx';
import { FrameIfSignedIn, NotFoundScreen } from './not-found-screen.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * A page in a file of its own, loaded when it is first opened: `screen('bookings', async () => (await
 * import('…')).BookingsScreen)`.
 */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** A page whose texts are in a file of their own, loaded at the same time. */
const withTexts = (
  loadTexts: typeof loadContactsTexts,
  path: string,
  load: () => Promise<ComponentType>,
): RouteObject =>
  screen(path, async () => {
    const language = document.documentElement.lang === 'ru' ? 'ru' : 'de';
    const [component] = await Promise.all([load(), loadTexts(language)]);
    return component;
  });

/** Redirects a former address to the current one and keeps the query. */
const moved = (path: string, to: string): RouteObject => ({ path, element: <Moved to={to} /> });

const Moved = ({ to }: { readonly to: string }) => {
  const { search, hash } = useLocation();
  return <Navigate replace to={to + search + hash} />;
};

/** Every page of the back office; admin-routes.ts lists the addresses for the server. */
const screens: readonly RouteObject[] = [
  screen(
    'dashboard',
    async () => (await import('#features/reports/web/admin/dashboard/dashboard-screen.tsx')).DashboardScreen,
  ),
  withTexts(
    loadContactsTexts,
    'kontakten',
    async () => (await import('#features/contacts/web/admin/contacts-screen.tsx')).ContactsScreen,
  ),
  screen('bookings', async () => (await import('#features/booking/web/admin/bookings-screen.tsx')).BookingsScreen),
  moved('buchungen', '/admin/bookings'),
  screen('services', async () => (await import('#features/services/web/admin/services-screen.tsx')).ServicesScreen),
  screen(
    'photographers',
    async () => (await import('#features/photographers/web/admin/photographers-screen.tsx')).PhotographersScreen,
  ),
  screen('resources', async () => (await import('#features/resources/web/admin/resources-screen.tsx')).ResourcesScreen),
  screen('births', async () => (await import('#features/births/web/admin/births-screen.tsx')).BirthsScreen),
  screen('campaigns', async () => (await import('#features/campaigns/web/admin/campaigns-screen.tsx')).CampaignsScreen),
  screen('team', async () => (await import('#features/auth/web/admin/team/team-screen.tsx')).TeamScreen),
  screen('audit', async () => (await import('#features/audit/web/admin/audit-screen.tsx')).AuditScreen),
  screen('vouchers', async () => (await import('#features/vouchers/web/admin/vouchers-screen.tsx')).VouchersScreen),
  screen('discounts', async () => (await import('#features/discounts/web/admin/discounts-screen.tsx')).DiscountsScreen),
  screen(
    'own-calendar',
    async () => (await import('#features/calendar/web/admin/own/own-calendar-screen.tsx')).OwnCalendarScreen,
  ),
  screen('today', async () => (await import('#features/calendar/web/admin/today/today-screen.tsx')).TodayScreen),
  screen('calendar', async () => (await import('#features/calendar/web/admin/calendar-screen.tsx')).CalendarScreen),
  screen(
    'calendar/settings',
    async () => (await import('#features/hours/web/admin/calendar-settings-screen.tsx')).CalendarSettingsScreen,
  ),
  withTexts(
    loadReportsTexts,
    'reports',
    async () => (await import('#features/reports/web/admin/reports/reports-screen.tsx')).ReportsScreen,
  ),
  screen('settings', async () => (await import('#features/settings/web/admin/settings-hub.tsx')).SettingsHub),
  screen(
    'company',
    async () => (await import('#features/settings/web/admin/company/company-screen.tsx')).CompanyScreen,
  ),
  moved('company-settings', '/admin/company'),
  withTexts(
    loadPaymentsTexts,
    'payments',
    async () => (await import('#features/payments/web/admin/payments-screen.tsx')).PaymentsScreen,
  ),
  screen('email', async () => (await import('#features/notifications/web/admin/email-screen.tsx')).EmailScreen),
  screen('legal', async () => (await import('#features/settings/web/admin/legal/legal-screen.tsx')).LegalScreen),
  withTexts(
    loadPrivacyTexts,
    'privacy',
    async () => (await import('#features/privacy/web/admin/privacy-screen.tsx')).PrivacyScreen,
  ),
  screen(
    'withdrawals',
    async () => (await import('#features/withdrawals/web/admin/withdrawals-screen.tsx')).WithdrawalsScreen,
  ),
  screen('bank', async () => (await import('#features/booking/web/admin/bank/bank-screen.tsx')).BankScreen),
  screen('invoices', async () => (await import('#features/invoices/web/admin/invoices-screen.tsx')).InvoicesScreen),
  withTexts(loadAccountTexts, 'account', async () => (await import('./account-page.tsx')).AccountPage),
  withTexts(
    loadWidgetTexts,
    'widget',
    async () => (await import('#features/widget/web/admin/widget-screen.tsx')).WidgetScreen,
  ),
  withTexts(
    loadIntegrationsTexts,
    'integrations',
    async () => (await import('#features/integrations/web/admin/integrations-screen.tsx')).IntegrationsScreen,
  ),
  screen(
    'outbox',
    async () => (await import('#features/notifications/web/admin/outbox/outbox-screen.tsx')).OutboxScreen,
  ),
  screen(
    'page-design',
    async () => (await import('#features/settings/web/admin/page-design/page-design-screen.tsx')).PageDesignScreen,
  ),
];

/** Pages without the frame. */
const unframed: readonly RouteObject[] = [
  withTexts(
    loadContactsTexts,
    'kontakten/fullscreen',
    async () => (await import('#features/contacts/web/admin/fullscreen-screen.tsx')).FullscreenScreen,
  ),
];

const framed = (children: readonly RouteObject[]): RouteObject => ({
  Component: Shell,
  children: [{ ErrorBoundary: ErrorScreen, children: [...children] }],
});

const BackOffice = () => (
  <>
    <LeaveGuard />
    <Outlet />
  </>
);

const routes: RouteObject[] = [
  {
    path: '/admin',
    Component: BackOffice,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: SessionLoading,
    children: [
      { index: true, Component: LoginPage },
      { path: 'login', Component: LoginPage },
      {
        Component: RequireSession,
        children: [framed(screens), { ErrorBoundary: ErrorScreen, children: [...unframed] }],
      },
      { Component: FrameIfSignedIn, children: [{ path: '*', Component: NotFoundScreen }] },
    ],
  },
];

/** Follows the address of the window from now on. */
export const createRouter = () => createBrowserRouter(routes);
