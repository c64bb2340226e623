import type { MailOrder } from '#shared/kernel/message-order.ts';
import type { Context } from '#shared/server/context.ts';
import { admissionOf, unconfirmedMailsPerDay } from '../../domain/unconfirmed-address.ts';
import type { MailBooking } from '../../domain/writing/mail-facts.ts';
import type { PreparedMail } from '../mails/prepared-mail.ts';
import { admitMail, wasEverWritten } from './admission-store.ts';
import type { RefusedMessage } from './settle-message.ts';

declare const admitted: unique symbol;

/** A mail that may be sent. Only `admit` makes one, so that no kind of mail passes the limit of unconfirmed addresses. */
export type AdmittedMail = PreparedMail & { readonly [admitted]: true };

interface Asked {
  /** The message in the outbox. */
  readonly id: string;
  readonly order: MailOrder;
  readonly prepared: PreparedMail;
  /** What the mail is about; undefined: no booking. */
  readonly booking: MailBooking | undefined;
}

/**
 * Admits a mail to its mailbox, or returns why it is withheld: an address that nobody has confirmed has got its mails of
 * the day, or it would be told that something was cancelled of which it was never told.
 */
export const admit = async (
  { db, now }: Context,
  { id, order, prepared, booking }: Asked,
): Promise<AdmittedMail | RefusedMessage> => {
  const admission = admissionOf(order, booking);
  const mail = prepared as AdmittedMail;
  if (admission === 'free') return mail;
  const isLimited = admission === 'limited';
  if (isLimited && order.kind === 'booking_cancelled' && booking && !(await wasEverWritten(db, booking.id))) {
    return { status: 'skipped', why: 'never_told' };
  }
  const limit = isLimited ? unconfirmedMailsPerDay : undefined;
  const isAdmitted = await admitMail(db, { id, to_address: mail.sent.to_address, limit, now: now() });
  return isAdmitted ? mail : { status: 'skipped', why: 'too_many' };
};
