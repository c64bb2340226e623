import { auditRoutes } from '#features/audit/server/routes.ts';
import { apiKeysRoutes } from '#features/auth/server/api-keys/key-routes.ts';
import { eventsRoutes } from '#features/auth/server/events-routes.ts';
import { confirmationRoutes, passkeysRoutes } from '#features/auth/server/passkeys/passkey-routes.ts';
import { authRoutes } from '#features/auth/server/routes.ts';
import { secondFactorRoutes } from '#features/auth/server/second-factor/second-factor-routes.ts';
import { signInsRoutes } from '#features/auth/server/sign-in/sign-ins-routes.ts';
import { invitationsRoutes, teamRoutes } from '#features/auth/server/team/team-routes.ts';
import { availabilityRoutes } from '#features/availability/server/routes.ts';
import { birthsRoutes } from '#features/births/server/routes.ts';
import { adminBookingRoutes, bookingPaymentRoutes, noShowFeeRoutes } from '#features/booking/server/admin-routes.ts';
import { readLegalFacts } from '#features/booking/server/api.ts';
import { bankRoutes } from '#features/booking/server/bank/routes.ts';
import { alternativesRoutes } from '#features/booking/server/edit/alternatives.ts';
import { customerLinkRoutes } from '#features/booking/server/link/renew-link.ts';
import { newsRoutes } from '#features/booking/server/list/news.ts';
import { moveRoutes } from '#features/booking/server/move-routes.ts';
import { restRoutes } from '#features/booking/server/pay/start-rest.ts';
import { discountCheckRoutes } from '#features/booking/server/price/check-discount.ts';
import { bookingRoutes } from '#features/booking/server/routes.ts';
import { timeRequestRoutes } from '#features/booking/server/time-request-routes.ts';
import { transferRoutes } from '#features/booking/server/transfer/choose-transfer.ts';
import { endFeedOf } from '#features/calendar/server/api.ts';
import { feedRoutes } from '#features/calendar/server/feed/feed-routes.ts';
import { ownCalendarRoutes } from '#features/calendar/server/own-calendar.ts';
import { calendarRoutes } from '#features/calendar/server/routes.ts';
import { todayRoutes } from '#features/calendar/server/today.ts';
import { campaignsOfSpots } from '#features/campaigns/server/api.ts';
import { cardsRoutes } from '#features/campaigns/server/codes/card-routes.ts';
import { campaignsRoutes } from '#features/campaigns/server/routes.ts';
import { contactImportsRoutes } from '#features/contacts/server/import-routes.ts';
import { contactMessagesRoutes } from '#features/contacts/server/receive-message.ts';
import { contactsRoutes } from '#features/contacts/server/routes.ts';
import { customersRoutes } from '#features/customers/server/routes.ts';
import { daysRoutes } from '#features/days/server/routes.ts';
import { discountsRoutes } from '#features/discounts/server/routes.ts';
import { exceptionRoutes } from '#features/hours/server/exceptions/exception-routes.ts';
import { ownHoursRoutes } from '#features/hours/server/own-hours/own-hours.ts';
import { calendarSettingsRoutes } from '#features/hours/server/settings/settings-routes.ts';
import { resourceTimeOffRoutes } from '#features/hours/server/time-off/resource-time-off-routes.ts';
import { timeOffRoutes } from '#features/hours/server/time-off/time-off-routes.ts';
import { eventBody, eventContents } from '#features/integrations/contract.ts';
import { testEvent, webhookEvents } from '#features/integrations/domain/webhook-events.ts';
import { webhooksRoutes } from '#features/integrations/server/routes.ts';
import { saleDocuments } from '#features/invoices/server/api.ts';
import { previewRoutes } from '#features/invoices/server/issue/routes.ts';
import { procedureRoutes } from '#features/invoices/server/procedures/routes.ts';
import { invoicesRoutes } from '#features/invoices/server/routes.ts';
import { taxRoutes } from '#features/invoices/server/tax/routes.ts';
import { voucherMails } from '#features/notifications/server/api.ts';
import { outboxRoutes } from '#features/notifications/server/outbox/outbox-routes.ts';
import { pushRoutes } from '#features/notifications/server/push/push-routes.ts';
import { notificationsRoutes } from '#features/notifications/server/routes.ts';
import { offersRoutes } from '#features/offers/server/routes.ts';
import { paymentsRoutes } from '#features/payments/server/routes.ts';
import { photographersRoutes } from '#features/photographers/server/routes.ts';
import { picturesRoutes } from '#features/pictures/server/routes.ts';
import { privacyRoutes } from '#features/privacy/server/routes.ts';
import { attentionRoutes, chartsRoutes, goLiveRoutes, reportsRoutes } from '#features/reports/server/routes.ts';
import { resourcesRoutes } from '#features/resources/server/routes.ts';
import { servicesRoutes } from '#features/services/server/routes.ts';
import { legalRoutes } from '#features/settings/server/legal-routes.ts';
import { settingsRoutes } from '#features/settings/server/routes.ts';
import type { Sales } from '#features/vouchers/server/api.ts';
import { balanceRoutes } from '#features/vouchers/server/list/voucher-balance.ts';
import { voucherOrderRoutes } from '#features/vouchers/server/orders/order-routes.ts';
import { vouchersRoutes } from '#features/vouchers/server/routes.ts';
import { waitingRoutes } from '#features/waiting/server/routes.ts';
import { widgetRoutes } from '#features/widget/server/routes.ts';
import { withdrawalRoutes } from '#features/withdrawals/server/routes.ts';
import type { Context } from '#shared/server/context.ts';
import type { MountedContract } from '#shared/server/http/handler.ts';
import type { SentEvents } from './operations/openapi.ts';
import { type Installation, readFactsFromElsewhere } from './procedure-facts.ts';

