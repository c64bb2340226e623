import { ru as auth } from '#features/auth/texts/ru.ts';
import { ru as availability } from '#features/availability/texts/ru.ts';
import { ru as bookingAdmin } from '#features/booking/texts/admin/admin-ru.ts';
import { ru as bookingMoney } from '#features/booking/texts/admin/money-ru.ts';
import { ru as bookingRequest } from '#features/booking/texts/admin/request-ru.ts';
import { ru as calendar } from '#features/calendar/texts/ru.ts';
import { ru as customers } from '#features/customers/texts/ru.ts';
import { ru as hours } from '#features/hours/texts/ru.ts';
import { ru as emailAdmin } from '#features/notifications/texts/admin-ru.ts';
import { ru as refund } from '#features/payments/texts/ru.ts';
import { ru as photographersAdmin } from '#features/photographers/texts/admin-ru.ts';
import { ru as dashboard } from '#features/reports/texts/dashboard-ru.ts';
import { ru as resourcesAdmin } from '#features/resources/texts/admin-ru.ts';
import { ru as servicesAdmin } from '#features/services/texts/admin-ru.ts';
import { ru as serviceRules } from '#features/services/texts/rules-ru.ts';
import { ru as settingsAdmin } from '#features/settings/texts/admin-ru.ts';
import { ru as form } from '#shared/web/admin/form-texts/ru.ts';
import { ru as adminParts } from '#shared/web/admin/texts/ru.ts';
import { ru as shared } from '#shared/web/texts/ru.ts';
import type { AllTexts } from '#shared/web/texts.tsx';
import { ru as admin } from './admin-ru.ts';

/** All Russian texts of the back office. */
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
