import type { SendMailOptions } from 'nodemailer';
import { mailOrder } from '#shared/contract/mail-order.ts';
import type { Context } from '#shared/server/context.ts';
import { isPlaceholder } from '#shared/server/outbox.ts';
import type { EmailSettings } from '../domain/email-settings.ts';
import type { MailFacts } from '../domain/mail-facts.ts';
import { whyPointless } from '../domain/still-worth-sending.ts';
import { renderMail } from '../templates/render-mail.ts';
import { composeMessage, logoId, type MailLogo, recipientAddress } from './compose-message.ts';
import { readMailFacts } from './mail-facts.ts';
import type { MailServer } from './mail-server.ts';
import { earlierFirstMails } from './reads.ts';
import type { RefusedMessage } from './settle-message.ts';
import type { ClaimedMail, SentMail } from './store.ts';

export interface PreparedMail {
  readonly message: SendMailOptions;
  readonly sent: SentMail;
}

export interface Sender {
  readonly server: MailServer;
  readonly settings: EmailSettings;
  readonly logo: MailLogo | undefined;
}

/** How many first mails one address gets in a day, whoever books under it (M04). The booking itself stands. */
export const firstMailsADay = 10;

/**
 * Writes a mail from what is true now, or says why it is not sent: the booking has changed so that it would mislead
 * (M07), or there is nobody to send it to. 'gone': the booking has been deleted, and the mail with it.
 */
export const prepareMail = async (
  context: Context,
  mail: ClaimedMail,
  { server, settings, logo }: Sender,
): Promise<PreparedMail | RefusedMessage | 'gone'> => {
  const order = mailOrder.safeParse({ ...mail.params, kind: mail.kind });
  if (!order.success) return { status: 'failed', why: 'The entry in the outbox cannot be read' };
  const facts = await readMailFacts(context, mail.booking_id, settings.design, logo ? `cid:${logoId}` : null);
  if (!facts) return 'gone';
  const now = context.now();
  const pointless = whyPointless(order.data, { booking: facts.booking, queuedAt: mail.created_at, now });
  if (pointless) return { status: 'skipped', why: pointless };
  const { to_name, to_address } = addressee(mail, facts);
  if (isPlaceholder(to_address)) return { status: 'skipped', why: 'placeholder' };
  if (order.data.kind === 'booking_received' && facts.booking.source === 'public') {
    const earlier = await earlierFirstMails(context.db, { ...mail, to_address });
    if (earlier >= firstMailsADay) return { status: 'skipped', why: 'too_many' };
  }
  const to = recipientAddress(to_name, to_address);
  if (!to) return { status: 'failed', why: 'Not an e-mail address' };
  const rendered = renderMail(order.data, facts, mail.language);
  const { message_id, language } = mail;
  const message = composeMessage(
    order.data,
    facts,
    rendered,
    { from: server.from, to, message_id, language, now },
    logo,
  );
  const { subject, html, text: plain_text } = rendered;
  return { message, sent: { to_address, to_name, subject, html, plain_text } };
};

// A customer whose address has been corrected while the mail waited gets it there.
const addressee = (mail: ClaimedMail, { booking }: MailFacts): Pick<SentMail, 'to_name' | 'to_address'> =>
  mail.recipient === 'customer' ? { to_name: booking.customer_name, to_address: booking.customer_email } : mail;
