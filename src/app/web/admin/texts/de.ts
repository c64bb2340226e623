import { de as auth } from '#features/auth/texts/de.ts';
import { de as availability } from '#features/availability/texts/de.ts';
import { de as bookingAdmin } from '#features/booking/texts/admin/admin-de.ts';
import { de as bookingMoney } from '#features/booking/texts/admin/money-de.ts';
import { de as bookingRequest } from '#features/booking/texts/admin/request-de.ts';
import { de as calendar } from '#features/calendar/texts/de.ts';
import { de as customers } from '#features/customers/texts/de.ts';
import { de as hours } from '#features/hours/texts/de.ts';
import { de as emailAdmin } from '#features/notifications/texts/admin-de.ts';
import { de as refund } from '#features/payments/texts/de.ts';
import { de as photographersAdmin } from '#features/photographers/texts/admin-de.ts';
import { de as dashboard } from '#features/reports/texts/dashboard-de.ts';
import { de as resourcesAdmin } from '#features/resources/texts/admin-de.ts';
import { de as servicesAdmin } from '#features/services/texts/admin-de.ts';
import { de as serviceRules } from '#features/services/texts/rules-de.ts';
import { de as settingsAdmin } from '#features/settings/texts/admin-de.ts';
import { de as form } from '#shared/web/admin/form-texts/de.ts';
import { de as adminParts } from '#shared/web/admin/texts/de.ts';
import { de as shared } from '#shared/web/texts/de.ts';
import type { AllTexts } from '#shared/web/texts.tsx';
import { de as admin } from './admin-de.ts';

/** All German texts of the back office. */
export const texts: AllTexts = {
  auth,
  availability,
  hours,
  bookingAdmin,
  bookingMoney,
  bookingRequest,
  calendar,
  emailAdmin,
  refund,
  customers,
  photographersAdmin,
  dashboard,
  resourcesAdmin,
  servicesAdmin,
  serviceRules,
  settingsAdmin,
  form,
  adminParts,
  shared,
  admin,
};
