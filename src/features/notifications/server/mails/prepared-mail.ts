import type { SendMailOptions } from 'nodemailer';
import type { EmailSettings } from '../../domain/email-settings.ts';
import type { RenderedMail } from '../../templates/render-mail.ts';
import type { MailServer } from '../sending/mail-server.ts';
import type { ClaimedMessage, SentMessage } from '../store.ts';
import { type Envelope, logoId, type MailLogo, recipientAddress } from './compose-message.ts';

export interface PreparedMail {
  readonly message: SendMailOptions;
  /** What a response of the mail server must not bring into the outbox. */
  readonly secrets?: readonly string[];
  readonly sent: SentMessage;
}

export interface Sender {
  readonly server: MailServer;
  readonly settings: EmailSettings;
  readonly logo: MailLogo | undefined;
}

export type Addressee = Pick<SentMessage, 'to_name' | 'to_address'>;

export const notAnAddress = { status: 'failed', why: 'Not an e-mail address' } as const;

export const logoIn = (logo: MailLogo | undefined): string | null => (logo ? `cid:${logoId}` : null);

export const envelopeOf = (
  { message_id, language }: ClaimedMessage,
  { to_name, to_address }: Addressee,
  { server }: Pick<Sender, 'server'>,
  now: number,
): Envelope | undefined => {
  const to = recipientAddress(to_name, to_address);
  return to && { from: server.from, to, message_id, language, now };
};

export const sentMessage = (
  { subject, html, text }: RenderedMail,
  { to_name, to_address }: Addressee,
): SentMessage => ({
  to_address,
  to_name,
  subject,
  html,
  plain_text: text,
});
