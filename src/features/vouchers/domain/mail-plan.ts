import { instantOf } from '#shared/kernel/time/berlin-time.ts';
import { parseDate } from '#shared/kernel/time/calendar-date.ts';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';

/** When a mail that is planned for a day is sent: minutes since midnight in Berlin. No change of the clocks skips it. */
const sentAtMinute = (9 * HOUR) / MINUTE;

/** Why a voucher is not mailed on a day. `past`: before today. `after_end`: the voucher has ended then. */
export type MailDayRefusal = 'no_day' | 'past' | 'after_end';

interface MailDays {
  /** 'yyyy-MM-dd' in Berlin. */
  readonly today: string;
  /** The last day of the voucher. */
  readonly valid_until: string;
}

/** Returns why a voucher is not mailed on the day `on`, 'yyyy-MM-dd'; undefined: it can be. */
export const mailDayRefusal = (on: string, { today, valid_until }: MailDays): MailDayRefusal | undefined => {
  if (parseDate(on) === null) return 'no_day';
  if (on < today) return 'past';
  return on > valid_until ? 'after_end' : undefined;
};

/**
 * Returns when a mail for the day `on` is due: at 9:00 in Berlin, or at once if that has passed today; epoch ms. Throws a
 * RangeError if there is no such day.
 */
export const mailDueAt = (on: string, now: number): number => {
  const due = instantOf(on, sentAtMinute);
  if (due === null) throw new RangeError('The change of the clocks skips the hour of mails');
  return Math.max(due, now);
};

interface Named {
  readonly buyer_name: string;
  readonly buyer_email: string | null;
  readonly recipient_name: string;
}

/** Returns whether an address is the buyer's own, and the name that its mail greets; '': nobody was named. */
export const addresseeOf = (
  email: string,
  { buyer_name, buyer_email, recipient_name }: Named,
): { readonly to_buyer: boolean; readonly to_name: string } => {
  const to_buyer = buyer_email !== null && buyer_email.toLowerCase() === email.toLowerCase();
  return { to_buyer, to_name: to_buyer ? buyer_name : recipient_name };
};
