import { conflict, malformed, notFound, type Problem } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { VoucherMailOrder } from '#shared/server/outbox.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { AdminVoucher, ChangedMail, MailWish } from '../../contract.ts';
import { addresseeOf, type MailDayRefusal, mailDayRefusal, mailDueAt } from '../../domain/mail-plan.ts';
import { stateOf } from '../../domain/validity.ts';
import { openCode, unreadable } from '../codes/code.ts';
import { lockVoucher } from '../codes/lock-store.ts';
import { voucherById } from '../list/voucher-by-id.ts';
import type { SoldVoucher, VoucherRow } from '../store.ts';
import { mailView } from './mail-view.ts';
import type { VoucherMails } from './voucher-mails.ts';

const refusals: Readonly<Record<MailDayRefusal, readonly [message: string, type: string]>> = {
  no_day: ['must be a day of the calendar', 'value_error'],
  past: ['must not be in the past', 'too_small'],
  after_end: ['must not be after the last day of the voucher', 'too_big'],
};

/** The refusal of a day, at its field. */
export const mailDayProblem = (loc: readonly string[], refusal: MailDayRefusal): Problem =>
  malformed([...loc], ...refusals[refusal]);

type Mailed = Pick<SoldVoucher, 'id' | 'buyer_name' | 'buyer_email' | 'recipient_name' | 'language' | 'valid_until'>;

/** Returns the mail that is wished for a voucher. Throws 422 for a day on which it cannot be sent. */
export const orderOfMail = (wish: MailWish, voucher: Mailed, now: number): VoucherMailOrder => {
  const { email, on, language = voucher.language } = wish;
  const refusal = on === null ? undefined : mailDayRefusal(on, { ...voucher, today: berlinDateOf(now) });
  if (refusal) throw mailDayProblem(['body', 'mail', 'on'], refusal);
  const { to_buyer, to_name } = addresseeOf(email, voucher);
  return {
    kind: 'voucher_sent',
    ...(to_buyer && { to_buyer }),
    voucher_id: voucher.id,
    to_address: email,
    to_name,
    language,
    send_at: on === null ? undefined : mailDueAt(on, now),
  };
};

/** Records that a mail was planned, without address and code. */
export const recordPlan = (
  trx: Database,
  { voucher_id, on, actor, now }: { voucher_id: string; on: string | null; actor: string; now: number },
): Promise<void> =>
  recordAudit(trx, {
    actor,
    action: 'voucher.mail_planned',
    details: { voucher_id, ...(on !== null && { date: on }) },
    at: now,
  });

interface Planner {
  /** ID of an administrator. */
  readonly actor: string;
  readonly mails: VoucherMails;
}

/**
 * Mails a voucher at once or on a day, changes the mail that was not sent, or gives it up (`mail` null). The lock of the
 * voucher, which blocking it needs too, decides among all that happens at once. Throws 409 `voucher_invalid` for one that
 * cannot be redeemed, `being_sent`, `code_unreadable` and `version_conflict`.
 */
export const changeMail = async (
  context: Context,
  id: string,
  { mail, version }: ChangedMail,
  { actor, mails }: Planner,
): Promise<AdminVoucher> => {
  const now = context.now();
  await inTransaction(context.db, async (trx) => {
    const voucher = await lockVoucher(trx, id);
    if (!voucher) throw notFound('Voucher');
    const stored = mailView((await mails.latest(trx, [id])).get(id), voucher.language);
    await refuseStale(version, stored.version, 'The mail was', () => ({ mail: stored }));
    if (mail === null) {
      if (stored.status !== 'waiting') return;
      if (!(await mails.giveUp(trx, id, 'given_up', now))) throw conflict('being_sent', 'This mail is being sent');
      await recordAudit(trx, { actor, action: 'voucher.mail_given_up', details: { voucher_id: id }, at: now });
      return;
    }
    refuseUnsendable(context, voucher, now);
    await mails.plan(trx, orderOfMail(mail, voucher, now), now);
    await recordPlan(trx, { voucher_id: id, on: mail.on, actor, now });
  });
  return voucherById(context, id, mails);
};

const refuseUnsendable = ({ secretKey }: Context, voucher: VoucherRow, now: number): void => {
  if (stateOf(voucher, berlinDateOf(now)) !== 'valid') {
    throw conflict('voucher_invalid', 'Only a voucher that can be redeemed is mailed');
  }
  if (openCode(secretKey, voucher) === undefined) throw unreadable();
};
