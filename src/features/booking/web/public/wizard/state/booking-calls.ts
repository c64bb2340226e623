import type { availabilityContract } from '#features/availability/contract.ts';
import type { calendarSettingsContract } from '#features/hours/contract.ts';
import type { paymentsContract } from '#features/payments/contract.ts';
import type { photographersContract } from '#features/photographers/contract.ts';
import type { servicesContract } from '#features/services/contract.ts';
import type { settingsContract } from '#features/settings/contract.ts';
import { caller } from '#shared/web/call/call.ts';
import type { bookingContract } from '../../../../contract.ts';

/** The typed client of all endpoints that the wizard calls. */
export const call = caller<
  typeof availabilityContract &
    typeof bookingContract &
    typeof calendarSettingsContract &
    typeof paymentsContract &
    typeof photographersContract &
    typeof servicesContract &
    typeof settingsContract
>();
