import { readCompany, readSetting } from '#features/settings/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isOfferOrder, isWaitingOrder, isWithoutBooking, mailOrder } from '#shared/kernel/message-order.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../domain/email-settings.ts';
import { whatsappReminder } from '../domain/whatsapp-reminder.ts';
import { renderMail, renderMailWithoutBooking, renderOfferMail, renderWaitingMail } from '../templates/render-mail.ts';
import { logoId } from './compose-message.ts';
import { readCommonFacts, readMailFacts, readOfferFacts, readWaitingFacts } from './mail-facts.ts';
import { mailPreviewUrl } from './mail-preview-link.ts';
import { type OutboxRowWithBodies, selectMessage } from './outbox-store.ts';
import { outboxView } from './outbox-view.ts';

/** Returns a message with its text and a URL that shows it: as sent, or as it would be sent now. */
export const messageInFull = async (context: Context, id: string) => {
  const row = await selectMessage(context.db, id);
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
  const row = await selectMessage(context.db, id);
  const written = row && (await asWritten(context, row));
  if (!written?.html) return undefined;
  const { logo_url } = await readCompany(context.db);
  return written.html.replaceAll(`src="cid:${logoId}"`, logo_url === null ? 'src=""' : `src="${logo_url}"`);
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
  if (order && isWaitingOrder(order)) {
    const found = row.waiting_entry_id && (await readWaitingFacts(context, row.waiting_entry_id, design, logo_url));
    return found ? renderWaitingMail(found.facts, row.language) : undefined;
  }
  const facts = row.booking_id && (await readMailFacts(context, row.booking_id, design, logo_url));
  if (!facts) return undefined;
  if (order) return renderMail(order, facts, row.language);
  const unreadable = row.kind !== 'whatsapp_reminder';
  return { subject: null, html: null, text: unreadable ? '' : whatsappReminder(facts, row.language).text };
};
