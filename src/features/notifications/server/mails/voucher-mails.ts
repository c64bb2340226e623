import type { VoucherMails } from '#features/vouchers/server/api.ts';
import { conflict } from '#shared/contract/problem.ts';
import { queueVoucherMail, voucherMail } from '#shared/server/outbox.ts';
import { mayGiveUp } from '../../domain/outbox-actions.ts';
import { giveUpUnsent, latestMails, lockLatestMail, rewriteMail } from './voucher-mail-store.ts';

const plan: VoucherMails['plan'] = async (trx, order, now) => {
  const mail = await lockLatestMail(trx, order.voucher_id);
  if (!mail || mail.status === 'sent') return queueVoucherMail(trx, order, now);
  // Whatever may not be given up now is being sent.
  if (mail.status === 'waiting' && !mayGiveUp(mail, now)) {
    throw conflict('being_sent', 'This message is being sent or about to be');
  }
  await rewriteMail(trx, mail.id, voucherMail(order), now);
};

/** The mails of vouchers in the outbox. */
export const voucherMails: VoucherMails = { latest: latestMails, plan, giveUp: giveUpUnsent };
