import { readCompany, readSetting } from '#features/settings/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import type { Role } from '#shared/contract/role.ts';
import {
  isOfferOrder,
  isVoucherOrder,
  isWaitingOrder,
  isWithoutBooking,
  mailOrder,
  type VoucherOrder,
} from '#shared/kernel/message-order.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom, type MailDesign } from '../../domain/email-settings.ts';
import { whatsappReminder } from '../../domain/reminders/whatsapp-reminder.ts';
import {
  renderMail,
  renderMailWithoutBooking,
  renderOfferMail,
  renderVoucherMail,
  renderWaitingMail,
} from '../../templates/render-mail.ts';
import { giroCodeId, logoId } from '../mails/compose-message.ts';
import {
  readCommonFacts,
  readMailFacts,
  readOfferFacts,
  readVoucherFacts,
  readWaitingFacts,
} from '../mails/mail-facts.ts';
import { mailPreviewUrl } from '../settings/mail-preview-link.ts';
import { type OutboxRowWithBodies, selectMessage } from './outbox-store.ts';
import { outboxView } from './outbox-view.ts';

/** Returns a message with its text and a URL that shows it: as sent, or as it would be sent now. */
export const messageInFull = async (context: Context, id: string, role: Role) => {
  const row = await selectMessage(context.db, id, role);
  const written = row && (await asWritten(context, row));
  if (!written) throw notFound('Message');
  return {
    ...outboxView(row, context.now()),
    shown_subject: written.subject,
    plain_text: written.text,
    preview_url: written.html === null ? null : mailPreviewUrl(context, { show: 'message', id }),
  };
};

/** Returns the HTML of a mail for a browser, with the current logo in place of the attached one. */
export const htmlOfMessage = async (context: Context, id: string): Promise<string | undefined> => {
  // The address is signed and given only to those who see the message.
  const row = await selectMessage(context.db, id, 'owner');
  const written = row && (await asWritten(context, row));
  if (!written?.html) return undefined;
  const { logo_url } = await readCompany(context.db);
  // The attached GiroCode is not kept: its alternative text is shown.
  return written.html
    .replaceAll(`src="cid:${logoId}"`, logo_url === null ? 'src=""' : `src="${logo_url}"`)
    .replaceAll(`src="cid:${giroCodeId}"`, 'src=""');
};

interface Written {
  readonly subject: string | null;
  readonly html: string | null;
  readonly text: string;
}

const asWritten = async (context: Context, row: OutboxRowWithBodies): Promise<Written | undefined> => {
  if (row.plain_text !== null) return { subject: row.subject, html: row.html, text: row.plain_text };
  const { design } = emailSettingsFrom(await readSetting(context.db, 'email'));
  const { logo_url } = await readCompany(context.db);
  const order = mailOrder.safeParse({ ...row.params, kind: row.kind }).data;
  if (order && isWithoutBooking(order)) {
    return renderMailWithoutBooking(order, await readCommonFacts(context, design, logo_url), row.language);
  }
  if (order && isOfferOrder(order)) {
    const { offer_id } = row;
    const found = offer_id && (await readOfferFacts(context, { ...order, offer_id }, design, logo_url));
    return found ? renderOfferMail(found.facts, row.language) : undefined;
  }
  if (order && isWaitingOrder(order)) return waitingAsWritten(context, row, { design, logo_url });
  if (order && isVoucherOrder(order)) return voucherAsWritten(context, row, { order, design, logo_url });
  const facts = row.booking_id && (await readMailFacts(context, row.booking_id, design, logo_url));
  if (!facts) return undefined;
  if (order) return renderMail(order, facts, row.language);
  const unreadable = row.kind !== 'whatsapp_reminder';
  return { subject: null, html: null, text: unreadable ? '' : whatsappReminder(facts, row.language).text };
};

interface Shown {
  readonly design: MailDesign;
  readonly logo_url: string | null;
}

const waitingAsWritten = async (
  context: Context,
  { waiting_entry_id, language }: OutboxRowWithBodies,
  { design, logo_url }: Shown,
): Promise<Written | undefined> => {
  const found = waiting_entry_id && (await readWaitingFacts(context, waiting_entry_id, design, logo_url));
  return found ? renderWaitingMail(found.facts, language) : undefined;
};

/** Without the code, which only the mail itself has. */
const voucherAsWritten = async (
  context: Context,
  { voucher_id, to_name, language }: OutboxRowWithBodies,
  { order, design, logo_url }: Shown & { readonly order: VoucherOrder },
): Promise<Written | undefined> => {
  const addressed = voucher_id && { voucher_id, to_name, to_buyer: order.to_buyer ?? false };
  const found = addressed && (await readVoucherFacts(context, addressed, design, logo_url));
  return found ? renderVoucherMail(found.facts, language) : undefined;
};