/** The bodies of webhooks, for the OpenAPI document. */
export const sentEvents: SentEvents = Object.fromEntries(
  [...webhookEvents, testEvent].map((type) => [type, { summary: eventContents[type].summary, body: eventBody(type) }]),
);

const hoursRoutes = (context: Context): MountedContract[] => [
  calendarSettingsRoutes(context),
  timeOffRoutes(context),
  resourceTimeOffRoutes(context),
  ownHoursRoutes(context),
  exceptionRoutes(context),
];

const moneyOfBookingRoutes = (context: Context): MountedContract[] => [
  bookingPaymentRoutes(context),
  noShowFeeRoutes(context),
  transferRoutes(context),
  restRoutes(context),
  bankRoutes(context),
];

/** What later features do for the sale of a voucher. */
export const voucherSales: Sales = { documents: saleDocuments, mails: voucherMails };

/** The API: the endpoints of all features, in order. */
export const featureRoutes = (context: Context, installation: Installation = { version: '' }): MountedContract[] => [
  authRoutes(context),
  secondFactorRoutes(context),
  passkeysRoutes(context),
  confirmationRoutes(context),
  signInsRoutes(context),
  apiKeysRoutes(context),
  teamRoutes(context, endFeedOf(context)),
  invitationsRoutes(context),
  eventsRoutes(context),
  settingsRoutes(context),
  legalRoutes(context, () => readLegalFacts(context)),
  picturesRoutes(context),
  servicesRoutes(context),
  photographersRoutes(context),
  resourcesRoutes(context),
  ...hoursRoutes(context),
  availabilityRoutes(context),
  customersRoutes(context),
  discountsRoutes(context),
  auditRoutes(context),
  paymentsRoutes(context),
  bookingRoutes(context, voucherSales),
  discountCheckRoutes(context),
  moveRoutes(context),
  adminBookingRoutes(context),
  ...moneyOfBookingRoutes(context),
  newsRoutes(context),
  alternativesRoutes(context),
  customerLinkRoutes(context),
  timeRequestRoutes(context),
  withdrawalRoutes(context),
  ...moneyRoutes(context, installation),
  calendarRoutes(context, campaignsOfSpots),
  ownCalendarRoutes(context),
  todayRoutes(context),
  feedRoutes(context),
  contactsRoutes(context),
  contactImportsRoutes(context),
  contactMessagesRoutes(context),
  offersRoutes(context),
  waitingRoutes(context),
  birthsRoutes(context),
  campaignsRoutes(context),
  cardsRoutes(context),
  daysRoutes(context),
  notificationsRoutes(context),
  outboxRoutes(context),
  pushRoutes(context),
  reportsRoutes(context),
  goLiveRoutes(context),
  attentionRoutes(context),
  chartsRoutes(context),
  webhooksRoutes(context),
  privacyRoutes(context),
  widgetRoutes(context),
];

const moneyRoutes = (context: Context, installation: Installation) => [
  vouchersRoutes(context, saleDocuments, voucherMails),
  balanceRoutes(context),
  voucherOrderRoutes(context, voucherSales),
  invoicesRoutes(context),
  previewRoutes(context),
  taxRoutes(context),
  procedureRoutes(context, () => readFactsFromElsewhere(context, installation)),
];
