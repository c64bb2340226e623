import { z } from 'zod';

/** The actions that a booking allows now. The server derives them from the table of status transitions. */
const bookingActions = [
  'confirm',
  'confirm_without_payment',
  'complete',
  'cancel',
  'edit',
  'reschedule',
  'restore',
  'record_revenue',
  'new_link',
  'confirm_address',
  'ask_new_time',
  'withdraw_request',
] as const;
export const bookingAction = z.enum(bookingActions);
export type BookingAction = z.infer<typeof bookingAction>;
