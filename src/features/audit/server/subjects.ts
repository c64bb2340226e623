import type { AuditAction } from '#shared/contract/audit-action.ts';
import type { Area } from '../contract.ts';

/** What an action is about: the part before the dot. */
type Subject = AuditAction extends infer Action ? (Action extends `${infer S}.${string}` ? S : never) : never;

/** Every subject belongs to one area. */
const areaOf: Record<Subject, Area> = {
  bank_line: 'bookings',
  booking: 'bookings',
  mail: 'bookings',
  offer: 'bookings',
  waiting: 'bookings',
  withdrawal: 'bookings',
  invoice: 'bookings',
  voucher: 'bookings',
  day: 'calendar',
  date_exception: 'calendar',
  time_off: 'calendar',
  calendar_feed: 'calendar',
  service: 'range',
  photographer: 'range',
  resource: 'range',
  campaign: 'range',
  discount: 'range',
  picture: 'range',
  contact: 'contacts',
  settings: 'settings',
  payments: 'settings',
  whatsapp: 'settings',
  passkey: 'access',
  password: 'access',
  second_factor: 'access',
  session: 'access',
  team: 'access',
  api_key: 'access',
  webhook: 'access',
  privacy: 'data',
  backup: 'data',
};

/** The subjects of an area. */
export const subjectsOf = (area: Area): string[] =>
  Object.entries(areaOf).flatMap(([subject, one]) => (one === area ? subject : []));
