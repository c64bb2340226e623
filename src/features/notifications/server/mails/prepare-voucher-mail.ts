import { voucherToSend } from '#features/vouchers/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { VoucherOrder } from '#shared/kernel/message-order.ts';
import type { Context } from '#shared/server/context.ts';
import { renderVoucherMail } from '../../templates/render-mail.ts';
import type { RefusedMessage } from '../sending/settle-message.ts';
import type { ClaimedMessage } from '../store.ts';
import { composeMessage, studioAddress } from './compose-message.ts';
import { readVoucherFacts } from './mail-facts.ts';
import { envelopeOf, logoIn, notAnAddress, type PreparedMail, type Sender, sentMessage } from './prepared-mail.ts';

/**
 * Renders the mail with a voucher: its PDF and the link with its code are made now, and the stored copy has neither. A
 * voucher that cannot be redeemed is not sent; that is read last, when all that takes time is done.
 */
export const prepareVoucherMail = async (
  context: Context,
  mail: ClaimedMessage,
  order: VoucherOrder,
  { server, settings, logo }: Sender,
): Promise<PreparedMail | RefusedMessage | 'gone'> => {
  const { voucher_id, to_name } = mail;
  const secret = voucher_id && (await secretOf(context, voucher_id));
  if (!secret) return 'gone';
  if ('why' in secret) return secret;
  const envelope = envelopeOf(mail, mail, { server }, context.now());
  if (!envelope) return notAnAddress;
  const addressed = { voucher_id, to_name, to_buyer: order.to_buyer ?? false };
  const found = await readVoucherFacts(context, addressed, settings.design, logoIn(logo));
  if (!found) return 'gone';
  if (!found.isValid) return { status: 'skipped', why: 'voucher_invalid' };
  const { facts } = found;
  const rendered = renderVoucherMail({ ...facts, voucher_url: secret.url }, mail.language);
  const enclosed = { replyTo: studioAddress(facts), file: secret.file };
  return {
    message: composeMessage(rendered, envelope, enclosed, logo),
    secrets: secret.codes,
    sent: sentMessage(renderVoucherMail(facts, mail.language), mail),
  };
};

const secretOf = (context: Context, voucherId: string) =>
  voucherToSend(context, voucherId).catch((error: unknown): RefusedMessage => {
    if (error instanceof Problem && error.code === 'code_unreadable') return { status: 'failed', why: error.message };
    throw error;
  });
